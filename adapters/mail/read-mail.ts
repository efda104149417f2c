import { z } from 'zod';
import { FILTER_NAMES, FLAGS } from '../../domain/list/filters.ts';
import type { PriceDisplay } from '../../domain/listing/price-display.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { ALARM_KINDS } from '../../application/ports/operation/alarms.ts';
import {
  ALARM_STATES,
  type AdvertFindingsMail,
  type AlarmMail,
  type AlertMail,
  type AnswerMail,
  type ViewingMail,
  type AssignedMail,
  type HandedWorkMail,
  type FriendMail,
  LEAD_OUTCOMES,
  type LeadFailedMail,
  type LinkMail,
  type MailData,
  type OfferMail,
  type RequestMail,
  type SecondFactorMail,
  SECOND_FACTOR_NEWS,
} from '../../application/mail/mail-templates.ts';
import { exactly } from '../wire/exactly.ts';

const amount = z.number();
const language = z.enum(LANGUAGES);
const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const day = z.iso.date();

const shownPrice = { amount: z.string(), startingFrom: z.boolean(), perMonth: z.boolean() };
const price = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('on-demand') }),
  z.object({
    kind: z.literal('shown'),
    ...shownPrice,
    unit: z.object({ text: z.string(), lang: language.optional() }).optional(),
  }),
]);
/**
 * Price format of version 0.1: absent means on demand, and the unit is a string. Mails wait at most 48 hours (`retryDelay`), so remove
 * this as soon as direct upgrades from 0.1 are no longer supported.
 */
const formerPrice = z
  .object({ ...shownPrice, unit: z.string().optional() })
  .optional()
  .transform((former): PriceDisplay => {
    if (!former) return { kind: 'on-demand' };
    const { unit, ...rest } = former;
    return { kind: 'shown', ...rest, ...(unit !== undefined && { unit: { text: unit } }) };
  });

const advert = z.object({
  price: z.union([price, formerPrice]),
  charges: amount.optional(),
  bedrooms: z.number().optional(),
  livingArea: z.number().optional(),
  officeArea: z.number().optional(),
  builtArea: z.number().optional(),
  totalArea: z.number().optional(),
  groundArea: z.number().optional(),
  energy: z
    .object({
      // Name of the certificate; '' in mails enqueued by earlier versions, which show only the class.
      certificate: z.string().default(''),
      label: z.string(),
      performance: z.number().optional(),
      co2: z.number().optional(),
      code: z.string().optional(),
    })
    .optional(),
  renovationYears: z.number().optional(),
  flood: z.object({ parcel: z.string().optional(), building: z.string().optional() }).optional(),
  badges: z.array(z.string()),
});

const subjectFields = {
  kind: z.enum(['property', 'project']),
  id: z.string(),
  title: z.string(),
  titleLang: language.optional(),
  place: z.string(),
  path: z.string(),
};
const subject = z.object({ ...subjectFields, advert: advert.optional() });

const filterLabel = z.object({
  kind: z.enum([...FILTER_NAMES, ...FLAGS.map(flag => `${flag}-not` as const), 'zone-drawn']),
  name: z.string(),
  km: z.number().optional(),
});

const rental = z.object({
  minimumIncome: amount.optional(),
  maximumPersons: z.number().optional(),
  firstMonth: amount.optional(),
  inventoryShare: amount.optional(),
  deposit: z.object({ months: z.number(), amount }).optional(),
});

const scan = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['clean', 'unscanned']) }),
  z.object({ kind: z.literal('infected'), signature: z.string() }),
]);

/**
 * Schemas of the data of mail templates in the outbox, each with exactly the fields of its type, at every depth. A mail whose data do not match
 * is never sent.
 */
export const REQUEST_MAIL = z
  .object({
    reference: z.string(),
    receivedAt: z.number(),
    visitorLanguage: language,
    values: z.record(z.string(), value),
    names: z.record(z.string(), z.string()),
    criteria: z.array(filterLabel).optional(),
    subject: subject.optional(),
    link: z.string().optional(),
    keptMonths: z.number().optional(),
    unconfirmedDays: z.number().optional(),
    advance: z.object({ percent: z.number(), amount }).optional(),
    rental: rental.optional(),
    documents: z.array(z.object({ name: z.string(), keptAs: z.string().optional() })).optional(),
    again: z.boolean().optional(),
    files: z.array(z.object({ keptAs: z.string(), contentType: z.string(), scan: scan.optional() })).optional(),
  })
  .apply(exactly<RequestMail>());

export const OFFER_MAIL = z
  .object({
    reference: z.string(),
    buyer: z.string().optional(),
    terms: z
      .object({ amount, validUntil: day, subjectToCredit: z.boolean(), remark: z.string().optional() })
      .optional(),
    counter: z.object({ amount, validUntil: day }).optional(),
    on: day.optional(),
    answered: z.array(z.object({ reference: z.string(), amount: amount.optional() })).optional(),
    subject: subject.optional(),
    link: z.string().optional(),
  })
  .apply(exactly<OfferMail>());

