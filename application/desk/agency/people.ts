import { type DeskRole, DESK_ROLES } from '../../../domain/desk/access.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { MAX_EMAIL_LENGTH } from '../../../domain/request/email.ts';
import { type Language, languageName } from '../../../domain/text/language.ts';
import type { InviteOwner } from '../../portal/invite-owner.ts';
import type { Accounts } from '../../ports/accounts/accounts.ts';
import type { Agent, AgentRecords, AgentWork } from '../../ports/accounts/agent-records.ts';
import type { Agents } from '../../ports/accounts/agents.ts';
import type { DeskEntry } from '../../ports/audit/desk-log.ts';
import type { OwnerAccount, Owners } from '../../ports/accounts/owners.ts';
import { titleOf } from '../../view/listing-words.ts';
import type { PageContext } from '../../view/page-context.ts';
import type { DeskCall, DeskHandler, DeskDone, SentFields } from '../shared/desk-handler.ts';
import type { ViewingConflicts } from '../viewings/conflicting-moves.ts';
import type { HandOverWork } from './hand-over.ts';
import type { InviteAgent } from './invite-agent.ts';
import type { ShowSuccessors } from './show-successors.ts';
import type { LimitMails } from '../shared/limit-mails.ts';
import type { FindTeam } from '../shared/request-steps.ts';
import { type CheckAdverts, homesByAgent } from '../../advert/checked-adverts.ts';

type PersonChoice = { readonly value: string; readonly label: string };

/** A desk account; `personId` is '' if it is not linked to a person of the team. */
export type AgentRow = {
  readonly id: string;
  readonly email: string;
  /** Name of the linked person. */
  readonly name: string | undefined;
  readonly personId: string;
  readonly role: DeskRole;
  /** Language of the mails to this agent. */
  readonly language: Language;
  readonly isSelf: boolean;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  /** Unix ms. */
  readonly invitedAt: number;
  /** Number of requests that are not done, upcoming viewings, and homes of the linked person. */
  readonly work: AgentWork & { readonly homes: number };
};

/** A member of the team without an account who is named as the agent of homes. */
export type PersonWithoutAccess = { readonly id: string; readonly name: string; readonly homes: number };

/** An owner's account with its properties. */
export type OwnerRow = {
  readonly id: string;
  readonly email: string;
  /** The owner's first properties, at most `MOST_PROPERTIES`. */
  readonly properties: readonly { readonly id: string; readonly title: string; readonly href: string | undefined }[];
  /** Number of the owner's properties that are not in `properties`. */
  readonly moreProperties: number;
  readonly hasPassword: boolean;
  readonly invitedAt: number;
};

/** Values of a refused invitation form, and the reason. */
export type AgentInvite = {
  readonly email: string;
  readonly role: DeskRole;
  readonly person: string;
  readonly language: string;
  readonly error: 'no-address' | 'unknown-person' | 'many' | undefined;
};
export type OwnerInvite = {
  readonly email: string;
  readonly properties: string;
  readonly language: string;
  readonly error: 'no-address' | 'no-listing' | 'unknown-listings' | 'many' | undefined;
  /** Submitted ids that the catalogue does not contain. */
  readonly unknown: string;
};

/** Accounts: agents for the desk, owners for the portal. */
export type PeopleBody = {
  readonly kind: 'people';
  readonly agents: readonly AgentRow[];
  readonly owners: readonly OwnerRow[];
  /** Text to filter owners by mail address; '' for all. */
  readonly to: string;
  /** Address of the next page of owners; absent on the last page. */
  readonly moreHref: string | undefined;
  /** Address of the first page of owners; absent when this is the first page. */
  readonly topHref: string | undefined;
  /** Members of the content's team. */
  readonly persons: readonly PersonChoice[];
  readonly roles: readonly DeskRole[];
  readonly languages: readonly PersonChoice[];
  readonly invite: AgentInvite;
  readonly inviteOwner: OwnerInvite;
  /** Account that could not be changed because it is the only manager. */
  readonly lastManager: string | undefined;
  /** Account that could not be removed yet, because a colleague has to take over its work first. */
  readonly leaving: AgentRemovalForm | undefined;
  readonly withoutAccess: readonly PersonWithoutAccess[];
};

export type AgentRemovalForm = {
  readonly agent: string;
  /** Id of the agent who takes over the removed agent's work. */
  readonly to: string;
  readonly error: 'work-left' | 'no-successor' | undefined;
  /** Viewings that conflict with the chosen colleague's own viewings, blocked or busy times. */
  readonly conflicts?: ViewingConflicts;
};

export type PeopleParts = {
  readonly agents: Pick<Agents, 'change'>;
  readonly agentRecords: Pick<AgentRecords, 'all' | 'work'>;
  readonly owners: Pick<Owners, 'list' | 'byId'>;
  readonly ownerAccounts: Pick<Accounts, 'revoke'>;
  readonly inviteAgent: InviteAgent;
  readonly inviteOwner: InviteOwner;
  readonly limitMails: Pick<LimitMails, 'countInvitation'>;
  readonly findTeam: FindTeam;
  readonly checkAdverts: Pick<CheckAdverts, 'soon'>;
  readonly handOverWork: HandOverWork;
  readonly showSuccessors: ShowSuccessors;
};

