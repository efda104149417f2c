import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../adapters/sql/database/migrate.ts';
import { sqlRequestPorts } from '../../../adapters/sql/open-database.ts';
import { queriesFor } from '../../../adapters/sql/schema/dialect.ts';
import { makeSharedCommit, runSteps } from '../../../adapters/sql/database/shared-commit.ts';
import { openSqliteConnection } from '../../../adapters/sql/database/sqlite-connection.ts';
import type { Steps } from '../../../adapters/sql/database/statement.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { Accounts } from '../../../application/ports/accounts/accounts.ts';
import type { Alarms } from '../../../application/ports/operation/alarms.ts';
import type { AdvertMails } from '../../../application/ports/mails/advert-mails.ts';
import type { MailWriter } from '../../../application/ports/mails/desk-mails.ts';
import type { PersonalData } from '../../../application/ports/privacy/personal-data.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { RequestChange } from '../../../application/ports/requests/request-writer.ts';
import type { SecondFactors } from '../../../application/ports/accounts/second-factors.ts';
import type { Subscriptions } from '../../../application/ports/alerts/subscriptions.ts';
import type { Submissions } from '../../../application/ports/submissions/submissions.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import {
  aMail,
  aReservation,
  aSubmission,
  aSubscribing,
  aSubscription,
  RECEIVED,
} from '../../arbitraries/a-submission.ts';
import { memoryFolder } from '../../support/site/memory-folder.ts';
import { aKnown } from '../catalogue/private-details.contract.ts';
import { anAsking } from '../mails/requested-mails.contract.ts';
import { anAgent } from '../accounts/agents.contract.ts';
import { anEntry } from '../audit/desk-log.contract.ts';
import { aLink, anInvitation } from '../accounts/owners.contract.ts';
import { A_FACTOR } from '../accounts/second-factors.contract.ts';
import { aBlockedTime, SOME_HOURS, SOME_WORK } from '../calendar/viewing-hours.contract.ts';

/** Kind of record in each table, without the table of migrations. */
const KINDS: Readonly<Record<string, string>> = {
  submission: 'request',
  once_value: 'request',
  idempotency_key: 'request',
  appointment: 'place',
  slot: 'place',
  subscription: 'subscription',
  offer: 'offer',
  mail: 'mail',
  asked_mail: 'asked mail',
  owner: 'account',
  owner_listing: 'account',
  feed_owner: 'ownership',
  owner_link: 'link',
  owner_session: 'login',
  second_factor: 'second factor',
  recovery_code: 'second factor',
  login_try: 'try',
  used_challenge: 'challenge',
  limit_window: 'count',
  recommendation_stop: 'suppression',
  alert_run: 'run',
  alarm: 'alarm',
  listing_known: 'what agents know',
  import_report: 'report of an import',
  night_report: 'report of a night',
  request_state: 'progress',
  request_note: 'note',
  desk_log: 'log',
  agent: 'agent',
  agent_link: 'agent',
  agent_successor: 'successor',
  agent_session: 'agent',
  agent_second_factor: 'agent',
  agent_recovery_code: 'agent',
  agent_calendar: 'calendar',
  busy_time: 'calendar',
  desk_setting: 'hours',
  visit_window: 'hours',
  blocked_time: 'hours',
};

type Call = (ports: RequestPorts) => Promise<unknown>;
type Calls<Port> = { readonly [method in keyof Port]: Call };
/** Methods of a writer, prefixed with the name of its aggregate. */
type CallsOf<Aggregate extends string, Port> = {
  readonly [method in keyof Port & string as `${Aggregate}: ${method}`]: Call;
};
/** A call and the kinds of records that it changes. */
type Claim = { readonly call: Call; readonly kinds: readonly string[] };
type Claims<Port> = { readonly [method in keyof Port]: Claim };

const reads = (call: Call): Claim => ({ call, kinds: [] });
const writes = (kind: string, call: Call): Claim => ({ call, kinds: [kind] });

