import { mayDo } from '../../../domain/desk/access.ts';
import type { DeskAction } from '../../../domain/desk/actions.ts';
import { DESK_FORMS } from '../../../domain/desk/desk-forms.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { MAX_EMAIL_LENGTH } from '../../../domain/request/email.ts';
import { isMailForm, MAIL_FORMS } from '../../mail/mail-templates.ts';
import { LEASE_MS } from '../../mail/work-outbox.ts';
import type { DeskEntry } from '../../ports/audit/desk-log.ts';
import {
  type DeskMail,
  type DeskMails,
  MAIL_STATES,
  type MailFilter,
  type MailState,
  type MailWriter,
} from '../../ports/mails/desk-mails.ts';
import type { DeskCall, DeskHandler } from '../shared/desk-handler.ts';
import type { RequestWords } from '../requests/request-words.ts';

/** Kind of a mail, by its template: a form (by its name), a viewing, or a kind with a translated name. */
export type MailKind =
  | { readonly kind: 'form'; readonly form: string; readonly to: 'agency' | 'sender' }
  | { readonly kind: 'viewing'; readonly state: string; readonly to: 'agency' | 'visitor' }
  | { readonly kind: 'named'; readonly name: string };

/** A mail in the list; times in Unix ms. */
export type MailRow = {
  readonly id: string;
  readonly what: MailKind;
  readonly to: string;
  readonly state: MailState;
  readonly putAt: number | undefined;
  /** Time of the next attempt; absent if the mail is due now. */
  readonly nextAt: number | undefined;
  readonly overAt: number | undefined;
  readonly attempts: number;
  readonly reason: string | undefined;
  readonly request: { readonly id: string; readonly href: string } | undefined;
  readonly mayGoAgain: boolean;
  readonly mayBeGivenUp: boolean;
};

/** Mails and leads: pending, given up or sent. */
export type MailsBody = {
  readonly kind: 'mails';
  readonly kinds: readonly { readonly of: MailFilter['of']; readonly href: string; readonly isCurrent: boolean }[];
  readonly tabs: readonly {
    readonly state: MailState;
    readonly href: string;
    /** Number of mails in the list; absent for sent mails, which are too many to count. */
    readonly count: number | undefined;
    readonly isCurrent: boolean;
  }[];
  readonly filter: { readonly of: MailFilter['of']; readonly state: MailState; readonly to: string };
  readonly rows: readonly MailRow[];
  /** Whether the member sees only the mails of some requests. */
  readonly isPart: boolean;
  readonly topHref: string | undefined;
  readonly moreHref: string | undefined;
};

const PAGE = 50;
const OF = ['mail', 'lead'] as const;

type MailsQuery = { readonly of: MailFilter['of']; readonly state: MailState; readonly to: string };

export type MailsParts = {
  readonly deskMails: DeskMails;
  readonly mailWriter: MailWriter;
  readonly requestWords: Pick<RequestWords, 'form'>;
};

