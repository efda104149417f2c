import { z } from 'zod';
import { brusselsClock } from '../../adapters/crm/record-values.ts';
import { type MadeAgency, type MadeEstate, type MadeLanguage, madeTexts } from './made-agency.ts';
import {
  type DoubleRequest,
  type DoubleResponse,
  type DoubleState,
  type FaultKind,
  pageOf,
  startDouble,
  type SystemDouble,
} from './system-double.ts';

export const WHISE_ACCESS = {
  username: 'a-partner@example.org',
  password: 'pass"word=1',
  clientId: '6980',
  officeId: '9159',
} as const;
/** Prefix of every token. */
export const WHISE_TOKEN = 'eyJ-whise';
const TOKEN_MS = 24 * 3_600_000;

const LANGUAGE_IDS: Readonly<Record<MadeLanguage, string>> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB' };
const CATEGORIES: Readonly<Record<MadeEstate['type'], number>> = {
  house: 1,
  flat: 2,
  plot: 3,
  office: 4,
  shop: 5,
  garage: 7,
};
/** Creation time of projects. */
const PROJECT_AT = Date.UTC(2026, 0, 15, 8);
const HEATED_BY_GAS = 659;
const WORDS: Readonly<Record<string, string>> = { 'nl-BE': 'gas', 'fr-BE': 'gaz', 'en-GB': 'gas' };

/** Test double of Whise's API: POST with JSON, two expiring tokens, omitted keys, and the irregularities of the real service. */
export function startWhise(agency: MadeAgency, now: () => number): Promise<SystemDouble> {
  return startDouble(agency, operationOf, makeAnswer(), now);
}

