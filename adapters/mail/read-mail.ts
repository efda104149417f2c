import { z } from 'zod';
import type {
  AlertMail,
  AlertMatch,
  AppointmentMail,
  FriendMail,
  LinkMail,
  MailSubject,
  MatchReason,
  RequestMail,
} from '../../application/request/mail-templates.ts';

const amount = z.number();
const language = z.enum(['fr', 'nl', 'en', 'de']);
const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const day = z.iso.date();

const subjectFields = {
  kind: z.enum(['property', 'project']),
  id: z.string(),
  title: z.string(),
  place: z.string(),
  path: z.string(),
  facts: z.array(z.string()),
};
const subject: z.ZodType<MailSubject> = z.object(subjectFields);

/** Data of a template as they came out of the store; a mail whose data do not fit is never sent. */
export const REQUEST_MAIL: z.ZodType<RequestMail> = z.object({
  reference: z.string(),
  receivedAt: z.number(),
  visitorLanguage: language,
  values: z.record(z.string(), value),
  names: z.record(z.string(), z.string()),
  subject: subject.optional(),
  hours: z.object({ from: hour, to: hour }).optional(),
  link: z.string().optional(),
  advance: z.object({ percent: z.number(), amount }).optional(),
  rental: z
    .object({
      minimumIncome: amount.optional(),
      maximumPersons: z.number().optional(),
      firstMonth: amount.optional(),
      inventoryShare: amount.optional(),
      deposit: z.object({ months: z.number(), amount }).optional(),
    })
    .optional(),
  documents: z.array(z.object({ name: z.string(), keptAs: z.string().optional() })).optional(),
  again: z.boolean().optional(),
  files: z.array(z.object({ keptAs: z.string(), contentType: z.string() })).optional(),
});

export const APPOINTMENT_MAIL: z.ZodType<AppointmentMail> = z.object({
  reference: z.string(),
  day,
  from: hour,
  to: hour,
  sequence: z.number().int().min(0),
  updatedAt: z.number(),
  visitor: z.object({ name: z.string(), phone: z.string().optional(), email: z.string().optional() }),
  subject: subject.optional(),
  meetAt: z.string(),
  agent: z.object({ name: z.string(), phone: z.string().optional() }).optional(),
  link: z.string().optional(),
});

const reason: z.ZodType<MatchReason> = z.union([
  z.object({ kind: z.enum(['new', 'back']) }),
  z.object({ kind: z.literal('cheaper'), from: amount, to: amount }),
  z.object({ kind: z.enum(['type', 'zone', 'other-type', 'near-zone']), name: z.string() }),
  z.object({ kind: z.enum(['budget', 'over-budget']), price: amount, budget: amount }),
  z.object({ kind: z.enum(['bedrooms', 'fewer-bedrooms']), has: z.number(), wanted: z.number() }),
]);
const match: z.ZodType<AlertMatch> = z.object({ ...subjectFields, reasons: z.array(reason) });

export const ALERT_MAIL: z.ZodType<AlertMail> = z.object({
  wish: z.array(z.string()),
  matches: z.array(match),
  nearMisses: z.array(match),
  changePath: z.string(),
});

export const WELCOME_MAIL = z.object({ wish: z.array(z.string()), changePath: z.string() });

export const FRIEND_MAIL: z.ZodType<FriendMail> = z.object({
  from: z.string(),
  message: z.string(),
  subject: subject.optional(),
  path: z.string(),
  stopPath: z.string(),
});

export const LINK_MAIL: z.ZodType<LinkMail> = z.object({ link: z.string() });
export const MOMENT_MAIL = z.object({ at: z.number() });
export const EMPTY_MAIL = z.object({});

/** Which fields did not fit, by name; never what they held. */
export function placesOf(issues: unknown): string {
  const paths = z.array(z.object({ path: z.array(z.union([z.string(), z.number()])) })).safeParse(issues);
  return paths.success
    ? paths.data
        .map(({ path }) => path.join('.'))
        .join(', ')
        .slice(0, 100)
    : 'data';
}
