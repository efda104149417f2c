import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { DeskRequest } from '../../../application/ports/requests/desk-requests.ts';
import type { RequestChange } from '../../../application/ports/requests/request-writer.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { PasswordHasher } from '../../../application/ports/accounts/password-hasher.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { DESK_LOG_MONTHS } from '../../../domain/desk/actions.ts';
import { type Assignee, progressAfter, type RequestStep } from '../../../domain/desk/request-state.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';
import { brusselsDay, monthsBefore } from '../../../domain/text/day.ts';
import type { PastEntry } from './sample-past.ts';
import { workTime } from '../../../fixtures/builders/past/work-time.ts';
import { SAMPLE_AGENTS, SAMPLE_ANSWERS, SAMPLE_NOTES, type SampleAgent } from '../../../fixtures/builders/desk.ts';

/** An action of a sample agent on a request. */
type Deed = {
  readonly at: number;
  readonly id: string;
  readonly change: (now: DeskRequest) => RequestChange | undefined;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Period before the first start for which each action on a request is generated; older requests are only marked as done. */
const WEEKS_MS = 21 * DAY;
const STEP = 500;

/**
 * Creates the accounts of the sample agency's agents, with the passwords of the README, and returns whether one was missing. With any other
 * content it removes the accounts, because these passwords are public.
 */
export async function applySampleAgents(
  isSample: boolean,
  {
    store: { agentRecords, sampleAgents },
    hasher,
    now,
  }: {
    readonly store: Pick<RequestPorts, 'agentRecords' | 'sampleAgents'>;
    readonly hasher: PasswordHasher;
    readonly now: number;
  },
): Promise<boolean> {
  let isNew = false;
  for (const { id, email, role, language, personId, password } of SAMPLE_AGENTS) {
    const known = await agentRecords.byId(id);
    if (isSample && !known && !(await agentRecords.byEmail(email))) {
      const invitedAt = now - WEEKS_MS;
      await sampleAgents.add({ id, email, role, language, personId, invitedAt }, await hasher.hash(password));
      isNew = true;
    } else if (!isSample && known) await sampleAgents.remove(id);
  }
  return isNew;
}

/**
 * Stores the agents' actions of the previous weeks on the existing requests, and logs them together with `entries`, the agents' actions on
 * offers and viewings.
 */
export async function addSampleWork({
  store: { deskRequests, requestWriter, deskLog },
  catalogue,
  now,
  entries,
}: {
  readonly store: Pick<RequestPorts, 'deskRequests' | 'requestWriter' | 'deskLog'>;
  readonly catalogue: Pick<ListingCatalogue, 'listings'>;
  readonly now: number;
  readonly entries: readonly PastEntry[];
}): Promise<void> {
  const [manager] = SAMPLE_AGENTS;
  const requests = await everyRequest(deskRequests, manager);
  const agentOf = await agentsOfProperties(catalogue, requests);
  const bySubject = Map.groupBy(entries, ({ subject }) => subject);
  const works = requests.flatMap(request => {
    const { id, name } = agentOf(request);
    return [
      ...deedsOf(request, agentOf(request), now).map(deed => ({
        at: deed.at,
        id: deed.id,
        store: async () => void (await requestWriter.change(manager, deed.id, deed.change)),
      })),
      ...(bySubject.get(request.id) ?? []).map(entry => ({
        at: entry.at,
        id: entry.subject,
        store: () => deskLog.note({ ...entry, by: { id, name } }),
      })),
    ];
  });
  // Stored in order of time, because the activity log lists actions in the order in which they were stored.
  for (const { store } of works.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)))
    await store();
  // Delete entries past the retention period, as the nightly job of a site does.
  await deskLog.expire(Date.parse(monthsBefore(brusselsDay(now), DESK_LOG_MONTHS)));
}

async function everyRequest(
  { list }: Pick<RequestPorts['deskRequests'], 'list'>,
  reader: SampleAgent,
): Promise<readonly DeskRequest[]> {
  const requests: DeskRequest[] = [];
  for (let some = await list(reader, {}, undefined, STEP); some.length > 0; ) {
    requests.push(...some);
    some = some.length < STEP ? [] : await list(reader, {}, some.at(-1), STEP);
  }
  return requests;
}