/** The list of mails (kind and recipient, not their content); failed ones can be sent again or given up. */
export function makeMailsDesk({
  deskMails: mails,
  mailWriter,
  requestWords: words,
}: MailsParts): DeskHandler<MailsBody> {
  async function bodyOf({ context, member, parameters, now }: DeskCall): Promise<MailsBody> {
    const { language } = context;
    const query = queryOf(parameters);
    const before = placeIn(parameters);
    const [found, counts] = await Promise.all([
      mails.list(member, { ...query, to: query.to.toLowerCase() }, before, PAGE + 1),
      mails.counts(member, query.of),
    ]);
    const shown = found.slice(0, PAGE);
    const last = found.length > PAGE ? shown.at(-1) : undefined;
    const hrefOf = (changed: Partial<MailsQuery>, place?: number) => hrefIn(language, { ...query, ...changed }, place);
    return {
      kind: 'mails',
      kinds: OF.map(of => ({ of, href: hrefOf({ of, state: 'waiting' }), isCurrent: of === query.of })),
      tabs: MAIL_STATES.map(state => ({
        state,
        href: hrefOf({ state }),
        count: state === 'sent' ? undefined : counts[state],
        isCurrent: state === query.state,
      })),
      filter: query,
      rows: shown.map(mail => rowOf(mail)),
      isPart: !mayDo(member.role, 'operation'),
      topHref: before === undefined ? undefined : hrefOf({}),
      moreHref: last && hrefOf({}, last.seq),
    };

    function rowOf(mail: DeskMail): MailRow {
      const { id, template, to, state, putAt, dueAt, overAt, attempts, reason, request } = mail;
      const isHeld = state === 'waiting' && (dueAt ?? 0) <= now + LEASE_MS;
      return {
        id,
        what: kindOf(template),
        to,
        state,
        putAt,
        nextAt: dueAt !== undefined && dueAt > now ? dueAt : undefined,
        overAt,
        attempts,
        reason,
        // Requests of other forms have no page in the desk.
        request:
          request && DESK_FORMS.includes(request.form)
            ? { id: request.id, href: deskPath('request', language, { id: request.id }) }
            : undefined,
        mayGoAgain: state !== 'sent' && !isHeld,
        mayBeGivenUp: state === 'waiting' && (!isHeld || attempts === 0),
      };
    }

    function kindOf(template: string): MailKind {
      const [form = '', to = ''] = template.split('.');
      const [, state] = /^appointment-([a-z]+)$/.exec(form) ?? [];
      if (state !== undefined && (to === 'agency' || to === 'visitor')) return { kind: 'viewing', state, to };
      const known = MAIL_FORMS.find(name => name === form && isMailForm(name));
      if (known && (to === 'agency' || to === 'sender')) return { kind: 'form', form: words.form(known, language), to };
      return { kind: 'named', name: template.replace('.', '-') };
    }
  }

  return {
    open: async call => ({ kind: 'page', body: await bodyOf(call) }),
    async act(call, sent) {
      const { member, now, context, parameters } = call;
      const done = sent('do');
      if (done !== 'again' && done !== 'give-up') return { kind: 'none' };
      const action: DeskAction = done === 'again' ? 'mail-sent-again' : 'mail-given-up';
      const entry = (mail: DeskMail): DeskEntry => ({
        by: { id: member.id, name: member.name },
        at: now,
        action,
        subject: mail.request?.id,
        detail: { template: mail.template },
      });
      const when = { now, held: now + LEASE_MS };
      const change = done === 'again' ? mailWriter.sendAgain : mailWriter.giveUp;
      const changed = await change(member, sent('mail'), when, entry);
      return {
        kind: 'done',
        location: hrefIn(context.language, queryOf(parameters), placeIn(parameters)),
        notice: { code: changed ? done : 'unchanged' },
      };
    },
  };
}

function hrefIn(language: DeskCall['context']['language'], { of, state, to }: MailsQuery, before?: number): string {
  const parameters = new URLSearchParams();
  if (of !== 'mail') parameters.set('of', of);
  if (state !== 'waiting') parameters.set('state', state);
  if (to !== '') parameters.set('to', to);
  if (before !== undefined) parameters.set('before', String(before));
  const text = parameters.toString();
  return `${deskPath('mails', language)}${text === '' ? '' : `?${text}`}`;
}

function queryOf(parameters: URLSearchParams): MailsQuery {
  return {
    of: OF.find(of => of === parameters.get('of')) ?? 'mail',
    state: MAIL_STATES.find(state => state === parameters.get('state')) ?? 'waiting',
    to: (parameters.get('to') ?? '').trim().slice(0, MAX_EMAIL_LENGTH),
  };
}

function placeIn(parameters: URLSearchParams): number | undefined {
  const before = Number(parameters.get('before'));
  return Number.isSafeInteger(before) && before > 0 ? before : undefined;
}