const mails = () => [aMail('told')];
const LATER = RECEIVED + 1;
const DAY = '2026-10-25';
const AN_HOUR = { from: '14:30', to: '15:00' };
const AFTERNOON = { day: DAY, slot: 'pm', from: '14:00', to: '17:00', capacity: 1, agentCapacity: 9 };
const READER = { id: 'manager', role: 'manager' } as const;
const AN_ENTRY: DeskEntry = {
  by: { id: 'manager', name: 'Lotte' },
  at: RECEIVED,
  action: 'request-begun',
  subject: 'id Jan',
};
const LIMIT = { key: 'address', windowMs: 3_600_000, most: 9 };

/** One call of each method, which changes something; of a method that takes steps, one call for each actor. */
const TRANSACTIONS: Calls<MailWriter & Pick<AdvertMails, 'tell'>> &
  CallsOf<'alarm', Pick<Alarms, 'begin' | 'end'>> &
  CallsOf<'account', Accounts> &
  CallsOf<'personal data', Pick<PersonalData, 'erase'>> &
  CallsOf<'request', Submissions> &
  CallsOf<'subscription', Pick<Subscriptions, 'confirm' | 'end' | 'endUnconfirmed'>> &
  CallsOf<'second factor', Pick<SecondFactors, 'begin' | 'end' | 'takeCode' | 'replaceCodes'>> &
  Calls<{ readonly [step in `${'offer' | 'viewing' | 'request'}: ${string}`]: unknown }> = {
  'request: accept': ({ submissions }) =>
    submissions.accept({
      ...aSubscribing('new'),
      challenge: { id: 'picture', expiresAt: LATER },
      limits: [LIMIT],
      quietBeyond: { ...LIMIT, key: 'documents' },
      reservation: aReservation('new', { slot: 'pm' }),
      offerTokenHash: 'offer of new',
      once: 'value',
    }),
  'subscription: confirm': ({ subscriptions }) => subscriptions.confirm('hash of news', LATER, mails),
  'subscription: end': ({ subscriptions }) => subscriptions.end('hash of news'),
  'subscription: endUnconfirmed': ({ subscriptions }) => subscriptions.endUnconfirmed(LATER),
  'account: invite': ({ accounts }) => accounts.invite(anInvitation('Mia'), aLink('Mia'), mails()),
  'account: revoke': ({ accounts }) => accounts.revoke('jan@example.be'),
  'account: offerPasswordLink': ({ accounts }) => accounts.offerPasswordLink('jan@example.be', aLink('reset'), mails()),
  'account: choosePassword': ({ accounts }) => accounts.choosePassword('hash of Jan', RECEIVED, 'new', mails()),
  'account: changePassword': ({ accounts }) => accounts.changePassword('id of Jan', 'new', mails()),
  'second factor: begin': ({ secondFactors }) => secondFactors.begin('id of Piet', A_FACTOR, ['one', 'two'], mails()),
  'second factor: end': ({ secondFactors }) => secondFactors.end('id of Jan', mails()),
  'second factor: replaceCodes': ({ secondFactors }) => secondFactors.replaceCodes('id of Jan', ['new'], mails()),
  'second factor: takeCode': ({ secondFactors }) => secondFactors.takeCode('id of Jan', 'recovery', mails()),
  'alarm: begin': ({ alarms }) => alarms.begin({ kind: 'leads', machine: '' }, LATER, mails()),
  'alarm: end': ({ alarms }) => alarms.end({ kind: 'mails', machine: '' }, mails()),
  'personal data: erase': ({ personalData }) => personalData.erase('jan@example.be'),
  'request: expire': ({ submissions }) => submissions.expire('contact-me', LATER),
  tell: ({ advertMails }) => advertMails.tell({ day: DAY, mark: 'another' }, mails()),
  sendAgain: ({ mailWriter }) => mailWriter.sendAgain(READER, 'mail Jan', { now: LATER, held: -1 }, () => AN_ENTRY),
  giveUp: ({ mailWriter }) => mailWriter.giveUp(READER, 'mail Jan', { now: LATER, held: LATER }, () => AN_ENTRY),
  'offer: confirmed': ({ offers }) => offers.change('id Jan', { kind: 'confirm', at: LATER }, mails),
  'offer: withdrawn': ({ offers }) =>
    offers.change('id Jan', { kind: 'withdraw', at: LATER }, mails, { seen: 0, entry: AN_ENTRY }),
  'viewing: moved by its visitor': ({ viewings }) =>
    viewings.change('id Jan', 0, { by: 'visitor', kind: 'move', at: LATER, to: AFTERNOON, isAsked: true }, mails),
  'viewing: called off by its visitor': ({ viewings }) =>
    viewings.change('id Jan', 0, { by: 'visitor', kind: 'cancel', at: LATER }, mails),
  'viewing: moved by the agency': ({ viewings }) =>
    viewings.change('id Jan', 0, { by: 'agency', kind: 'move', to: AFTERNOON, exact: AN_HOUR }, mails, anEntry(2)),
  'viewing: cancelled by the agency': ({ viewings }) =>
    viewings.change('id Jan', 0, { by: 'agency', kind: 'cancel', reason: '' }, mails, anEntry(2)),
  'viewing: outcome noted by the agency': ({ viewings }) =>
    viewings.change(
      'id Jan',
      0,
      { by: 'agency', kind: 'happened', at: Date.parse('2026-10-26T12:00:00Z') },
      mails,
      anEntry(2),
    ),
  'viewing: reminded of': ({ viewings }) => viewings.remind('id Jan', DAY, LATER, mails),
  'request: change': ({ requestWriter }) =>
    requestWriter.change(READER, 'id Jan', () => ({
      to: { state: 'in-hand', agent: undefined },
      note: { id: 'note', kind: 'answer', at: LATER, agentName: 'Lotte', words: 'Tot morgen' },
      mails: mails(),
      entry: AN_ENTRY,
    })),
  'request: taken back': ({ requestWriter }) =>
    requestWriter.takeBack(READER, 'id Jan', ANSWER, () => ({
      to: { state: 'new', agent: undefined },
      entry: AN_ENTRY,
    })),
};