/**
 * Returns the function that finds the agent for a request: the agent of its property if that agent has access to the desk, else one by the
 * language of the request.
 */
async function agentsOfProperties(
  catalogue: Pick<ListingCatalogue, 'listings'>,
  requests: readonly DeskRequest[],
): Promise<(request: DeskRequest) => SampleAgent> {
  const ids = [...new Set(requests.flatMap(({ subjectId }) => parseListingId(subjectId ?? '') ?? []))];
  const listings = new Map<string, string | undefined>(
    (await catalogue.listings(ids)).map(({ id, agentId }) => [id, agentId]),
  );
  const [, thomas, an] = SAMPLE_AGENTS;
  return ({ subjectId, language }) =>
    SAMPLE_AGENTS.find(({ personId }) => personId === listings.get(subjectId ?? '')) ??
    (language === 'nl' ? an : thomas);
}

/**
 * Generates the actions on a request up to `now`: the older the request, the likelier an action that marks it as done. The same request id
 * always gives the same actions.
 */
function deedsOf(request: DeskRequest, agent: SampleAgent, now: number): readonly Deed[] {
  const { id, receivedAt, language, form } = request;
  const chance = chancesOf(id);
  const age = (now - receivedAt) / DAY;
  const by: Assignee & { readonly id: string } = { id: agent.id, name: agent.name };
  const [begins, answers, notes, ends] = [chance(), chance(), chance(), chance()];
  if (begins > (age > 7 ? 1 : age > 2 ? 0.85 : 0.35)) return [];
  const begunAt = workTime(receivedAt + HOUR + Math.floor(chance() * 18 * HOUR));
  const entry = (at: number, action: DeskEntry['action'], now_: DeskRequest, to: string): DeskEntry => ({
    by,
    at,
    action,
    subject: id,
    detail: { from: now_.state, to },
  });
  const stepAt = (
    at: number,
    action: DeskEntry['action'],
    step: RequestStep,
    more: Pick<RequestChange, 'note'> = {},
    mayBe: (now: DeskRequest) => boolean = () => true,
  ): Deed => ({
    at,
    id,
    change: was => {
      if (!mayBe(was)) return undefined;
      const to = progressAfter(was, step);
      return { to, ...more, entry: entry(at, action, was, to.state) };
    },
  });
  const note = (kind: 'note' | 'answer', at: number, words: string) => ({
    note: { id: `${id}.${kind}`, kind, at, agentName: agent.name, words } as const,
  });
  const isUntouched = ({ changedAt }: DeskRequest) => changedAt === undefined;
  if (now - receivedAt > WEEKS_MS) {
    const at = workTime(receivedAt + HOUR + Math.floor(chance() * 3 * DAY));
    return [stepAt(at, 'request-done', { kind: 'done', by }, {}, isUntouched)];
  }
  const sampleNotes = SAMPLE_NOTES[agent.language];
  const deeds = [stepAt(begunAt, 'request-begun', { kind: 'begin', by }, {}, isUntouched)];
  const answeredAt = workTime(begunAt + Math.floor(answers * 2 * HOUR) + 600_000);
  if (form === 'contact-me' && answers < 0.8)
    deeds.push(
      stepAt(
        answeredAt,
        'request-answered',
        { kind: 'answer', by, done: false },
        note('answer', answeredAt, SAMPLE_ANSWERS[language]),
      ),
    );
  const notedAt = workTime(answeredAt + Math.floor(notes * 20 * HOUR) + 1_200_000);
  if (notes < 0.45)
    deeds.push(
      stepAt(
        notedAt,
        'request-noted',
        { kind: 'assign', to: by },
        note('note', notedAt, sampleNotes[Math.floor(chance() * sampleNotes.length)] ?? ''),
      ),
    );
  const doneAt = workTime(notedAt + Math.floor(chance() * 3 * DAY) + HOUR);
  if (ends < (age > 7 ? 0.9 : 0.5))
    deeds.push(stepAt(doneAt, 'request-done', { kind: 'done', by }, {}, ({ state }) => state === 'in-hand'));
  return deeds.filter(({ at }) => at <= now);
}

/** Pseudo-random numbers from 0 to 1; the text is the seed. */
function chancesOf(text: string): () => number {
  let seed = 2_166_136_261;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    seed = (seed + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
