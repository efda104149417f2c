import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import { LEGAL_HOLIDAYS, REGIONAL_DAYS } from '../../../domain/appointment/holidays.ts';
import { SLOTS, USUAL_CALENDAR, type Weekday } from '../../../domain/appointment/viewing-calendar.ts';
import type { PostcodeRange } from '../../../domain/listing/responsible-agent.ts';
import { DEFAULT_TOUR_HOSTS } from '../../../domain/media/media-kind.ts';
import type { Settings } from '../../../domain/page/site.ts';
import { EXPIRING_FORMS, USUAL_RETENTION } from '../../../domain/request/retention.ts';
import { byLanguage, LANGUAGES } from '../../../domain/text/language.ts';
import { reasonMessage } from '../../wire/schema-words.ts';
import { id, publicText } from './text-schema.ts';
import { exactly } from '../../wire/exactly.ts';

const slotId = z.enum(SLOTS);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, reasonMessage(reason('not-hour')));
const slots = z.array(
  z
    .strictObject({
      id: slotId.describe('Which of the three it is.'),
      from: hour.describe('When it begins, as 10:00.'),
      to: hour.describe('When it ends, as 13:00.'),
    })
    .refine(slot => slot.from < slot.to, { path: ['to'], error: reasonMessage(reason('not-after-start')) }),
);
const language = z.enum(LANGUAGES);
const { open, ...usual } = USUAL_CALENDAR;
const slotsOf = (weekday: Weekday) => z.array(slotId).default([...open[weekday]]);
const visits = z.strictObject({
  open: z
    .strictObject({
      monday: slotsOf('monday').describe('The times of day that are open.'),
      tuesday: slotsOf('tuesday').describe('The times of day that are open.'),
      wednesday: slotsOf('wednesday').describe('The times of day that are open.'),
      thursday: slotsOf('thursday').describe('The times of day that are open.'),
      friday: slotsOf('friday').describe('The times of day that are open.'),
      saturday: slotsOf('saturday').describe('The times of day that are open.'),
      sunday: slotsOf('sunday').describe('The times of day that are open.'),
    })
    .prefault({})
    .describe('The times of day that are open, by weekday; a weekday with an empty list is closed.'),
  openHolidays: z.array(z.enum(LEGAL_HOLIDAYS)).default([]).describe('Legal holidays that are days like others.'),
  closedRegionalDays: z
    .array(z.enum(REGIONAL_DAYS))
    .default([])
    .describe('Days of a region or community that are closed.'),
  closed: z
    .array(
      z
        .strictObject({
          from: z.iso.date().describe('The first of them, as 2026-12-24.'),
          until: z.iso.date().describe('The last of them.'),
        })
        .refine(({ from, until }) => from <= until, {
          path: ['until'],
          error: reasonMessage(reason('before-first-day')),
        }),
    )
    .max(200)
    .default([])
    .describe('Other days that are closed, such as a holiday of the whole agency.'),
  noticeHours: z
    .number()
    .int()
    .min(0)
    .max(336)
    .default(usual.noticeHours)
    .describe('How many hours before its beginning a visit is asked for at the latest.'),
  daysAhead: z
    .number()
    .int()
    .min(1)
    .max(366)
    .default(usual.daysAhead)
    .describe('How many days ahead a visit is asked for at most.'),
});
const hosts = z
  .array(z.string().regex(/^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,20}$/, reasonMessage(reason('not-host'))))
  .max(20);
const agentRow = z
  .strictObject({
    agent: id.describe('The id of the agent, in team.json.'),
    goal: z.enum(['sale', 'rent']).optional().describe('Properties for sale only, or for rent only.'),
    viager: z.boolean().optional().describe('Only viagers, or only others.'),
    types: z
      .array(z.number().int().min(1))
      .min(1)
      .optional()
      .describe('Web ids of types, in types.json; one of them is enough.'),
    postcodes: z
      .array(
        z
          .string()
          .regex(/^[1-9]\d{3}(?:-[1-9]\d{3})?$/, reasonMessage(reason('not-postcodes')))
          .transform((text): PostcodeRange => [Number(text.slice(0, 4)), Number(text.slice(-4))]),
      )
      .min(1)
      .optional()
      .describe('Belgian postcodes and ranges of them, as 9000 or 8000-8999; one of them is enough.'),
  })
  .describe('All that it says has to be true of the property; a row that names only the agent fits every property.');
const flag = (usual: boolean) => z.boolean().default(usual);

