import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { FilterLabel } from '../../../application/view/filter-label.ts';
import {
  type AdvertView,
  type AlertMatch,
  type MailData,
  type ListingSubject,
  type MailTemplate,
  makeMail,
  OFFER_READERS,
  type OfferMailState,
  type RequestMail,
  MAIL_FORMS,
  VIEWING_STATES,
  type AlertView,
} from '../../../application/mail/mail-templates.ts';
import { type FormName, FORMS } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';

/** Returns a visitor's text for a field; some tests pass hostile ones. */
export type Typed = (field: string) => string;

const PLEASANT: Typed = field =>
  ({
    firstName: 'Jeanne',
    lastName: 'D’Hondt',
    street: 'Rue des Brasseurs 12 boîte 3',
    postcode: '5000',
    city: 'Namur',
    phone: '+32470123456',
    email: 'jeanne.dhondt@example.be',
    search: 'maison de maître',
    friendEmail: 'ami@example.be',
    page: '/fr/viager/',
    cv: 'mon cv.pdf',
    remark: 'Bonjour,\nle jardin est-il orienté au sud ? Nous venons volontiers un samedi.',
    message: 'Regarde cette maison, elle a un atelier au fond du jardin.',
    text: 'Des gens calmes, des chiffres clairs. La vente a duré trois semaines.',
  })[field] ?? 'Namur et environs';

/** The night of the clock change, when 2:30 occurs twice in Brussels. */
const RECEIVED = Date.parse('2026-10-25T00:30:00Z');

function sampleSubject(typed: Typed = PLEASANT): ListingSubject {
  return {
    kind: 'property',
    id: '1234567',
    title: typed === PLEASANT ? 'Maison de maître avec jardin de ville' : typed('title'),
    place: typed === PLEASANT ? '5000 Namur' : typed('place'),
    path: '/fr/a-vendre/namur/maison/1234567/',
    advert: sampleAdvert(typed),
  };
}

function sampleAdvert(typed: Typed): AdvertView {
  return {
    price: { kind: 'shown', amount: '€ 325.000', startingFrom: true, perMonth: false },
    bedrooms: 4,
    livingArea: 1187,
    groundArea: 320,
    energy: { certificate: 'PEB', label: 'C', performance: 187, co2: 41, code: '20240512001234' },
    renovationYears: 6,
    flood: { parcel: 'A', building: 'D' },
    badges: [typed === PLEASANT ? 'Jardin' : typed('badge')],
  };
}

function sampleAlertCriteria(typed: Typed): AlertView {
  return {
    goal: 'sale',
    types: ['Maison', 'Villa'],
    zones: [typed('city'), 'Jambes'],
    budget: 350000,
    bedrooms: 3,
    criteria: sampleCriteria(typed),
  };
}

function sampleCriteria(typed: Typed): readonly FilterLabel[] {
  return [
    { kind: 'bedroomsMin', name: '3' },
    { kind: 'priceMin', name: '€ 200.000' },
    { kind: 'garden', name: '' },
    { kind: 'near', name: 'Namur', km: 10 },
    { kind: 'zone-drawn', name: '' },
    { kind: 'q', name: typed('search') },
  ];
}

function valuesOf(form: FormName, typed: Typed): RequestMail['values'] {
  const values: Record<string, string | number | boolean | readonly string[]> = {};
  for (const { name, kind } of FORMS[form].fields) {
    if (kind === 'amount') values[name] = name === 'income' ? 3200 : 325000;
    else if (kind === 'count') values[name] = 3;
    else if (kind === 'yes-no' || kind === 'consent') values[name] = true;
    else if (kind === 'date') values[name] = name === 'endDate' ? '2027-03-28' : '2026-10-27';
    else if (kind === 'criteria') values[name] = ['bedroomsMin=3', `q=${typed('search')}`];
    else if (kind === 'choices') values[name] = ['2', '4'];
    else if (kind === 'choice') values[name] = { title: 'ms', slot: 'pm1', goal: 'buy' }[name] ?? '2';
    else if (kind === 'reference') values[name] = '1234567';
    else values[name] = typed(name);
  }
  return values;
}

