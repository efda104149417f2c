import { DESK_ROLES, type DeskRole } from '../../../domain/desk/access.ts';
import type { DeskAction } from '../../../domain/desk/actions.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';
import type { DeskLog, StoredDeskEntry } from '../../ports/audit/desk-log.ts';
import { titleOf } from '../../view/listing-words.ts';
import type { PageContext } from '../../view/page-context.ts';
import type { DeskCall, DeskHandler, DeskMember } from '../shared/desk-handler.ts';
import type { FindTeam } from '../shared/request-steps.ts';

/** An entry of the audit log. */
export type LogLine = {
  readonly seq: number;
  readonly action: DeskAction;
  readonly by: string;
  /** Unix ms. */
  readonly at: number;
  readonly subject: LogSubject | undefined;
  /** Number of items concerned, if recorded. */
  readonly count: number | undefined;
  /** Agent to whom a request was assigned. */
  readonly agent: string | undefined;
  /** New role of an account. */
  readonly role: DeskRole | undefined;
};

/** Desk page and name (or id) of the item concerned. */
export type LogSubject = { readonly href: string; readonly name: string };

/** Audit log of the desk, newest first. */
export type LogBody = {
  readonly kind: 'log';
  readonly lines: readonly LogLine[];
  /** Id of the agent to filter by; '' for all. */
  readonly agent: string;
  readonly agents: readonly { readonly value: string; readonly label: string }[];
  /** Address of the page with older entries; absent on the last page. */
  readonly moreHref: string | undefined;
  /** Address of the first page; absent when this is the first page. */
  readonly topHref: string | undefined;
};

/** Entries per page. */
const PAGE = 100;

export type LogParts = { readonly deskLog: Pick<DeskLog, 'before' | 'ofAgent'>; readonly findTeam: FindTeam };

/** The audit log. `?agent={id}` filters, `?before={seq}` selects older entries. */
export function makeLogDesk({ deskLog: log, findTeam: team }: LogParts): DeskHandler<LogBody> {
  return {
    async open({ context, parameters }: DeskCall) {
      const agent = parameters.get('agent') ?? '';
      const before = /^\d{1,15}$/.test(parameters.get('before') ?? '') ? Number(parameters.get('before')) : undefined;
      const [entries, members] = await Promise.all([
        agent === '' ? log.before(before, PAGE + 1) : log.ofAgent(agent, before, PAGE + 1),
        team(context),
      ]);
      const shown = entries.slice(0, PAGE);
      const last = entries.length > PAGE ? shown.at(-1) : undefined;
      const titles = await titlesOf(context, shown);
      const hrefOf = (asked: Readonly<Record<string, string>>) => {
        const query = new URLSearchParams({ ...(agent !== '' && { agent }), ...asked }).toString();
        return `${deskPath('log', context.language)}${query === '' ? '' : `?${query}`}`;
      };
      return {
        kind: 'page',
        body: {
          kind: 'log',
          lines: shown.map(entry => lineOf(context, entry, members, titles)),
          agent: members.some(({ id }) => id === agent) ? agent : '',
          agents: members.map(({ id, name }) => ({ value: id, label: name })),
          moreHref: last && hrefOf({ before: String(last.seq) }),
          topHref: before === undefined ? undefined : hrefOf({}),
        },
      };
    },
  };
}

function lineOf(
  context: PageContext,
  { seq, action, by, at, subject, detail }: StoredDeskEntry,
  members: readonly DeskMember[],
  titles: ReadonlyMap<string, string>,
): LogLine {
  const count = detail?.['count'];
  return {
    seq,
    action,
    by: by.name,
    at,
    subject: subject === undefined ? undefined : subjectOf(context, action, subject, members, titles),
    count: typeof count === 'number' ? count : undefined,
    agent: members.find(({ id }) => id === detail?.['agent'])?.name,
    role: DESK_ROLES.find(role => role === detail?.['role']),
  };
}

/** Link to the item of an entry. Accounts are shown by name instead of id, while they exist. */
function subjectOf(
  { language }: PageContext,
  action: DeskAction,
  id: string,
  members: readonly DeskMember[],
  titles: ReadonlyMap<string, string>,
): LogSubject | undefined {
  if (isOfProperty(action)) {
    const title = titles.get(id);
    return title === undefined ? undefined : { href: deskPath('advert', language, { id }), name: `${title} (${id})` };
  }
  const [kind] = action.split('-');
  switch (kind) {
    case 'request':
    // Entries about a mail link to its request.
    case 'mail':
      return { href: deskPath('request', language, { id }), name: id };
    case 'visit':
      return { href: deskPath('visit', language, { id }), name: id };
    case 'hours':
    case 'agent': {
      const member = members.find(one => one.id === id);
      const page = kind === 'agent' ? 'people' : 'hours';
      return member && { href: deskPath(page, language), name: member.name };
    }
    default:
      return undefined;
  }
}

function isOfProperty(action: DeskAction): boolean {
  return action === 'windows-changed';
}

/** Titles of the properties of some entries; withdrawn ones are left out. */
async function titlesOf(
  context: PageContext,
  entries: readonly StoredDeskEntry[],
): Promise<ReadonlyMap<string, string>> {
  const ids = entries.flatMap(({ action, subject }) =>
    isOfProperty(action) ? (parseListingId(subject ?? '') ?? []) : [],
  );
  const listings = ids.length === 0 ? [] : await context.catalogue.listings([...new Set(ids)]);
  return new Map(listings.map(listing => [listing.id, titleOf(context, listing).text]));
}