type TypedPeople = {
  readonly invite?: AgentInvite;
  readonly inviteOwner?: OwnerInvite;
  readonly lastManager?: string;
  readonly leaving?: AgentRemovalForm;
};

/** Owners per page, and properties shown per owner. */
const PAGE = 50;
const MOST_PROPERTIES = 10;

/**
 * Page for managers to invite agents and owners and to revoke access. `?to={text}` filters owners, `?after={id}` selects the next page of
 * owners.
 */
export function makePeopleDesk({
  agents,
  agentRecords,
  owners,
  ownerAccounts: accounts,
  inviteAgent: invite,
  inviteOwner,
  limitMails,
  findTeam,
  checkAdverts,
  handOverWork,
  showSuccessors,
}: PeopleParts): DeskHandler<PeopleBody> {
  async function bodyOf({ context, member, parameters }: DeskCall, written: TypedPeople = {}): Promise<PeopleBody> {
    const { content, language } = context;
    const to = (parameters.get('to') ?? '').trim().slice(0, MAX_EMAIL_LENGTH);
    // The URL of the next page contains an account id instead of a mail address; the id of a deleted account shows the first page.
    const before = await owners.byId(parameters.get('after') ?? '');
    const [members, accounts, work, homes] = await Promise.all([
      agentRecords.all(),
      owners.list(to, before?.email, PAGE + 1),
      agentRecords.work(context.today),
      homesOf(context),
    ]);
    const shown = accounts.slice(0, PAGE);
    const last = accounts.length > PAGE ? shown.at(-1) : undefined;
    const persons = content.team.map(({ id, name }) => ({ value: id, label: name }));
    return {
      kind: 'people',
      agents: members.map(agent => ({
        ...agentRow(agent, persons, member.id),
        work: {
          ...(work.get(agent.id) ?? { requests: 0, viewings: 0 }),
          homes: homes.get(agent.personId) ?? 0,
        },
      })),
      owners: await ownerRows(context, shown),
      to,
      moreHref: last && listHref(language, { to, after: last.id }),
      topHref: before && listHref(language, { to }),
      persons,
      roles: DESK_ROLES,
      languages: content.settings.languages.map(one => ({ value: one, label: languageName(one) })),
      invite: written.invite ?? { email: '', role: 'agent', person: '', language, error: undefined },
      inviteOwner: written.inviteOwner ?? { email: '', properties: '', language, error: undefined, unknown: '' },
      lastManager: written.lastManager,
      leaving: written.leaving,
      withoutAccess: content.team
        .map(({ id, name }) => ({ id, name, homes: homes.get(id) ?? 0 }))
        .filter(({ id, homes: count }) => count > 0 && !members.some(({ personId }) => personId === id)),
    };
  }

  /** Counts homes by the person whom they name as agent. The result is empty while the first check of a large catalogue runs. */
  async function homesOf({ catalogue, today }: PageContext): Promise<ReadonlyMap<string | undefined, number>> {
    return homesByAgent((await checkAdverts.soon(catalogue, today)).adverts ?? []);
  }

  const again = async (call: DeskCall, written: TypedPeople): Promise<DeskDone<PeopleBody>> => ({
    kind: 'again',
    body: await bodyOf(call, written),
  });

  const overLimit = async (email: string) =>
    (await limitMails.countInvitation(email)) ? undefined : ({ kind: 'many' } as const);

  async function letAgentIn(call: DeskCall, sent: SentFields): Promise<DeskDone<PeopleBody>> {
    const { context, member } = call;
    const given = { email: sent('email').trim(), role: roleIn(sent), person: sent('person') };
    const language = languageIn(context, sent('language'));
    const outcome = await invite(
      { ...given, language, personId: given.person === '' ? undefined : given.person },
      { id: member.id, name: member.name },
      overLimit,
    );
    if (outcome.kind === 'invited') return done(call, 'agent-invited');
    return again(call, { invite: { ...given, language, error: outcome.kind } });
  }

  async function letOwnerIn(call: DeskCall, sent: SentFields): Promise<DeskDone<PeopleBody>> {
    const { context, member } = call;
    const given = { email: sent('email').trim(), properties: sent('properties').trim() };
    const language = languageIn(context, sent('language'));
    const ids = given.properties.split(/[\s,;]+/).filter(id => id !== '');
    const by = { id: member.id, name: member.name };
    const outcome = await inviteOwner(given.email, ids, language, by, overLimit);
    if (outcome.kind === 'invited') return done(call, 'owner-invited');
    const unknown = outcome.kind === 'unknown-listings' ? outcome.ids.join(', ') : '';
    return again(call, { inviteOwner: { ...given, language, error: outcome.kind, unknown } });
  }

  async function changeAgent(call: DeskCall, sent: SentFields): Promise<DeskDone<PeopleBody>> {
    const { context } = call;
    const id = sent('agent');
    const [role, person] = [roleIn(sent), sent('person')];
    const isKnown = person === '' || context.content.team.some(one => one.id === person);
    if (!isKnown) return done(call, 'unchanged');
    const language = languageIn(context, sent('language'));
    const to = { role, personId: person === '' ? undefined : person, language };
    const outcome = await agents.change(id, to, entryOf(call, 'agent-role-changed', id, { role }));
    if (outcome === 'last-manager') return again(call, { lastManager: id });
    if (outcome === 'changed') await showSuccessors();
    return done(call, outcome === 'changed' ? 'agent-changed' : 'unchanged');
  }

  async function removeAgent(call: DeskCall, sent: SentFields): Promise<DeskDone<PeopleBody>> {
    const [id, successor] = [sent('agent'), sent('to')];
    const found = (await findTeam(call.context)).find(one => one.id === successor);
    if (successor !== '' && !found) return again(call, { leaving: { agent: id, to: '', error: 'no-successor' } });
    const outcome = await handOverWork(call, id, found, sent);
    if (typeof outcome !== 'string')
      return again(call, { leaving: { agent: id, to: successor, error: undefined, conflicts: outcome } });
    if (outcome === 'last-manager') return again(call, { lastManager: id });
    if (outcome === 'work-left' || outcome === 'no-successor')
      return again(call, { leaving: { agent: id, to: successor, error: outcome } });
    return done(call, outcome === 'changed' ? 'agent-removed' : 'unchanged');
  }

  async function removeOwner(call: DeskCall, sent: SentFields): Promise<DeskDone<PeopleBody>> {
    const owner = await owners.byId(sent('owner'));
    const isGone =
      owner !== undefined && (await accounts.revoke(owner.email, entryOf(call, 'owner-removed', owner.id)));
    return done(call, isGone ? 'owner-removed' : 'unchanged');
  }

  return {
    open: async call => ({ kind: 'page', body: await bodyOf(call) }),
    async act(call, sent) {
      switch (sent('do')) {
        case 'invite-agent':
          return letAgentIn(call, sent);
        case 'change-agent':
          return changeAgent(call, sent);
        case 'remove-agent':
          return removeAgent(call, sent);
        case 'invite-owner':
          return letOwnerIn(call, sent);
        case 'remove-owner':
          return removeOwner(call, sent);
        default:
          return { kind: 'none' };
      }
    },
  };
}