/** Complete data of every template; texts of visitors come from `typed`. */
function sampleData(template: MailTemplate, typed: Typed = PLEASANT): MailData[MailTemplate] {
  const subject = sampleSubject(typed);
  const [form, reader] = template.split('.');
  if (template.startsWith('appointment-')) {
    const visitor = {
      name: `${typed('firstName')} ${typed('lastName')}`,
      phone: '+32470123456',
      email: 'j@example.be',
    };
    const meeting = { day: '2026-10-27', from: '14:00', to: '16:00', meetAt: 'Rue de la Croix 14, 5000 Namur' };
    const agent = { name: 'Élise Marchal', phone: '+3281000123' };
    return {
      reference: 'V7K3M2',
      ...meeting,
      sequence: 1,
      updatedAt: RECEIVED,
      visitor,
      visitorLanguage: 'de',
      remark: typed('remark'),
      addressFollows: true,
      subject,
      agent,
      link: '/visit/t0k3n/',
      ...(form === 'appointment-timed' && { exact: true, byDesk: true }),
      ...(form === 'appointment-asked' && { before: { day: '2026-10-26', from: '10:00', to: '13:00' } }),
      ...(form === 'appointment-cancelled' && { again: true }),
      ...(form === 'appointment-refused' && { byDesk: true, reason: typed('message') }),
    };
  }
  if (template.startsWith('offer-') && template !== 'offer-confirmed.agency' && template !== 'offer-confirmed.sender') {
    const isTold = template !== 'offer-confirmed.owner';
    return {
      reference: 'A7K3M2',
      ...(isTold && {
        buyer: `${typed('firstName')} ${typed('lastName')}`,
        terms: { amount: 325_000, validUntil: '2026-10-27', subjectToCredit: true, remark: typed('remark') },
        ...(form === 'offer-countered' && { counter: { amount: 335_000, validUntil: '2026-10-30' } }),
        on: '2026-10-25',
        ...(form === 'offer-accepted' && {
          answered: [{ reference: 'B8M4N3', amount: 318_000 }, { reference: 'C9N5P4' }],
        }),
      }),
      subject,
      link: '/offer/t0k3n/',
    };
  }
  if (template === 'alert-match') {
    const match = (id: string, reasons: AlertMatch['reasons']): AlertMatch => ({
      ...subject,
      id,
      reasons,
    });
    return {
      wish: sampleAlertCriteria(typed),
      matches: [
        match('1234567', [
          { kind: 'budget', price: 325000, budget: 350000 },
          { kind: 'new' },
          { kind: 'type', name: 'Maison' },
          { kind: 'zone', name: typed('city') },
          { kind: 'bedrooms', has: 4, wanted: 3 },
          { kind: 'filter', told: { kind: 'garden', name: '' } },
        ]),
        match('1234568', [{ kind: 'cheaper', from: 365000, to: 345000 }]),
        match('1234569', [{ kind: 'back' }]),
      ],
      nearMisses: [
        match('1234570', [
          { kind: 'over-budget', price: 365000, budget: 350000 },
          { kind: 'fewer-bedrooms', has: 2, wanted: 3 },
          { kind: 'near-zone', name: 'Namur', km: 9 },
          { kind: 'other-type', name: 'Appartement' },
        ]),
      ],
      more: { count: 4, path: '/fr/a-vendre/?priceMax=350000&type=4' },
      changePath: '/fr/rechercher-un-bien/?token=abc',
      pausePath: '/fr/alerte-en-pause/abc/',
    };
  }
  if (template === 'alert-welcome')
    return { wish: sampleAlertCriteria(typed), changePath: '/alert/abc/', pausePath: '/pause/abc/' };
  if (template === 'newsletter-welcome') return {};
  if (template === 'owner-invitation' || template === 'agent-invitation') return { link: '/login/new/t0k3n/' };
  if (template === 'unsubscribe-link') {
    return {
      subscriptions: [
        { kind: 'alert', wish: sampleAlertCriteria(typed), link: '/unsubscribe/t0k3n/' },
        { kind: 'newsletter', link: '/unsubscribe/t0k4n/' },
      ],
    };
  }
  if (template === 'password-changed') return { at: RECEIVED };
  if (template === 'request-assigned')
    return { reference: 'A7K3M2', by: 'Élise Marchal', path: '/fr/desk/requests/A7K3M2/' };
  if (template === 'work-handed')
    return {
      by: 'Élise Marchal',
      from: 'Bram Claes',
      requests: 3,
      viewings: 2,
      homes: 12,
      path: '/fr/desk/requests/?tab=mine',
    };
  if (template === 'lead-failed') return { reference: 'A7K3M2', system: 'Whise', outcome: 'perhaps' };
  if (template === 'request-answer') {
    return {
      reference: 'A7K3M2',
      receivedAt: RECEIVED,
      words: 'Bonjour Madame,\n\nle jardin est orienté au sud.\nSamedi à 11 h vous convient-il ?',
      agent: 'Élise Marchal',
      asked: typed('remark'),
      subject,
      follows: 'A7K3M2.sender',
    };
  }
  if (template === 'advert-findings') {
    return {
      counts: [{ name: 'infraction', count: 2 }],
      adverts: [
        {
          id: '1234567',
          title: 'Maison de maître',
          place: '5000 Namur',
          path: '/fr/desk/adverts/1234567/',
          lines: ['infraction – n’indique pas le score P (parcelle). Cherchez la parcelle.'],
        },
      ],
      more: 1,
      path: '/fr/desk/adverts/',
    };
  }
  if (template === 'alarm') return { kind: 'mails', state: 'begun', machine: '', figures: { count: 3, minutes: 75 } };
  if (template === 'second-factor') return { what: 'recovery', at: RECEIVED, left: 9 };
  if (template === 'friend') {
    return {
      from: 'jeanne.dhondt@example.be',
      message: typed('message'),
      subject,
      path: '/',
      stopPath: '/never/t0k3n/',
    };
  }
  const confirmed: Readonly<Record<string, FormName>> = {
    'offer-confirmed': 'purchase-offer',
    'alert-confirmed': 'demand-register',
  };
  const name = confirmed[form ?? ''] ?? (form as FormName);
  return {
    reference: 'A7K3M2',
    receivedAt: RECEIVED,
    visitorLanguage: 'de',
    values: valuesOf(name, typed),
    ...(name === 'demand-register' && { criteria: sampleCriteria(typed) }),
    names: { type: 'Maison', types: 'Maison, villa', zones: 'Namur, Jambes' },
    ...(FORMS[name].fields.some(field => field.name === 'property') && { subject }),
    ...(reader === 'sender' && { link: '/confirm/t0k3n/', unconfirmedDays: 7, keptMonths: 12 }),
    ...(name === 'purchase-offer' && { advance: { percent: 10, amount: 32500 } }),
    ...(name === 'rental-application' && {
      rental: {
        minimumIncome: 2850,
        maximumPersons: 4,
        firstMonth: 1030,
        inventoryShare: 165,
        deposit: { months: 2, amount: 1900 },
      },
    }),
    ...(name === 'document-request' && {
      documents: [{ name: 'Certificat PEB', keptAs: '1234567/d1.pdf' }, { name: typed('document') }],
    }),
    ...(name === 'job-contact' &&
      reader === 'agency' && { files: [{ keptAs: 'cv-1', contentType: 'application/pdf', scan: { kind: 'clean' } }] }),
  };
}