/** An answer that is stored before each test. */
const ANSWER = { mailId: 'held answer', noteId: 'id Jan.9', now: RECEIVED };
const HELD_ANSWER: RequestChange = {
  to: { state: 'in-hand', agent: undefined },
  note: { id: ANSWER.noteId, kind: 'answer', at: RECEIVED, agentName: 'Lotte', words: 'Tot straks' },
  mails: [aMail(ANSWER.mailId)],
  mailsLeaveAt: RECEIVED + 20_000,
  entry: AN_ENTRY,
};

const LOGIN = { referenceHash: 'second login', ownerId: 'id of Jan', startedAt: RECEIVED, seenAt: RECEIVED };
const LISTING = '1234567' as ListingId;
const A_FEED = { agentId: 'id of An', encryptedAddress: 'encrypted' };

const OTHERS: {
  readonly [port in Exclude<
    keyof RequestPorts,
    'accounts' | 'submissions' | 'viewings' | 'requestWriter' | 'mailWriter' | 'advertMails' | 'agentAccounts'
  >]: Claims<RequestPorts[port]>;
} = {
  viewingRecords: {
    taken: reads(({ viewingRecords }) => viewingRecords.taken(LISTING, DAY, DAY)),
    busy: reads(({ viewingRecords }) => viewingRecords.busy('lotte', DAY, DAY)),
    byToken: reads(({ viewingRecords }) => viewingRecords.byToken('secret of Jan')),
    ofRequests: reads(({ viewingRecords }) => viewingRecords.ofRequests(['id Jan'])),
    between: reads(({ viewingRecords }) => viewingRecords.between(DAY, DAY)),
    unreminded: reads(({ viewingRecords }) => viewingRecords.unreminded(DAY)),
  },
  outbox: {
    take: writes('mail', ({ outbox }) => outbox.take(9, RECEIVED, LATER)),
    renew: writes('mail', async ({ outbox }) => {
      await outbox.take(9, RECEIVED, LATER);
      return outbox.renew('mail Jan', LATER, LATER + 1);
    }),
    sent: writes('mail', ({ outbox }) => outbox.sent('mail Jan', RECEIVED)),
    failed: writes('mail', ({ outbox }) => outbox.failed('mail Jan', 'no room', LATER)),
    forget: writes('mail', ({ outbox }) => outbox.forget('mail Jan')),
    put: writes('mail', ({ outbox }) => outbox.put(mails())),
    depth: reads(({ outbox }) => outbox.depth()),
  },
  askedMails: {
    put: writes('asked mail', ({ askedMails }) => askedMails.put(anAsking('asked'))),
    waiting: reads(({ askedMails }) => askedMails.waiting(9)),
    forget: writes('asked mail', async ({ askedMails }) => {
      for (const id of ['asked', 'other']) await askedMails.put(anAsking(id));
      await askedMails.forget('asked');
    }),
  },
  subscriptions: {
    change: writes('subscription', ({ subscriptions }) =>
      subscriptions.change('hash of alert', { goal: 'rent', types: [], zones: [], budget: 900, bedrooms: undefined }),
    ),
    pause: writes('subscription', ({ subscriptions }) => subscriptions.pause('hash of alert', LATER)),
    resume: writes('subscription', ({ subscriptions }) => subscriptions.resume('hash of paused')),
    confirm: {
      call: ({ subscriptions }) => subscriptions.confirm('hash of news', LATER, mails),
      kinds: ['subscription', 'mail'],
    },
    end: {
      call: ({ subscriptions }) => subscriptions.end('hash of news'),
      kinds: ['subscription', 'request', 'mail'],
    },
    endUnconfirmed: {
      call: ({ subscriptions }) => subscriptions.endUnconfirmed(LATER),
      kinds: ['subscription', 'request', 'mail'],
    },
  },
  subscribers: {
    alerts: reads(({ subscribers }) => subscribers.alerts(undefined, 9)),
    confirmedAlerts: reads(({ subscribers }) => subscribers.confirmedAlerts(undefined, 9)),
    renew: writes('subscription', ({ subscribers }) => subscribers.renew('alert alert', 'renewed')),
    byToken: reads(({ subscribers }) => subscribers.byToken('hash of alert')),
    of: reads(({ subscribers }) => subscribers.of('jan@example.be')),
  },
  offers: {
    byToken: reads(({ offers }) => offers.byToken('offer of Jan')),
    ofRequests: reads(({ offers }) => offers.ofRequests(['id Jan'])),
    ofListing: reads(({ offers }) => offers.ofListing('1234567')),
    undecided: reads(({ offers }) => offers.undecided()),
    change: {
      call: ({ offers }) => offers.change('id Jan', { kind: 'confirm', at: LATER }, mails),
      kinds: ['offer', 'mail'],
    },
  },
  suppressionList: {
    add: writes('suppression', ({ suppressionList }) => suppressionList.add('person', RECEIVED)),
    has: reads(({ suppressionList }) => suppressionList.has('person')),
  },
  alarms: {
    current: reads(({ alarms }) => alarms.current()),
    seen: writes('alarm', ({ alarms }) => alarms.seen({ kind: 'mails', machine: '' }, LATER)),
    forgetUnseen: writes('alarm', ({ alarms }) => alarms.forgetUnseen(LATER)),
    begin: {
      call: ({ alarms }) => alarms.begin({ kind: 'leads', machine: '' }, LATER, mails()),
      kinds: ['mail', 'alarm'],
    },
    end: { call: ({ alarms }) => alarms.end({ kind: 'mails', machine: '' }, mails()), kinds: ['mail', 'alarm'] },
  },
  alertRuns: { reach: writes('run', ({ alertRuns }) => alertRuns.reach(1, 2)) },
  limits: {
    count: writes('count', ({ limits }) => limits.count('address', LIMIT.windowMs, RECEIVED)),
    counted: reads(({ limits }) => limits.counted('address', LIMIT.windowMs, RECEIVED)),
  },
  listingRequests: {
    of: reads(({ listingRequests }) => listingRequests.of(LISTING, undefined, 9)),
    viewingsFrom: reads(({ listingRequests }) => listingRequests.viewingsFrom(LISTING, DAY, 9)),
    viewingsBefore: reads(({ listingRequests }) => listingRequests.viewingsBefore(LISTING, DAY, 9)),
  },
  listingsKnown: {
    keep: writes('what agents know', ({ listingsKnown }) => listingsKnown.keep(new Map([[LISTING, aKnown()]]), [])),
    of: reads(({ listingsKnown }) => listingsKnown.of([LISTING])),
  },
  listingOwners: {
    of: reads(({ listingOwners }) => listingOwners.of(LISTING)),
  },
  owners: {
    byId: reads(({ owners }) => owners.byId('id of Jan')),
    list: reads(({ owners }) => owners.list('', undefined, 9)),
    byEmail: reads(({ owners }) => owners.byEmail('jan@example.be')),
    addSampleAccount: writes('account', ({ owners }) => owners.addSampleAccount(anInvitation('Mia'), 'hash')),
    isNamed: reads(({ owners }) => owners.isNamed('jan@example.be')),
    named: writes('ownership', ({ owners }) => owners.named(new Map([[LISTING, ['mia@example.be']]]))),
  },
  passwords: {
    of: reads(({ passwords }) => passwords.of('jan@example.be')),
    link: reads(({ passwords }) => passwords.link('hash of Jan', RECEIVED)),
    rehash: writes('account', ({ passwords }) => passwords.rehash('id of Jan', 'hash', 'newer')),
  },
  sessions: {
    begin: writes('login', ({ sessions }) => sessions.begin(LOGIN, 'hash', 'login')),
    use: writes('login', ({ sessions }) => sessions.use('login', LATER)),
    look: reads(({ sessions }) => sessions.look('login', LATER)),
    end: writes('login', ({ sessions }) => sessions.end('login')),
    endOthers: writes('login', ({ sessions }) => sessions.endOthers('id of Jan', 'another')),
    of: reads(({ sessions }) => sessions.of('id of Jan', RECEIVED)),
  },
  secondFactors: {
    of: reads(({ secondFactors }) => secondFactors.of('id of Jan')),
    takeStep: writes('second factor', ({ secondFactors }) => secondFactors.takeStep('id of Jan', 8)),
    begin: {
      call: ({ secondFactors }) => secondFactors.begin('id of Piet', A_FACTOR, ['one', 'two'], mails()),
      kinds: ['mail', 'second factor'],
    },
    end: { call: ({ secondFactors }) => secondFactors.end('id of Jan', mails()), kinds: ['mail', 'second factor'] },
    takeCode: {
      call: ({ secondFactors }) => secondFactors.takeCode('id of Jan', 'recovery', mails()),
      kinds: ['mail', 'second factor'],
    },
    replaceCodes: {
      call: ({ secondFactors }) => secondFactors.replaceCodes('id of Jan', ['new'], mails()),
      kinds: ['mail', 'second factor'],
    },
  },
  encryptedSecondFactors: {
    all: reads(({ encryptedSecondFactors }) => encryptedSecondFactors.all()),
    reencrypt: writes('second factor', ({ encryptedSecondFactors }) =>
      encryptedSecondFactors.reencrypt('id of Jan', 'encrypted', 'newer'),
    ),
  },
  loginTries: {
    begin: writes('try', ({ loginTries }) => loginTries.begin('account', 'network', RECEIVED)),
    succeeded: writes('try', ({ loginTries }) => loginTries.succeeded('account', 'network', RECEIVED)),
    forgive: writes('try', ({ loginTries }) => loginTries.forgive('account')),
  },
  deskMails: {
    list: reads(({ deskMails }) => deskMails.list(READER, { of: 'mail', state: 'waiting' }, undefined, 9)),
    counts: reads(({ deskMails }) => deskMails.counts(READER, 'mail')),
  },
  importReports: {
    keep: writes('report of an import', ({ importReports }) =>
      importReports.keep({ outcome: 'failed', reason: 'timeout' }, LATER),
    ),
    last: reads(({ importReports }) => importReports.last(9)),
  },
  nightReports: {
    keep: writes('report of a night', ({ nightReports }) => nightReports.keep({ requests: 2 }, LATER)),
    last: reads(({ nightReports }) => nightReports.last(9)),
  },
  deskRequests: {
    list: reads(({ deskRequests }) => deskRequests.list(READER, { words: ['jan'] }, undefined, 9)),
    counts: reads(({ deskRequests }) => deskRequests.counts(READER, {})),
    one: reads(({ deskRequests }) => deskRequests.one(READER, 'id Jan')),
    ofSamePerson: reads(async ({ deskRequests }) => {
      const jan = await deskRequests.one(READER, 'id Jan');
      if (jan) await deskRequests.ofSamePerson(READER, jan, 9);
    }),
    notesAndMails: reads(({ deskRequests }) => deskRequests.notesAndMails('id Jan')),
    held: reads(({ deskRequests }) => deskRequests.held(['id Jan'], RECEIVED)),
  },
  personalData: {
    export: reads(({ personalData }) => personalData.export('jan@example.be')),
    erase: {
      call: ({ personalData }) => personalData.erase('jan@example.be'),
      kinds: [
        'request',
        'note',
        'progress',
        'place',
        'mail',
        'account',
        'ownership',
        'link',
        'login',
        'second factor',
        'offer',
        'subscription',
      ],
    },
    expireMails: writes('mail', ({ personalData }) => personalData.expireMails(RECEIVED + 1000)),
    addresses: reads(({ personalData }) => personalData.addresses()),
    files: reads(({ personalData }) => personalData.files()),
  },
  deskLog: {
    before: reads(({ deskLog }) => deskLog.before(undefined, 9)),
    ofAgent: reads(({ deskLog }) => deskLog.ofAgent('an', undefined, 9)),
    note: writes('log', ({ deskLog }) => deskLog.note(anEntry(1))),
    expire: writes('log', ({ deskLog }) => deskLog.expire(LATER + 60_000)),
  },
  privateFeeds: {
    isMade: reads(({ privateFeeds }) => privateFeeds.isMade('id of An')),
    make: {
      call: ({ privateFeeds }) => privateFeeds.make('id of Cleo', 'new', anEntry(2)),
      kinds: ['log', 'calendar'],
    },
    end: { call: ({ privateFeeds }) => privateFeeds.end('id of An', anEntry(2)), kinds: ['log', 'calendar'] },
    agentOf: reads(({ privateFeeds }) => privateFeeds.agentOf('feed')),
  },
  deskFeatures: {
    chosen: reads(({ deskFeatures }) => deskFeatures.chosen()),
    choose: { call: ({ deskFeatures }) => deskFeatures.choose('calendar', false, anEntry(2)), kinds: ['log', 'hours'] },
  },
  viewingHours: {
    ofProperty: reads(({ viewingHours }) =>
      viewingHours.ofProperty({ propertyId: LISTING, personId: 'lotte', from: 0, until: 9 }),
    ),
    agency: reads(({ viewingHours }) => viewingHours.agency()),
    agent: reads(({ viewingHours }) => viewingHours.agent('id of An')),
    windows: reads(({ viewingHours }) => viewingHours.windows()),
    blocked: reads(({ viewingHours }) => viewingHours.blocked(0)),
  },
  viewingHoursWriter: {
    setAgency: {
      call: ({ viewingHoursWriter }) => viewingHoursWriter.setAgency(SOME_HOURS, anEntry(2)),
      kinds: ['log', 'hours'],
    },
    setAgent: {
      call: ({ viewingHoursWriter }) => viewingHoursWriter.setAgent('id of An', SOME_WORK, anEntry(2)),
      kinds: ['log', 'hours', 'calendar'],
    },
    setWindows: {
      call: ({ viewingHoursWriter }) => viewingHoursWriter.setWindows(LISTING, { kind: 'phone' }, anEntry(2)),
      kinds: ['log', 'hours'],
    },
    block: {
      call: ({ viewingHoursWriter }) => viewingHoursWriter.block(aBlockedTime('new', 3, 4), anEntry(2)),
      kinds: ['log', 'hours'],
    },
    free: {
      call: ({ viewingHoursWriter }) => viewingHoursWriter.free('blocked', undefined, anEntry(2)),
      kinds: ['log', 'hours'],
    },
  },
  busyFeeds: {
    status: reads(({ busyFeeds }) => busyFeeds.status('id of An')),
    setAddress: {
      call: ({ busyFeeds }) => busyFeeds.setAddress('id of An', 'another', anEntry(2)),
      kinds: ['log', 'hours', 'calendar'],
    },
    all: reads(({ busyFeeds }) => busyFeeds.all()),
    keep: {
      call: ({ busyFeeds }) => busyFeeds.keep(A_FEED, [{ from: 1, until: 2 }], LATER, false),
      kinds: ['hours', 'calendar'],
    },
    fail: writes('calendar', ({ busyFeeds }) => busyFeeds.fail(A_FEED, 'response', LATER)),
    reencrypt: writes('calendar', ({ busyFeeds }) => busyFeeds.reencrypt('id of An', 'encrypted', 'newer')),
  },
  agents: {
    invite: {
      call: ({ agents }) => agents.invite(anAgent('Bert'), aLink('Bert'), mails(), anEntry(2)),
      kinds: ['mail', 'log', 'agent'],
    },
    change: {
      call: ({ agents }) =>
        agents.change('id of Cleo', { role: 'manager', personId: undefined, language: 'nl' }, anEntry(2)),
      kinds: ['log', 'agent'],
    },
    remove: { call: ({ agents }) => agents.remove('id of Cleo', anEntry(2)), kinds: ['log', 'agent'] },
    handOverAndRemove: {
      call: ({ agents }) =>
        agents.handOverAndRemove(
          'id of Cleo',
          { to: { id: 'id of An', name: 'An' }, today: DAY, at: 2, homes: 0, isSame: () => true },
          { entry: () => anEntry(2), ofViewing: () => [], mails: () => [aMail('handed over')] },
        ),
      kinds: ['log', 'agent', 'mail'],
    },
  },
  agentRecords: {
    byId: reads(({ agentRecords }) => agentRecords.byId('id of An')),
    byEmail: reads(({ agentRecords }) => agentRecords.byEmail('an@example.be')),
    all: reads(({ agentRecords }) => agentRecords.all()),
    work: reads(({ agentRecords }) => agentRecords.work(DAY)),
    successors: reads(({ agentRecords }) => agentRecords.successors()),
  },
  sampleAgents: {
    add: writes('agent', ({ sampleAgents }) => sampleAgents.add(anAgent('Bert'), 'hash')),
    remove: { call: ({ sampleAgents }) => sampleAgents.remove('id of An'), kinds: ['agent', 'calendar'] },
  },
};