function operationOf({ path }: DoubleRequest): string {
  return path.replace(/^\//, '');
}

const loose = z.record(z.string(), z.unknown());
const page = z.object({ Limit: z.int().positive(), Offset: z.int().min(0) });
const filter = z.object({
  StatusIds: z.array(z.int()).default([1]),
  DisplayStatusIds: z.array(z.int()).default([2, 3, 5]),
  LanguageIds: z.array(z.string()).default(['nl-BE']),
  ShowDetails: z.boolean().default(false),
  UpdateDateTimeRange: z.object({ Min: z.string() }).optional(),
});
const question = z.object({
  Filter: filter.default(filter.parse({})),
  Sort: z.array(loose).default([]),
  Page: z.unknown(),
});

function makeAnswer(): (request: DoubleRequest, state: DoubleState) => DoubleResponse {
  const partners = new Map<string, number>();
  const agencies = new Map<string, number>();
  let calls = 0;

  function give(tokens: Map<string, number>, at: number): DoubleResponse {
    const token = `${WHISE_TOKEN}.${partners.size + agencies.size}`;
    tokens.set(token, at);
    return json({ token });
  }

  return (request, state) => {
    const operation = operationOf(request);
    const struck = (kind: FaultKind) => state.strikes(kind, operation);
    const at = state.now();
    calls++;
    if (operation === 'reference') {
      const language = request.query.get('lang') ?? '';
      state.note({ operation, parameters: { item: request.query.get('item'), language } });
      if (request.query.get('item') !== 'enum') return { status: 404, body: '' };
      return { body: JSON.stringify([{ id: HEATED_BY_GAS, name: WORDS[language] }]) };
    }
    const body = loose.parse(JSON.parse(request.body));
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const holds = (tokens: Map<string, number>) => at - (tokens.get(bearer) ?? -Infinity) < TOKEN_MS;
    if (operation === 'token') {
      const known = body['Username'] === WHISE_ACCESS.username && body['Password'] === WHISE_ACCESS.password;
      if (!known || struck('sign-in-refused')) return refused(401, `Sign-in of ${body['Username']} failed`);
      return give(partners, at);
    }
    if (struck('forbidden')) return refused(403, `Client ${WHISE_ACCESS.clientId} is not activated`);
    if (operation === 'v1/admin/clients/token') {
      if (!holds(partners)) return refused(401, `The token ${bearer} has expired`);
      const known = body['ClientId'] === WHISE_ACCESS.clientId && body['OfficeId'] === WHISE_ACCESS.officeId;
      return known ? give(agencies, at) : refused(403, 'The client is not activated');
    }
    if (!holds(agencies) || struck('token-expired')) return refused(401, `The token ${bearer} has expired`);
    if (operation === 'v1/contacts/upsert') return contact(body, state, struck);
    if (operation !== 'v1/estates/list') return refused(404, 'No HTTP resource was found');
    state.note({ operation, parameters: body });
    return estates(body, state.agency(), struck, calls);
  };
}

/** Required fields of a contact. */
const person = z.object({
  Name: z.string().min(1),
  CountryId: z.int(),
  LanguageId: z.string(),
  OfficeIds: z.array(z.int()).min(1),
  PrivateEmail: z.string(),
  EstateIds: z.array(z.int()).optional(),
  Message: z.string(),
  AgreementEmail: z.boolean(),
  AgreementMailingCampaign: z.boolean(),
});

function contact(
  body: Readonly<Record<string, unknown>>,
  state: DoubleState,
  struck: (kind: FaultKind) => boolean,
): DoubleResponse {
  const { success, data } = person.safeParse(body);
  if (!success || struck('lead-refused')) {
    const message = `${body['PrivateEmail']} cannot be kept`;
    return { body: JSON.stringify({ isValidRequest: false, validationErrors: [{ code: 'InvalidContact', message }] }) };
  }
  const [, key = '', text = ''] = /\[(\S+)\]\n\n([\s\S]*)$/.exec(data.Message) ?? [];
  state.receive({
    key,
    email: data.PrivateEmail,
    about: data.EstateIds && String(data.EstateIds[0]),
    text,
    consent: data.AgreementEmail && data.AgreementMailingCampaign,
  });
  return json({ isValidRequest: true, contactId: 1 });
}

/** An estate in a list; its record is only built if it is on the page. */
type Listed = { readonly id: number; readonly record: () => object };

function estates(
  body: Readonly<Record<string, unknown>>,
  agency: MadeAgency,
  struck: (kind: FaultKind) => boolean,
  calls: number,
): DoubleResponse {
  // Unknown members are ignored: a misspelt filter returns everything.
  const { Filter, Sort, Page } = question.parse(body);
  const { StatusIds, DisplayStatusIds, LanguageIds, ShowDetails, UpdateDateTimeRange } = Filter;
  const since = UpdateDateTimeRange?.Min;
  const isSince = (moment: number) => since === undefined || localTime(moment) >= since;
  const all: readonly Listed[] = [
    ...agency.estates
      .filter(
        estate =>
          StatusIds.includes(statusOf(estate)) &&
          DisplayStatusIds.includes(displayOf(estate)) &&
          isSince(estate.changedAt),
      )
      .map(estate => ({ id: estate.id, record: () => recordOf(estate, LanguageIds, ShowDetails) })),
    ...agency.projects
      .filter(() => isSince(PROJECT_AT))
      .map(project => ({ id: project.id, record: () => projectOf(project) })),
  ];
  const sorted = Sort.some(({ Field }) => String(Field).toLowerCase() === 'id')
    ? all.toSorted((a, b) => a.id - b.id)
    : [...all.slice(calls % all.length), ...all.slice(0, calls % all.length)];
  const asked = page.safeParse(Page);
  const { Limit, Offset } = asked.success ? asked.data : { Limit: 50, Offset: 0 };
  const { items, total } = pageOf(sorted, { from: Offset, count: Limit }, struck);
  const misread = asked.success ? [] : [{ code: 'BadRequestFormat', message: "Error converting value. Path 'Page'." }];
  return json({
    estates: items.map(({ record }) => spare(record())),
    totalCount: total,
    isValidRequest: true,
    validationErrors: misread,
  });
}

function json(value: Readonly<Record<string, unknown>>): DoubleResponse {
  return { body: JSON.stringify(spare(value)) };
}

function refused(status: number, Message: string): DoubleResponse {
  return { status, body: JSON.stringify({ Message }) };
}

/** A record as sent: without null, false, 0 and empty values. */
function spare(value: object | undefined): Readonly<Record<string, unknown>> {
  const empty = (raw: unknown) =>
    raw === null || raw === undefined || raw === false || raw === 0 || (Array.isArray(raw) && raw.length === 0);
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, raw]) => !empty(raw)));
}

/** Withdrawn properties are marked by sales status, as offline, or as archived. */
function withdrawnBy({ id, state }: MadeEstate): 'state' | 'display' | 'status' | undefined {
  return state === 'withdrawn' ? (['state', 'display', 'status'] as const)[id % 3] : undefined;
}

