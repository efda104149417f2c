import { DESK_ROLES, type DeskRole } from '../../../domain/desk/access.ts';
import type { DeskAction } from '../../../domain/desk/actions.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';
import type { DeskLog, StoredDeskEntry } from '../../ports/audit/desk-log.ts';
import { titleOf } from '../../view/listing-words.ts';
import type { PageContext } from '../../view/page-context.ts';
import type { DeskCall, DeskHandler, DeskMember } from '../shared/desk-handler.ts';
import type { FindTeam } from '../shared/request-steps.ts';

/** One thing that was done: what, by whom, when, and to what. */
export type LogLine = {
  readonly seq: number;
  readonly action: DeskAction;
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly subject: LogSubject | undefined;
  /** How many things it was, where it tells so. */
  readonly count: number | undefined;
  /** To whom a request was given. */
  readonly agent: string | undefined;
  /** Which an account got. */
  readonly role: DeskRole | undefined;
};

/** What something was done to: its page in the desk, and its name or id. */
export type LogSubject = { readonly href: string; readonly name: string };

/** What was done in the desk, the newest first. */
export type LogBody = {
  readonly kind: 'log';
  readonly lines: readonly LogLine[];
  /** Id of the agent whose lines alone are shown; '' for all. */
  readonly agent: string;
  readonly agents: readonly { readonly value: string; readonly label: string }[];
  /** Older lines; absent at the end. */
  readonly moreHref: string | undefined;
  /** Where the log begins, where this is not it. */
  readonly topHref: string | undefined;
};

/** Lines that one page shows. */
const PAGE = 100;

export type LogParts = { readonly log: Pick<DeskLog, 'before' | 'ofAgent'>; readonly team: FindTeam };

/** The log of the desk. `?agent={id}` narrows it, `?before={seq}` goes on. */
export function makeLogDesk({ log, team }: LogParts): DeskHandler<LogBody> {
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

/** The page of what something was done to. Ids of accounts and mails say nothing: an account has its name, while it is there. */
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
    // A mail's line tells of the request that it belongs to.
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

/** Titles of the properties of some entries; one that is gone has none. */
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
