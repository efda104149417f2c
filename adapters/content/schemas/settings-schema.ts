import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import { LEGAL_HOLIDAYS, REGIONAL_DAYS } from '../../../domain/appointment/holidays.ts';
import { SLOTS, USUAL_CALENDAR, type Weekday } from '../../../domain/appointment/viewing-calendar.ts';
import { DEFAULT_TOUR_HOSTS } from '../../../domain/media/media-kind.ts';
import type { Settings } from '../../../domain/page/site.ts';
import { EXPIRING_FORMS, USUAL_RETENTION } from '../../../domain/request/retention.ts';
import { byLanguage, LANGUAGES } from '../../../domain/text/language.ts';
import { says } from '../../wire/schema-words.ts';
import { publicText } from './text-schema.ts';

const slotId = z.enum(SLOTS);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says(reason('not-hour')));
const slots = z.array(
  z
    .strictObject({ id: slotId, from: hour, to: hour })
    .refine(slot => slot.from < slot.to, { path: ['to'], error: says(reason('not-after-start')) }),
);
const language = z.enum(LANGUAGES);
const { open, ...usual } = USUAL_CALENDAR;
const slotsOf = (weekday: Weekday) => z.array(slotId).default([...open[weekday]]);
const visits = z.strictObject({
  open: z
    .strictObject({
      monday: slotsOf('monday'),
      tuesday: slotsOf('tuesday'),
      wednesday: slotsOf('wednesday'),
      thursday: slotsOf('thursday'),
      friday: slotsOf('friday'),
      saturday: slotsOf('saturday'),
      sunday: slotsOf('sunday'),
    })
    .prefault({}),
  openHolidays: z.array(z.enum(LEGAL_HOLIDAYS)).default([]),
  closedRegionalDays: z.array(z.enum(REGIONAL_DAYS)).default([]),
  closed: z
    .array(
      z
        .strictObject({ from: z.iso.date(), until: z.iso.date() })
        .refine(({ from, until }) => from <= until, { path: ['until'], error: says(reason('before-first-day')) }),
    )
    .max(200)
    .default([]),
  noticeHours: z.number().int().min(0).max(336).default(usual.noticeHours),
  daysAhead: z.number().int().min(1).max(366).default(usual.daysAhead),
});
const hosts = z.array(z.string().regex(/^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,20}$/, says(reason('not-host')))).max(20);
const flag = (usual: boolean) => z.boolean().default(usual);

export const settingsSchema: z.ZodType<Settings> = z
  .strictObject({
    languages: z.array(language).min(1).default(['fr']),
    defaultLanguage: language.default('fr'),
    maxMenuItems: z.number().int().min(0).max(50).default(0),
    showEvaluationButton: flag(false),
    showTopBar: flag(true),
    showLogoAtStart: flag(true),
    changeOnScroll: flag(false),
    search: z
      .strictObject({
        showSearchInput: flag(true),
        showSearchButton: flag(true),
        showSearchCount: flag(true),
        showCountProperty: flag(true),
        showLogo: flag(false),
        title: publicText.default({}),
        descriptions: z.array(publicText).max(2).default([]),
      })
      .prefault({}),
    countProperty: z.tuple([z.number().int().min(0), z.number().int().min(0)]).optional(),
    listPageSize: z.number().int().min(1).max(100).default(12),
    tracking: z
      .strictObject({
        tagManager: z
          .string()
          .regex(/^GTM-[A-Z0-9]{4,12}$/, says(reason('not-id-like', { example: 'GTM-ABC123' })))
          .optional(),
        analytics: z
          .string()
          .regex(/^G-[A-Z0-9]{4,16}$/, says(reason('not-id-like', { example: 'G-ABC1234567' })))
          .optional(),
        ads: z
          .string()
          .regex(/^AW-\d{5,16}$/, says(reason('not-id-like', { example: 'AW-123456789' })))
          .optional(),
        pixel: z
          .string()
          .regex(/^\d{8,20}$/, says(reason('not-id-like', { example: '123456789012345' })))
          .optional(),
      })
      .default({}),
    tourHosts: z
      .strictObject({
        tvl: hosts.default([...DEFAULT_TOUR_HOSTS.tvl]),
        yisual: hosts.default([...DEFAULT_TOUR_HOSTS.yisual]),
      })
      .prefault({}),
    videoHosts: hosts.default([]),
    consentVersion: z.number().int().min(1).default(1),
    contactSlots: z.strictObject(byLanguage(() => slots.optional())).default({}),
    slotCapacity: z.number().int().min(1).max(100).default(1),
    agentSlotCapacity: z.number().int().min(1).max(100).default(3),
    visits: visits.prefault({}),
    alerts: z.enum(['site', 'crm']).default('site'),
    retention: z
      .strictObject({
        months: z
          .partialRecord(z.enum(EXPIRING_FORMS), z.number().int().min(1).max(120))
          .default({})
          .transform(months => ({ ...USUAL_RETENTION.months, ...months })),
        mailDays: z.number().int().min(1).max(365).default(USUAL_RETENTION.mailDays),
      })
      .prefault({}),
    copyright: publicText.default({}),
  })
  .transform(settings => ({
    ...settings,
    countProperty: settings.countProperty,
    languages: [...new Set(settings.languages)],
    defaultLanguage: settings.languages.includes(settings.defaultLanguage)
      ? settings.defaultLanguage
      : (settings.languages[0] ?? 'fr'),
  }));
