import { sentFields } from '../../../adapters/wire/sent-fields.ts';
import ICAL from 'ical.js';
import { openViewingPage } from './viewing-page.ts';
import { requestWords } from '../../../adapters/mail/request-words.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { privateCalendarFile } from '../../../adapters/mail/viewing-calendar.ts';
import { makeMemoryPageViews } from '../../../adapters/memory/page-views/page-views.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeKnownChanges } from '../../../adapters/memory/catalogue/known-changes.ts';
import { makeRequestDesk } from '../../../application/desk/requests/request.ts';
import { makeRequestsDesk } from '../../../application/desk/requests/requests.ts';
import type { DeskCall, DeskFound, DeskMember } from '../../../application/desk/shared/desk-handler.ts';
import { makeRequestSteps } from '../../../application/desk/shared/request-steps.ts';
import { makeCalendarDesk } from '../../../application/desk/viewings/calendar.ts';
import { makeFindDayNotes } from '../../../application/desk/viewings/day-notes.ts';
import { makeShowPrivateCalendar } from '../../../application/desk/viewings/private-calendar.ts';
import { makeViewingDesk } from '../../../application/desk/viewings/viewing.ts';
import type { FollowedLink } from '../../../application/link/link-handler.ts';
import { makeChangeViewingByLink as makeVisitorsLink } from '../../../application/link/viewing-link.ts';
import { makeOwnedPages } from '../../../application/portal/owned-pages.ts';
import { contentHours } from '../../../application/viewing/property-hours.ts';
import { contexts } from '../../../application/view/contexts.ts';
import type { AgencyHours } from '../../../domain/appointment/viewing-hours.ts';
import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';
import type { ViewingState } from '../../../domain/appointment/viewing-state.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { anEntry } from '../../contracts/audit/desk-log.contract.ts';
import { propertyIn } from './open-forms.ts';
import { openSite, SAMPLE_SENDER } from './sample-site.ts';

const site = openSite();
const PROPERTY = propertyIn('sale', [5000, 5999]);
const ID = 'V1';
const URL_OF_SITE = 'https://clairval.example';
const LINK = site.site.current().content.pages.find(({ link }) => link === 'change-visit');
const PORTAL = site.site.current().content.pages.find(({ kind }) => kind === 'portal-property');
const [PERSON] = site.site.current().content.team.filter(({ status }) => status === 'Published');
const AN: DeskMember = {
  id: 'id of An',
  email: 'an@example.be',
  name: 'An De Smet',
  role: 'manager',
  personId: PERSON?.id,
  language: 'fr',
};
const hashes = { secret: (text: string) => `hash of ${text}` };
const limitMails = { mayMail: async () => true, countMail: async () => true };

/** STATUS of the entry in the agent's own calendar (RFC 5545, 3.8.1.11); a cancelled viewing is not in it. */
export const ENTRY_STATUS: Readonly<Record<ViewingState, string>> = {
  asked: 'TENTATIVE',
  unfixed: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  moved: 'CONFIRMED',
  over: 'CONFIRMED',
  happened: 'CONFIRMED',
  'not-come': 'CONFIRMED',
  cancelled: 'none',
};

/** State, day and hours of the viewing as an address shows them. A cancelled viewing is absent from some addresses. */
export type Said = { readonly state: string; readonly at?: string };

/**
 * One viewing over the memory store, received at `start` (Unix ms) for `day`, with the six addresses that show it and the acts of its agent
 * and visitor through the use cases. `email`: address of the visitor; `confirm`: whether a time that the visitor chooses needs the agent.
 */