function displayOf(estate: MadeEstate): number {
  if (withdrawnBy(estate) === 'display') return 1;
  return estate.id % 2 === 1 ? 2 : 3;
}

function statusOf(estate: MadeEstate): number {
  return withdrawnBy(estate) === 'status' ? 5 : 1;
}

function recordOf(estate: MadeEstate, languageIds: readonly string[], showDetails: boolean) {
  const { id, goal, type, town, state } = estate;
  const asked = estate.languages.filter(language => languageIds.includes(LANGUAGE_IDS[language]));
  const inEach = (text: (language: MadeLanguage) => string) =>
    asked.map(language => ({ languageId: LANGUAGE_IDS[language], content: text(language) }));
  const odd = id % 2 === 1;
  const purpose = estate.viager ? 3 : goal === 'rent' ? 2 : 1;
  const states = { available: [1, 2, 15], option: [5, 6, 16], sold: [3, 4, 17], withdrawn: [10, 9, 28] }[state];
  const alone = asked.length === 1 ? asked[0] : undefined;
  return {
    id,
    name: `Ref. ${id}`,
    address: estate.street,
    number: estate.houseNumber,
    box: '',
    zip: town.zip,
    city: odd ? town.name.toUpperCase() : town.name,
    country: { id: 1 },
    category: { id: CATEGORIES[type] },
    purpose: { id: purpose },
    purposeStatus: { id: withdrawnBy(estate) === 'state' || state !== 'withdrawn' ? states[purpose - 1] : 1 },
    displayStatusId: displayOf(estate),
    status: { id: statusOf(estate) },
    state: { id: odd ? 4 : 9 },
    displayPrice: estate.showsPrice,
    displayAddress: estate.showsAddress,
    price: estate.price,
    rooms: estate.bedrooms,
    bathRooms: 0,
    area: estate.livingArea,
    groundArea: odd ? -1 : 0,
    energyValue: `${estate.energy}-${estate.energy}`,
    energyClass: 'None',
    availabilityDateTime: '2014-05-29T00:00:00',
    parentId: estate.project ?? null,
    canHaveChildren: false,
    createDateTime: '2026-01-01T09:00:00.64',
    updateDateTime: localTime(estate.changedAt),
    putOnlineDateTime: utcTime(Date.UTC(2026, 0, 1 + estate.createdOn, 7)),
    longDescription: inEach(language => `<div style="color: red">${madeTexts(estate, language).text}</div>`),
    sms: alone ? [] : inEach(language => madeTexts(estate, language).title),
    pictures: Array.from({ length: estate.pictures }, (_, at) => ({
      id: id * 10 + at,
      orientation: 'Landscape',
      urlSmall: `https://pictures.crm.example/${id}/200/${at}.jpg`,
      urlXXL: `https://pictures.crm.example/${id}/1600/${at}.jpg`,
      updateDateTime: utcTime(estate.changedAt),
    })),
    details: showDetails
      ? [
          ...(alone ? [{ id: 1914, type: 'char', value: madeTexts(estate, alone).title }] : []),
          { id: 14, type: 'year', label: 'Année de construction', value: 'UNDEFINED' },
          { id: 1020, type: 'heating', label: 'chauffage', value: 'gaz', enum: { id: HEATED_BY_GAS } },
          { id: 1849, type: 'float', label: 'x de coordonnées xy', value: `${town.latitude}00000000001` },
          { id: 1850, type: 'float', label: 'y de coordonnées xy', value: `${town.longitude}00000000001` },
          { id: 2056, type: 'char', label: 'Label PEB' },
        ]
      : [],
  };
}

function projectOf({ id, town }: MadeAgency['projects'][number]) {
  return {
    id,
    name: `Residentie ${town.name}`,
    zip: town.zip,
    city: town.name,
    country: { id: 1 },
    category: { id: 2 },
    purpose: { id: 1 },
    purposeStatus: { id: 1 },
    displayStatusId: 2,
    status: { id: 1 },
    canHaveChildren: true,
    createDateTime: localTime(PROJECT_AT),
    updateDateTime: localTime(PROJECT_AT),
  };
}

function localTime(moment: number): string {
  return brusselsClock(moment).replace(' ', 'T');
}

function utcTime(moment: number): string {
  return new Date(moment).toISOString().slice(0, 22);
}