let scratch: string;
let directory: string;
let connection: ReturnType<typeof openSqliteConnection>;
let ports: RequestPorts;
/** Number of statements that still succeed, over all writes; a retried write fails again. */
let succeeding: number;

function* untilItFails<Result>(steps: Steps<Result>): Steps<Result> {
  let step = steps.next();
  while (!step.done) {
    if (succeeding-- <= 0) throw new Error('the disk is full');
    step = steps.next(yield step.value);
  }
  return step.value;
}

/** Returns the rows of each table as text. */
function rows(): ReadonlyMap<string, string> {
  const listed = connection.query({ sql: `select name from sqlite_master where type = 'table'`, values: [] });
  const names = (listed as readonly { name: string }[]).map(({ name }) => name).filter(name => name in KINDS);
  expect(names.toSorted()).toEqual(Object.keys(KINDS).toSorted());
  return new Map(
    names.map(name => [name, JSON.stringify(connection.query({ sql: `select * from ${name}`, values: [] }))]),
  );
}

function kindsChangedSince(before: ReadonlyMap<string, string>): string[] {
  const changed = [...rows()].filter(([name, text]) => before.get(name) !== text);
  return [...new Set(changed.map(([name]) => KINDS[name] ?? name))];
}

/** Opens a file and the database through which tests write to it. */
function openAt(file: string) {
  const opened = openSqliteConnection(file, 'write');
  const commit = makeSharedCommit(opened);
  const database = {
    queries: queriesFor('sqlite'),
    write: (steps, patience = 1_000) => commit.write(() => untilItFails(steps()), patience),
    read: async steps => runSteps(opened, steps()),
    scrub: async () => {},
    ready: async () => true,
    close: commit.settled,
  } satisfies Parameters<typeof migrate>[0];
  return { opened, database };
}