export async function openViewing(
  start: number,
  day: string,
  isAsked: boolean,
  { email, confirm }: { readonly email?: string; readonly confirm?: AgencyHours['confirm'] } = {},
) {
  const ports = makeMemoryRequestPorts();
  let now = start;
  const clock = { now: () => now };
  await ports.sampleAgents.add(anAgent('An', { personId: PERSON?.id, role: 'manager' }), 'hash');
  await ports.privateFeeds.make(AN.id, hashes.secret('feed'), {
    by: { id: AN.id, name: AN.name },
    at: start,
    action: 'feed-address-made',
    subject: undefined,
  });
  const findTeam = async () => [AN];
  const viewingPage = openViewingPage(ports, { limitMails });
  const requestSteps = makeRequestSteps({ ...ports, findTeam });
  const offerPart = { view: async () => undefined, act: async () => undefined };
  const requestParts = { ...ports, requestSteps, requestWords, findTeam, viewingPage, offerPart, limitMails };
  const list = makeRequestsDesk(requestParts);
  const request = makeRequestDesk({ ...requestParts, uploads: { read: async () => undefined } });
  const visit = makeViewingDesk({ viewingPage });
  const calendar = makeCalendarDesk({
    ...ports,
    hashes,
    ids: { secret: () => '' },
    publicAddress: undefined,
    findDayNotes: makeFindDayNotes({ viewingHours: ports.viewingHours, findTeam }),
  });
  const feed = makeShowPrivateCalendar({
    ...site,
    ...ports,
    clock,
    hashes,
    findFeatures: async () => new Set(DESK_FEATURES),
    refuseLink: async () => undefined,
  });
  const owned = makeOwnedPages({
    ...site,
    ...ports,
    clock,
    security: { note: () => undefined },
    pageViews: makeMemoryPageViews(),
    listingChanges: makeKnownChanges([]),
  });
  const link = makeVisitorsLink({ ...ports, sentMarks: { mark: address => address, checked: (_, given) => given } });

  await ports.submissions.accept(
    aSubmission(ID, {
      id: ID,
      form: 'contact-appointment',
      values: {
        property: PROPERTY,
        firstName: 'Zoë',
        lastName: 'Géron',
        phone: '+32470123456',
        ...(email && { email }),
      },
      email,
      subjectId: PROPERTY,
      receivedAt: start,
      mails: [],
      reservation: aReservation(ID, {
        agentId: PERSON?.id ?? '',
        propertyId: PROPERTY,
        day,
        slot: 'am',
        isAsked,
        capacity: 9,
      }),
    }),
  );

  if (confirm) {
    const usual = contentHours(site.site.current().content.settings);
    await ports.viewingHoursWriter.setAgency({ ...usual, confirm }, anEntry(1));
  }

  async function call(page: DeskCall['page'], params: DeskCall['params'], query = ''): Promise<DeskCall> {
    const contextIn = await contexts(site, now);
    const parts = new Set(DESK_FEATURES);
    return {
      page,
      params,
      parameters: new URLSearchParams(query),
      member: AN,
      features: parts,
      context: contextIn('en'),
      now,
    };
  }

  async function followed(): Promise<FollowedLink> {
    if (!LINK) throw new Error('the sample has no page to change a viewing');
    return {
      link: 'change-visit',
      secret: 'secret',
      hash: `secret of ${ID}`,
      language: 'en',
      page: LINK,
      action: '/link/',
      pathOf: () => '/link/',
      mailPathOf: () => '/link/',
      now,
      contextIn: await contexts(site, now),
    };
  }

  const addresses: Readonly<Record<string, () => Promise<Said>>> = {
    async list() {
      const [row] = pageOf(await list.open(await call('requests', {}, 'state=all'))).rows;
      return said(row?.viewing);
    },
    async request() {
      const { viewing: shown, row } = pageOf(await request.open(await call('request', { id: ID })));
      if (shown?.state !== row.viewing?.state) throw new Error('the page of a request contradicts itself');
      return said(row.viewing);
    },
    async calendar() {
      const asked = await ports.viewingRecords.ofRequests([ID]);
      const { days } = pageOf(await calendar.open(await call('calendar', {}, `week=${asked[0]?.day}`)));
      return said(days.flatMap(one => one.viewings.map(entry => ({ ...entry, day: one.day })))[0]);
    },
    async portal() {
      const id = parseListingId(PROPERTY);
      const contextIn = await contexts(site, now);
      if (!id || !PORTAL) throw new Error('the sample has no page of an owner');
      const owner = { id: 'o', email: 'owner@example.be', language: 'fr' as const, listingIds: [id] };
      const found = await owned(contextIn('fr'), PORTAL, { id }, new URLSearchParams(), {
        owner,
        portal: { formToken: '' } as Parameters<typeof owned>[4]['portal'],
      });
      if (!('body' in found) || found.body.kind !== 'portal-property') throw new Error('there is no page of the owner');
      // Both lists have the viewings of today until the day is over.
      return said([...found.body.coming, ...found.body.viewings.entries][0]);
    },
    async link() {
      const shown = await link.open(await followed());
      if (shown?.kind !== 'viewing') throw new Error('the link opens no viewing');
      return shown.standing === 'cancelled' ? said(undefined) : said({ ...shown.at, state: shown.standing });
    },
    async feed() {
      const shown = await feed('feed', '192.0.2.0/24');
      if (shown?.kind !== 'calendar') throw new Error('there is no feed');
      const contextIn = await contexts(site, now);
      const file = privateCalendarFile(shown, { agency: contextIn('fr').content.agency, publicUrl: URL_OF_SITE });
      const [event, ...more] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
      if (more.length > 0) throw new Error('the viewing is in the feed twice');
      if (!event) return { state: 'none' };
      const read = new ICAL.Event(event);
      const [from, to] = [read.startDate.toString(), read.endDate.toString()];
      return {
        state: String(event.getFirstPropertyValue('status')),
        at: `${from.slice(0, 10)} ${from.slice(11, 16)}-${to.slice(11, 16)}`,
      };
    },
  };

  return {
    ports,
    addresses,
    pass: (ms: number) => void (now += ms),
    now: () => now,
    record: async () => (await ports.viewingRecords.ofRequests([ID]))[0],
    /** An act of the agent, on the viewing's page or on that of its request. */
    async byAgent(fields: Readonly<Record<string, string>>, on: 'visit' | 'request'): Promise<string> {
      const shown = { params: { id: ID }, sent: sentFields(fields) };
      const done =
        on === 'visit'
          ? await visit.act?.(await call('visit', shown.params), shown.sent)
          : await request.act?.(await call('request', shown.params), shown.sent);
      return done?.kind ?? 'none';
    },
    async byVisitor(raw: Readonly<Record<string, string>>): Promise<void> {
      await link.act(await followed(), raw);
    },
    /** The mails since the last call, in the form in which they are sent. */
    async mails() {
      const waiting = await ports.outbox.take(99, now, now + 1);
      for (const { id } of waiting) await ports.outbox.sent(id, now);
      return waiting.map(mail => ({ ...mail, ...renderMail(mail, { ...SAMPLE_SENDER, publicUrl: URL_OF_SITE }) }));
    },
  };
}

function said(
  shown: { readonly day: string; readonly from: string; readonly to: string; readonly state: string } | undefined,
): Said {
  if (!shown || shown.state === 'cancelled') return { state: 'cancelled' };
  return { state: shown.state, at: `${shown.day} ${shown.from}-${shown.to}` };
}

function pageOf<Body>(found: DeskFound<Body>): Body {
  if (found.kind !== 'page') throw new Error(`there is no page: ${found.kind}`);
  return found.body;
}
