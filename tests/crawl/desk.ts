import { setTimeout as pause } from 'node:timers/promises';
import { HOLD_MS } from '../../application/desk/shared/held-answer.ts';
import { SAMPLE_AGENTS } from '../../fixtures/builders/desk.ts';
import { actThrough } from './acts.ts';
import { PUBLIC_URL, type CrawledSite } from './crawled-site.ts';
import { followPages } from './follow-pages.ts';
import { logIn } from './log-in.ts';
import type { CrawledMails } from './mails.ts';
import { responseText } from './response-text.ts';
import { crawlForms, type SentRequest } from './public-forms.ts';
import type { FoundForm } from './public-pages.ts';
import { makeVisitor, type Response } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

/** Maximum number of pages per kind. */
const MOST = 6;
/** Pages with actions, below the desk's address; people last, as it removes accounts. */
const ACTING = [
  '',
  'calendar/',
  'calendar/hours/',
  'adverts/',
  'adverts/6398214/',
  'mails/',
  'operation/',
  'log/',
  'privacy/',
  'security/',
  'people/',
];

/** Requests of this form are answered, in each language. */
const ANSWERED = 'contact-me';

type Member = (typeof SAMPLE_AGENTS)[number];

/** Writes the desk's pages for managers and agents in each language, and the results of a manager's actions. */
export async function crawlDesk(
  site: CrawledSite,
  out: WrittenDown,
  requests: readonly SentRequest[],
  mails: Pick<CrawledMails, 'sent'>,
): Promise<void> {
  const [claire, thomas, an] = SAMPLE_AGENTS;
  const look = async (who: Member, language: string, number: number) => {
    const visitor = makeVisitor(site.port, `10.4.${number}.10`, language);
    const name = `desk/${who.role} ${language}`;
    // Sessions of an account are listed by start time.
    site.clock.tick();
    await logIn(`/${language}/desk/login/`, who, visitor, out, name);
    const under = new RegExp(`^/${language}/desk/`);
    await followPages(`/${language}/desk/`, { visitor, out, name, under, most: MOST });
    return visitor;
  };
  const visitor = await look(claire, 'fr', 1);
  await look(thomas, 'fr', 2);
  await look(an, 'nl', 3);
  for (const [number, language] of ['nl', 'en', 'de'].entries()) await look(claire, language, 4 + number);

  const parts = { visitor, clock: site.clock, out };
  const visits = requests.filter(({ name }) => name === 'contact-appointment');
  for (const { language, reference } of visits)
    await actThrough(`/fr/desk/calendar/visits/${reference}/`, `desk acts/visit ${language}`, {
      ...parts,
      wanted: act => VIEWING_ACTS[language]?.includes(act) ?? false,
      values: VIEWING_VALUES,
    });
  // Request pages show which mails have been sent.
  await mails.sent();
  for (const { name, language, reference } of requests) {
    const isAnswered = name === ANSWERED;
    if (language !== 'fr' && !isAnswered) continue;
    await actThrough(`/fr/desk/requests/${reference}/`, `desk acts/request ${name} ${language}`, {
      ...parts,
      wanted: act => isFirst(act) && (act !== 'answer' || isAnswered),
      // The page shows whether the answer has been sent.
      after: async act => (act === 'answer' ? pause(HOLD_MS).then(mails.sent) : undefined),
    });
  }
  await mails.sent();
  for (const page of ACTING)
    await actThrough(`/fr/desk/${page}`, `desk acts/${page === '' ? 'requests' : page.replaceAll('/', ' ').trim()}`, {
      ...parts,
      wanted: isFirst,
      values: {
        who: 'contact-me.fr@example.be',
        current: claire.password,
        code: '123456',
        email: 'new@agency.example',
        // Later viewings need an agent's confirmation.
        confirm: 'by-agent',
      },
      seen: calendarAddress(site, out),
    });
}

/** Writes the outcome of viewings that need confirmation, as set by the desk's actions; each handled differently. */
export async function crawlAskedViewings(
  site: CrawledSite,
  out: WrittenDown,
  forms: readonly FoundForm[],
): Promise<void> {
  const [claire] = SAMPLE_AGENTS;
  const appointments = forms.filter(({ name }) => name === 'contact-appointment');
  const requests = await crawlForms(site, out, appointments, 'asked-');
  const visitor = makeVisitor(site.port, '10.4.50.10');
  await logIn('/fr/desk/login/', claire, visitor, out, 'desk/asked visits');
  for (const { language, reference } of requests)
    await actThrough(`/fr/desk/calendar/visits/${reference}/`, `desk acts/asked visit ${language}`, {
      visitor,
      clock: site.clock,
      out,
      wanted: act => ASKED_ACTS[language]?.includes(act) ?? false,
      values: VIEWING_VALUES,
    });
}

/** Values for a viewing that is moved. */
const VIEWING_VALUES = { day: '2026-12-08', from: '10:00', reason: 'The owner is away' };
/** The desk's actions on a viewing, by its language; others are left to the visitor. */
const VIEWING_ACTS: Readonly<Record<string, readonly string[]>> = {
  fr: ['set-hour', 'move', 'cancel'],
  nl: ['cancel'],
  en: ['move'],
};
const ASKED_ACTS: typeof VIEWING_ACTS = {
  fr: ['confirm', 'set-hour'],
  nl: ['refuse'],
  en: ['refuse'],
  de: ['confirm'],
};

/** The first of several equal actions, and none that ends this session. */
function isFirst(name: string): boolean {
  return !/ \d+$/.test(name) && name !== 'logout' && name !== 'end-sessions' && name !== 'change-password';
}

/** Requests the secret calendar address once a page shows it. */
function calendarAddress(site: CrawledSite, out: WrittenDown): (response: Response) => Promise<void> {
  return async ({ text }) => {
    const [, path] = new RegExp(`"${PUBLIC_URL}(/[^"\\s]+\\.ics)"`).exec(text) ?? [];
    if (path === undefined) return;
    const name = 'desk acts/calendar subscribed';
    if (out.has(name)) return;
    out.keep(name, responseText(await makeVisitor(site.port, '10.4.99.10').ask(path)));
  };
}
