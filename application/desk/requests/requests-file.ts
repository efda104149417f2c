import { brusselsTime } from '../../../domain/text/brussels-time.ts';
import { csvFile } from '../../../domain/text/csv.ts';
import { offerState, type OfferState } from '../../../domain/offer/offer-step.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import type { DeskEntry, DeskLog } from '../../ports/audit/desk-log.ts';
import type { DeskRequest, DeskRequests, RequestPlace } from '../../ports/requests/desk-requests.ts';
import type { Offers } from '../../ports/offers/offers.ts';
import { Outage } from '../../ports/outage.ts';
import type { SecurityLog } from '../../ports/audit/security-log.ts';
import type { DeskHandler } from '../shared/desk-handler.ts';
import { requestFilterOf, requestQueryOf } from './request-query.ts';
import { personName } from '../../../domain/request/person-name.ts';
import { senderPhone, senderMessage } from '../shared/sender.ts';
import type { RequestWords } from './request-words.ts';

/** Maximum number of requests per file: spreadsheet programs can open such a file, and a small machine's memory can hold it. */
const MOST_IN_FILE = 10_000;
const STEP = 500;
/** Maximum number of audit log entries that are held in memory while the log cannot be written. */
const MOST_UNNOTED = 1_000;

/**
 * Exports the filtered request list as CSV for spreadsheets: UTF-8 with byte order mark, semicolons, formulas escaped; the newest
 * `MOST_IN_FILE` requests. The audit log records the export and its size. If the log cannot be written (disk full), the agent still gets
 * the file, the security log reports the failure, and the next export also writes the missing entry.
 */
export function makeRequestsFileDesk({
  deskRequests: requests,
  deskLog: log,
  offers,
  requestWords: words,
  security,
}: {
  readonly deskRequests: Pick<DeskRequests, 'list'>;
  readonly deskLog: Pick<DeskLog, 'note'>;
  readonly offers: Pick<Offers, 'ofRequests'>;
  readonly requestWords: RequestWords;
  readonly security: SecurityLog;
}): DeskHandler<never> {
  let unnoted: readonly DeskEntry[] = [];

  async function note(entry: DeskEntry, email: string): Promise<void> {
    const entries = [...unnoted, entry];
    unnoted = [];
    for (const [at, each] of entries.entries()) {
      try {
        await log.note(each);
      } catch (error) {
        if (!(error instanceof Outage)) throw error;
        unnoted = [...entries.slice(at), ...unnoted].slice(-MOST_UNNOTED);
        security.note('control-failed', 'export-not-noted', email);
        return;
      }
    }
  }

  return {
    async open({ context, member, parameters, now }) {
      const { language, today } = context;
      const filter = requestFilterOf(requestQueryOf(parameters));
      const columns = words.columns(language);
      const cells = (one: DeskRequest, offer: OfferState | undefined): readonly string[] => [
        one.id,
        `${brusselsDay(one.receivedAt)} ${brusselsTime(one.receivedAt)}`,
        offer === undefined ? words.form(one.form, language) : words.offer(offer, language),
        words.state(one.state, language),
        one.agent?.name ?? '',
        personName(one.values),
        one.email ?? '',
        senderPhone(one.values) ?? '',
        one.subjectId ?? '',
        words.language(one.language, language),
        senderMessage(one.values) ?? '',
      ];
      const { number, received, form, state, agent, name, email, phone, subject, language: spoken, message } = columns;
      const rows = [
        [number, received, form, state, agent, name, email, phone, subject, spoken, message] as readonly string[],
      ];
      for (let after: RequestPlace | undefined; rows.length <= MOST_IN_FILE; ) {
        const some = await requests.list(member, filter, after, STEP);
        const found = await offers.ofRequests(some.filter(({ form }) => form === 'purchase-offer').map(({ id }) => id));
        const states = new Map(found.map(offer => [offer.request.id, offerState(offer, today)]));
        rows.push(...some.map(one => cells(one, states.get(one.id))));
        const last = some.at(-1);
        if (some.length < STEP || !last) break;
        after = { receivedAt: last.receivedAt, id: last.id };
      }
      const by = { id: member.id, name: member.name };
      const detail = { count: rows.length - 1 };
      await note({ by, at: now, action: 'requests-exported', subject: undefined, detail }, member.email);
      return {
        kind: 'file',
        name: `requests-${brusselsDay(now)}.csv`,
        contentType: 'text/csv; charset=utf-8',
        content: csvFile(rows),
      };
    },
  };
}