export const VIEWING_MAIL = z
  .object({
    reference: z.string(),
    day,
    from: hour,
    to: hour,
    exact: z.boolean().optional(),
    byDesk: z.boolean().optional(),
    reason: z.string().optional(),
    again: z.boolean().optional(),
    before: z.object({ day, from: hour, to: hour }).optional(),
    unconfirmed: z.boolean().optional(),
    sequence: z.number().int().min(0),
    updatedAt: z.number(),
    visitor: z.object({
      name: z.string(),
      title: z.string().optional(),
      firstName: z.string().optional(),
      lastName: z.string().optional(),
      phone: z.string().optional(),
      email: z.string().optional(),
    }),
    subject: subject.optional(),
    visitorLanguage: language,
    remark: z.string().optional(),
    meetAt: z.string(),
    addressFollows: z.boolean().optional(),
    agent: z.object({ name: z.string(), phone: z.string().optional() }).optional(),
    rental: rental.optional(),
    link: z.string().optional(),
  })
  .apply(exactly<ViewingMail>());

const reason = z.union([
  z.object({ kind: z.enum(['new', 'back']) }),
  z.object({ kind: z.literal('cheaper'), from: amount, to: amount }),
  z.object({ kind: z.enum(['type', 'zone', 'other-type']), name: z.string() }),
  z.object({ kind: z.literal('near-zone'), name: z.string(), km: z.number() }),
  z.object({ kind: z.enum(['budget', 'over-budget']), price: amount, budget: amount }),
  z.object({ kind: z.enum(['bedrooms', 'fewer-bedrooms']), has: z.number(), wanted: z.number() }),
  z.object({ kind: z.literal('filter'), told: filterLabel }),
]);
const match = z.object({ ...subjectFields, advert, reasons: z.array(reason) });

const wish = z.object({
  goal: z.enum(['sale', 'rent']),
  types: z.array(z.string()),
  zones: z.array(z.string()),
  budget: amount.optional(),
  bedrooms: z.number().optional(),
  criteria: z.array(filterLabel).optional(),
  period: z.object({ from: day, until: day }).optional(),
});

export const ALERT_MAIL = z
  .object({
    wish,
    matches: z.array(match),
    nearMisses: z.array(match),
    more: z.object({ count: z.number(), path: z.string() }).optional(),
    changePath: z.string(),
    pausePath: z.string().optional(),
  })
  .apply(exactly<AlertMail>());

export const WELCOME_MAIL = z
  .object({ wish, changePath: z.string(), pausePath: z.string().optional() })
  .apply(exactly<MailData['alert-welcome']>());

export const FRIEND_MAIL = z
  .object({
    from: z.string(),
    message: z.string(),
    subject: subject.optional(),
    title: z.string().optional(),
    path: z.string(),
    stopPath: z.string(),
  })
  .apply(exactly<FriendMail>());

export const UNSUBSCRIBE_LINKS_MAIL = z
  .object({
    subscriptions: z.array(
      z.object({ kind: z.enum(['alert', 'newsletter']), wish: wish.optional(), link: z.string() }),
    ),
  })
  .apply(exactly<MailData['unsubscribe-link']>());
export const LINK_MAIL = z.object({ link: z.string() }).apply(exactly<LinkMail>());
export const MOMENT_MAIL = z.object({ at: z.number() }).apply(exactly<MailData['password-changed']>());
export const SECOND_FACTOR_MAIL = z
  .object({
    what: z.enum(SECOND_FACTOR_NEWS),
    at: z.number(),
    left: z.number(),
  })
  .apply(exactly<SecondFactorMail>());
export const LEAD_FAILED_MAIL = z
  .object({
    reference: z.string(),
    system: z.string(),
    outcome: z.enum(LEAD_OUTCOMES),
  })
  .apply(exactly<LeadFailedMail>());
export const ASSIGNED_MAIL = z
  .object({
    reference: z.string(),
    by: z.string(),
    path: z.string(),
  })
  .apply(exactly<AssignedMail>());
export const HANDED_WORK_MAIL = z
  .object({
    by: z.string(),
    from: z.string(),
    requests: z.number().int().min(0),
    viewings: z.number().int().min(0),
    // The field is absent in mails of a version that handed over no homes.
    homes: z.number().int().min(0).default(0),
    path: z.string(),
  })
  .apply(exactly<HandedWorkMail>());
export const ANSWER_MAIL = z
  .object({
    reference: z.string(),
    receivedAt: z.number(),
    words: z.string(),
    agent: z.string(),
    asked: z.string().optional(),
    subject: subject.optional(),
    follows: z.string().optional(),
  })
  .apply(exactly<Omit<AnswerMail, 'takeBack'>>());
export const ADVERT_FINDINGS_MAIL = z
  .object({
    counts: z.array(z.object({ name: z.string(), count: z.number() })),
    adverts: z.array(
      z.object({ id: z.string(), title: z.string(), place: z.string(), path: z.string(), lines: z.array(z.string()) }),
    ),
    more: z.number(),
    path: z.string(),
  })
  .apply(exactly<AdvertFindingsMail>());

export const ALARM_MAIL = z
  .object({
    kind: z.enum(ALARM_KINDS),
    state: z.enum(ALARM_STATES),
    machine: z.string(),
    figures: z.record(z.string(), z.number()),
  })
  .apply(exactly<AlarmMail>());
export const EMPTY_MAIL = z.object({});