/** Names of all templates. */
export const TEMPLATES: readonly MailTemplate[] = [
  ...MAIL_FORMS.flatMap(form => [`${form}.agency`, `${form}.sender`] as const),
  ...VIEWING_STATES.flatMap(state => [`appointment-${state}.agency`, `appointment-${state}.visitor`] as const),
  ...(Object.keys(OFFER_READERS) as OfferMailState[]).flatMap(state =>
    OFFER_READERS[state].map(reader => `offer-${state}.${reader}` as MailTemplate),
  ),
  ...([
    'offer-confirmed.agency',
    'offer-confirmed.sender',
    'alert-confirmed.agency',
    'alert-welcome',
    'alert-match',
    'request-answer',
    'request-assigned',
    'appointment-left.agency',
    'work-handed',
    'lead-failed',
    'advert-findings',
    'alarm',
  ] as const),
  ...([
    'newsletter-welcome',
    'unsubscribe-link',
    'friend',
    'owner-invitation',
    'agent-invitation',
    'password-changed',
    'second-factor',
  ] as const),
];

/** A mail of a template, ready for the outbox. */
export function sampleMail(template: MailTemplate, language: Language, typed: Typed = PLEASANT): Mail {
  const toAgency = template.endsWith('.agency');
  return makeMail({
    id: `${template}.${language}`,
    template,
    language,
    to: toAgency ? 'bonjour@clairval.example' : 'jeanne.dhondt@example.be',
    replyTo: toAgency ? 'jeanne.dhondt@example.be' : template === 'request-answer' ? 'elise@example.org' : undefined,
    data: sampleData(template, typed),
    unsubscribe: !toAgency && /^(alert|newsletter)-/.test(template) ? '/unsubscribe/t0k3n/' : undefined,
  });
}
