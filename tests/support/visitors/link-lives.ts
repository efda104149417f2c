import { makeLinkSecrets } from '../../../adapters/secrets/link-secrets.ts';
import { secretFromText } from '../../../adapters/secrets/secret.ts';
import { PURPOSE } from '../../../application/mail/link-secret.ts';
import { secretOf } from '../../../application/mail/mail-links.ts';
import { pathWithSecret } from '../../../application/mail/link-path.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { LinkKind } from '../../../domain/request/link.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { addressOf, type Filled, inAMonth, referenceIn, seal, talk } from './form-visitor.ts';
import { type Persistent, Refused } from '../faults/keep-killing.ts';
import type { StoredRows } from '../faults/stored-rows.ts';
import { WELL } from '../site/open-forms.ts';
import { openSite } from '../site/sample-site.ts';
import { twoViewingHours, type ViewingHour, viewingPairs } from './viewing-hours.ts';

/** A form, the visitor's later actions by mailed links, and the expected final state. */
type Plan = {
  readonly form: FormName;
  readonly steps: readonly { readonly link: LinkKind; readonly typed: Readonly<Record<string, string>> }[];
  /** Expected final state of the row that the form created, and id suffixes of the mails about it. */
  readonly ends: string;
  readonly mails: readonly string[];
};

const cancel = { link: 'change-visit', typed: { do: 'cancel' } } as const;
const confirm = { link: 'confirm-subscription', typed: {} } as const;
const pause = { link: 'pause-alert', typed: { do: 'pause' } } as const;
const resume = { link: 'pause-alert', typed: { do: 'resume' } } as const;
const end = { link: 'end-subscription', typed: {} } as const;

/** `hours`: the new time of a moved viewing; once no viewing hours are left, only the other plans take turns. */
function planOf(number: number, hours: ViewingHour | undefined): Plan {
  const { day, slot } = hours ?? { day: '', slot: '' };
  const move = { link: 'change-visit', typed: { day, slot } } as const;
  const plans: readonly Plan[] = [
    { form: 'contact-appointment', steps: [move], ends: `confirmed ${day} 1`, mails: [] },
    { form: 'contact-appointment', steps: [move, cancel], ends: `cancelled ${day} 2`, mails: [] },
    {
      form: 'purchase-offer',
      steps: [{ link: 'confirm-offer', typed: {} }],
      ends: 'confirmed',
      mails: ['confirmed.agency', 'confirmed.sender'],
    },
    {
      form: 'demand-register',
      steps: [confirm, pause],
      ends: 'confirmed paused',
      mails: ['welcome', 'confirmed.agency'],
    },
    {
      form: 'demand-register',
      steps: [confirm, pause, resume],
      ends: 'confirmed',
      mails: ['welcome', 'confirmed.agency'],
    },
    { form: 'demand-register', steps: [confirm, pause, end], ends: '', mails: [] },
    { form: 'sign-newsletter', steps: [confirm], ends: 'confirmed', mails: ['welcome'] },
    { form: 'sign-newsletter', steps: [confirm, end], ends: '', mails: [] },
  ];
  return plans[hours ? number % PLANS : VIEWING_PLANS + (number % (PLANS - VIEWING_PLANS))] as Plan;
}

/** Number of plans, which visitors follow in turn, and how many of them, the first ones, book a viewing. */
const PLANS = 8;
const VIEWING_PLANS = 2;

/** Numbers only the visitors whose plan books a viewing, so that the others use up none of the sample's viewing hours. */
function viewingNumber(number: number): number {
  return Math.floor(number / PLANS) * VIEWING_PLANS + Math.min(number % PLANS, VIEWING_PLANS - 1);
}

/** What the site confirmed to one visitor. */
export type Lived = Plan & { readonly reference: string };