export const settingsSchema = z
  .strictObject({
    languages: z
      .array(language)
      .min(1)
      .default(['fr'])
      .describe('The languages of the site, in the order of the switch.'),
    defaultLanguage: language.default('fr').describe('The language that stands in where a text lacks another.'),
    maxMenuItems: z
      .number()
      .int()
      .min(0)
      .max(50)
      .default(0)
      .describe('How many items the menu has before the rest goes to an extra one; 0: all stay.'),
    showEvaluationButton: flag(false).describe('Whether the header has a button that leads to the free valuation.'),
    showTopBar: flag(true).describe('Whether the bar above the header shows.'),
    showLogoAtStart: flag(true).describe('Whether the home page shows the logo before it is scrolled.'),
    changeOnScroll: flag(false).describe('Whether the header changes once the page is scrolled.'),
    search: z
      .strictObject({
        showSearchInput: flag(true).describe('Whether it has a box for text.'),
        showSearchButton: flag(true).describe('Whether it has buttons for sale and for rent.'),
        showSearchCount: flag(true).describe('Whether the buttons say how many properties there are.'),
        showCountProperty: flag(true).describe('Whether the links of the panel say how many properties they lead to.'),
        showLogo: flag(false).describe('Whether it has the logo, which leads home.'),
        title: publicText.default({}).describe('The title above the box.'),
        descriptions: z
          .array(publicText)
          .max(2)
          .default([])
          .describe('At most two texts; {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL} become the totals.'),
      })
      .prefault({})
      .describe('The search block.'),
    countProperty: z
      .tuple([z.number().int().min(0), z.number().int().min(0)])
      .optional()
      .describe('The totals for sale and for rent as they are to show; left out: as they are counted.'),
    listPageSize: z.number().int().min(1).max(100).default(12).describe('How many properties a page of a list has.'),
    tracking: z
      .strictObject({
        tagManager: z
          .string()
          .regex(/^GTM-[A-Z0-9]{4,12}$/, reasonMessage(reason('not-id-like', { example: 'GTM-ABC123' })))
          .optional()
          .describe('The id of a container of Google Tag Manager.'),
        analytics: z
          .string()
          .regex(/^G-[A-Z0-9]{4,16}$/, reasonMessage(reason('not-id-like', { example: 'G-ABC1234567' })))
          .optional()
          .describe('The id of a measurement of Google Analytics.'),
        ads: z
          .string()
          .regex(/^AW-\d{5,16}$/, reasonMessage(reason('not-id-like', { example: 'AW-123456789' })))
          .optional()
          .describe('The id of an account of Google Ads.'),
        pixel: z
          .string()
          .regex(/^\d{8,20}$/, reasonMessage(reason('not-id-like', { example: '123456789012345' })))
          .optional()
          .describe('The id of a pixel of Meta.'),
      })
      .default({})
      .describe('Ids of tags; nothing of theirs is asked for before a visitor agrees.'),
    tourHosts: z
      .strictObject({
        tvl: hosts.default([...DEFAULT_TOUR_HOSTS.tvl]).describe('Hosts of TVL.'),
        yisual: hosts.default([...DEFAULT_TOUR_HOSTS.yisual]).describe('Hosts of Yisual.'),
      })
      .prefault({})
      .describe('Hosts of tours whose makers have no one domain.'),
    videoHosts: hosts.default([]).describe('Hosts whose video files play in the page; films elsewhere are links.'),
    consentVersion: z
      .number()
      .int()
      .min(1)
      .default(1)
      .describe('A higher number asks every visitor again for consent.'),
    contactSlots: z
      .strictObject(byLanguage(() => slots.optional().describe('The hours in this language.')))
      .default({})
      .describe(
        'The hours of viewings and calls, in each language; a language without hours has those of the default language.',
      ),
    slotCapacity: z
      .number()
      .int()
      .min(1)
      .max(100)
      .default(1)
      .describe('How many visitors one property takes in one part of a day.'),
    agentSlotCapacity: z
      .number()
      .int()
      .min(1)
      .max(100)
      .default(3)
      .describe('How many visitors an agent sees in one part of a day, at all properties together.'),
    visits: visits
      .prefault({})
      .describe(
        'When homes are shown: Monday to Friday all day and Saturday morning, without legal holidays, unless it says otherwise.',
      ),
    alerts: z
      .enum(['site', 'crm'])
      .default('site')
      .describe('Who mails search alerts: the site, or the agency’s system.'),
    priceStory: flag(true).describe(
      'Whether pages say how long a property is online and how its price changed, and lists know which prices were reduced.',
    ),
    agents: z
      .array(agentRow)
      .max(200)
      .default([])
      .describe(
        'Who the agent is of a property whose record names nobody of the team: the first row that fits, else the agency itself.',
      ),
    retention: z
      .strictObject({
        months: z
          .partialRecord(z.enum(EXPIRING_FORMS), z.number().int().min(1).max(120))
          .default({})
          .transform(months => ({ ...USUAL_RETENTION.months, ...months }))
          .describe('Months that a request is kept, by the name of its form.'),
        mailDays: z
          .number()
          .int()
          .min(1)
          .max(365)
          .default(USUAL_RETENTION.mailDays)
          .describe('Days that a mail is kept after it was sent or given up.'),
      })
      .prefault({})
      .describe('How long what people send is kept.'),
    copyright: publicText.default({}).describe('The last line of the footer.'),
  })
  .transform(settings => ({
    ...settings,
    countProperty: settings.countProperty,
    languages: [...new Set(settings.languages)],
    defaultLanguage: settings.languages.includes(settings.defaultLanguage)
      ? settings.defaultLanguage
      : (settings.languages[0] ?? 'fr'),
  }))
  .apply(exactly<Settings>());