/** A file with all tables, copied by each test. */
const tables = () => join(scratch, 'tables.db');

beforeAll(async () => {
  scratch = mkdtempSync(join(memoryFolder(2 ** 27), 'clairval-transactions-'));
  succeeding = Number.POSITIVE_INFINITY;
  const { opened, database } = openAt(tables());
  await migrate(database);
  await database.close();
  // Closing the last connection checkpoints the WAL into the one file.
  opened.close();
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

beforeEach(async () => {
  directory = mkdtempSync(join(scratch, 'database-'));
  copyFileSync(tables(), join(directory, 'clairval.db'));
  succeeding = Number.POSITIVE_INFINITY;
  const { opened, database } = openAt(join(directory, 'clairval.db'));
  connection = opened;
  ports = sqlRequestPorts(database);
  const jan = {
    reservation: aReservation('Jan'),
    offerTokenHash: 'offer of Jan',
    once: 'Jan',
    email: 'jan@example.be',
  };
  const values = { validUntil: '2031-01-31' };
  await ports.submissions.accept(aSubmission('Jan', { ...jan, values }));
  const news = aSubscription('news', { kind: 'newsletter', wish: undefined, email: 'jan@example.be' });
  await ports.submissions.accept(aSubscribing('news', news));
  await ports.submissions.accept(aSubscribing('alert', { confirmedAt: RECEIVED }));
  await ports.submissions.accept(aSubscribing('paused', { confirmedAt: RECEIVED, pausedAt: RECEIVED }));
  for (const who of ['Jan', 'Piet']) await ports.owners.addSampleAccount(anInvitation(who), 'hash');
  await ports.sampleAgents.add(anAgent('An', { role: 'manager' }), 'hash');
  await ports.sampleAgents.add(anAgent('Cleo'), 'hash');
  await ports.deskLog.note(anEntry(0));
  await ports.requestWriter.change(READER, 'id Jan', () => HELD_ANSWER);
  await ports.viewingHoursWriter.block(aBlockedTime('blocked', 1, 2), anEntry(0));
  await ports.busyFeeds.setAddress('id of An', 'encrypted', anEntry(0));
  await ports.privateFeeds.make('id of An', 'feed', anEntry(0));
  await ports.secondFactors.begin('id of Jan', A_FACTOR, ['recovery'], []);
  await ports.owners.named(new Map([[LISTING, ['jan@example.be']]]));
  await ports.accounts.offerPasswordLink('jan@example.be', aLink('Jan', { purpose: 'reset' }), []);
  await ports.sessions.begin({ ...LOGIN, referenceHash: 'login' }, 'hash', undefined);
  await ports.loginTries.begin('account', 'network', RECEIVED);
  await ports.alarms.begin({ kind: 'mails', machine: '' }, RECEIVED, []);
  await ports.outbox.put([aMail('old')]);
  await ports.outbox.sent('old', RECEIVED);
  // The first request triggers a separate write that deletes expired rows; wait for it.
  await database.close();
});

afterEach(() => {
  connection.close();
  rmSync(directory, { recursive: true, force: true });
});

describe.each(Object.entries(TRANSACTIONS))('the transaction %s', (_, call) => {
  test('changes several kinds of records, or none if any statement fails', async () => {
    const before = rows();
    const failed = async (at: number) => {
      succeeding = at;
      return call(ports).then(
        () => false,
        (error: Error) => error.message === 'the disk is full',
      );
    };
    let statements = 0;
    while (await failed(statements)) {
      expect(rows()).toEqual(before);
      statements++;
    }
    expect(statements).toBeGreaterThan(0);
    expect(kindsChangedSince(before).length).toBeGreaterThan(1);
  });
});

describe.each(Object.entries(OTHERS))('the port %s', (_, claims: Readonly<Record<string, Claim>>) => {
  test.each(Object.entries(claims))(
    'changes exactly its declared kinds of records by %s',
    async (_method, { call, kinds }) => {
      const before = rows();
      await call(ports);
      expect(kindsChangedSince(before).toSorted()).toEqual(kinds.toSorted());
    },
  );
});