/** Sends a visitor's form and follows the links of its mails, repeating each step until it is confirmed. `secret`: the site's. */
export async function liveOf(port: number, number: number, secret: string, client: Persistent): Promise<Lived> {
  const { agent, until, tell } = client;
  const pair = viewingNumber(number);
  const [first, second] = pair < viewingPairs() ? twoViewingHours(pair) : [];
  const plan = planOf(number, second);
  const language = LANGUAGES[number % LANGUAGES.length] ?? 'fr';
  const from = addressOf(100_000 + number);
  const values: Record<string, string | readonly string[]> = { ...WELL[plan.form], email: `life${number}@example.be` };
  if (plan.form === 'contact-appointment') Object.assign(values, first);
  if (plan.form === 'purchase-offer') values['validUntil'] = inAMonth();
  const filled: Filled = { form: plan.form, language, way: number % 2 === 0 ? 'page' : 'script', values, from };
  let sealed: Awaited<ReturnType<typeof seal>> | undefined;
  const reference = await until(async () => {
    sealed ??= await seal(port, filled, agent);
    const got = await talk(port, sealed, agent);
    if (got.status === 503) return 'busy';
    const told = referenceIn(got);
    if (told === undefined) throw new Refused(`${plan.form}: ${got.status} ${got.text.slice(0, 500)}`);
    return told;
  });
  tell();
  const { site } = openSite();
  const secrets = makeLinkSecrets(secretFromText(secret));
  for (const { link, typed } of plan.steps) {
    const path = pathWithSecret(site, link, language, secretOf(secrets, PURPOSE[link], reference)) ?? '';
    const body = Buffer.from(new URLSearchParams(typed).toString());
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.byteLength),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
    };
    await until(async attempt => {
      const { status, text } = await talk(port, { path, headers, body }, agent);
      if (status === 503) return 'busy';
      // If a repeated move finds the viewing at the chosen time already, because the first response was lost, the page says so.
      const isDoneBefore = status === 200 && attempt > 0 && link === 'change-visit';
      if (status !== 303 && !isDoneBefore)
        throw new Refused(`${link} of ${plan.form}: ${status} ${text.slice(0, 500)}`);
      return status;
    });
    tell();
  }
  return { ...plan, reference };
}

/** Differences between the stored state and what the site confirmed to visitors, one per line. */
export async function expectLived(rows: StoredRows, lives: readonly Lived[]): Promise<readonly string[]> {
  const states = new Map<string, string>();
  type Appointment = { submission_id: string; status: string; day: string; sequence: number | string };
  const appointments = await rows.all<Appointment>('select submission_id, status, day, sequence from appointment');
  for (const { submission_id: id, status, day, sequence } of appointments)
    states.set(id, `${status} ${day} ${sequence}`);
  for (const { id } of await rows.all<{ id: string }>(
    'select submission_id as id from offer where confirmed_at is not null',
  ))
    states.set(id, 'confirmed');
  for (const { id, paused } of await rows.all<{ id: string; paused: string | number }>(
    'select id, case when paused_at is null then 0 else 1 end as paused from subscription where confirmed_at is not null',
  ))
    states.set(id, Number(paused) === 1 ? 'confirmed paused' : 'confirmed');
  const mails = (await rows.all<{ id: string }>('select id from mail')).map(({ id }) => id);
  const told = new Set(lives.map(({ reference }) => reference));
  const wrong = lives.flatMap(({ reference, form, ends, mails: expected }) => {
    const state = states.get(reference) ?? '';
    const missing = expected.filter(end => mails.filter(id => id === `${reference}.${end}`).length !== 1);
    return [
      ...(state === ends ? [] : [`${form} ${reference} is '${state}', not '${ends}'`]),
      ...missing.map(end => `${form} ${reference} has not one mail ${end}`),
    ];
  });
  const strangers = (await rows.all<{ id: string }>('select id from submission')).filter(({ id }) => !told.has(id));
  // Booked slots must match the viewings that were not cancelled.
  const taken = await rows.all<{ sum: number | string | null }>(
    "select sum(taken) as sum from slot where holder not like 'agent%'",
  );
  const held = appointments.filter(({ status }) => status === 'confirmed').length;
  const hours = Number(taken[0]?.sum ?? 0);
  return [
    ...wrong,
    ...strangers.map(({ id }) => `${id} was confirmed to no visitor`),
    ...(hours === held ? [] : [`${hours} hours are taken by ${held} viewings`]),
  ];
}