function listHref(language: Language, asked: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString();
  return `${deskPath('people', language)}${query === '' ? '' : `?${query}`}`;
}

/** Redirects back to the same page of owners. */
function done({ context: { language }, parameters }: DeskCall, code: string): DeskDone<PeopleBody> {
  const [to, after] = [parameters.get('to') ?? '', parameters.get('after') ?? ''];
  return { kind: 'done', location: listHref(language, { to, after }), notice: { code } };
}

function entryOf(
  { member, now }: DeskCall,
  action: DeskEntry['action'],
  subject: string,
  detail?: NonNullable<DeskEntry['detail']>,
): DeskEntry {
  return { by: { id: member.id, name: member.name }, at: now, action, subject, ...(detail && { detail }) };
}

function roleIn(sent: SentFields): DeskRole {
  return sent('role') === 'manager' ? 'manager' : 'agent';
}

/** The submitted language if the site has it, else that of the page. */
function languageIn({ content, language }: PageContext, sent: string): Language {
  return content.settings.languages.find(one => one === sent) ?? language;
}

function agentRow(agent: Agent, persons: readonly PersonChoice[], self: string): Omit<AgentRow, 'work'> {
  const { id, email, role, personId, language, hasPassword, hasSecondFactor, invitedAt } = agent;
  const person = persons.find(({ value }) => value === personId);
  return {
    id,
    email,
    name: person?.label,
    personId: person?.value ?? '',
    role,
    language,
    isSelf: id === self,
    hasPassword,
    hasSecondFactor,
    invitedAt,
  };
}

/** A withdrawn property is shown by its id only. */
async function ownerRows(context: PageContext, accounts: readonly OwnerAccount[]): Promise<readonly OwnerRow[]> {
  const ids = [...new Set(accounts.flatMap(({ listingIds }) => listingIds.slice(0, MOST_PROPERTIES)))];
  const listings = new Map((await context.catalogue.listings(ids)).map(listing => [listing.id, listing]));
  return accounts.map(({ id, email, listingIds, hasPassword, invitedAt }) => ({
    id,
    email,
    properties: listingIds.slice(0, MOST_PROPERTIES).map(listingId => {
      const listing = listings.get(listingId);
      return {
        id: listingId,
        title: listing ? titleOf(context, listing).text : '',
        href: listing && deskPath('advert', context.language, { id: listingId }),
      };
    }),
    moreProperties: Math.max(0, listingIds.length - MOST_PROPERTIES),
    hasPassword,
    invitedAt,
  }));
}
