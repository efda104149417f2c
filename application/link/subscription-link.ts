import { FORMS } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { AgentRecords } from '../ports/accounts/agent-records.ts';
import type { StoredRequest } from '../ports/requests/stored-request.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { Subscribers } from '../ports/alerts/subscribers.ts';
import type { Subscription, Subscriptions } from '../ports/alerts/subscriptions.ts';
import { agencyLanguage } from '../mail/agency-language.ts';
import { makeMail } from '../mail/mail-templates.ts';
import { alertView } from '../mail/alert-view.ts';
import { requestMail } from '../request/request-mails.ts';
import { agentEmail } from '../request/request-subject.ts';
import type { PageContext } from '../view/page-context.ts';
import type { FollowedLink, LinkHandler } from './link-handler.ts';
import type { SubscriptionShown } from './link-shown.ts';
import { UNCONFIRMED_MS } from '../../domain/request/retention.ts';

type Parts<Write extends keyof Subscriptions> = {
  readonly subscribers: Pick<Subscribers, 'byToken'>;
  readonly subscriptions: Pick<Subscriptions, Write>;
};

/** The subscription of a secret; `undefined` if it was not confirmed in time and only awaits erasure. */
export async function openSubscription(
  subscribers: Pick<Subscribers, 'byToken'>,
  { hash, now }: FollowedLink,
): Promise<Subscription | undefined> {
  const found = await subscribers.byToken(hash);
  const late = found && found.confirmedAt === undefined && found.createdAt < now - UNCONFIRMED_MS;
  return late ? undefined : found;
}

/** Confirms a subscription, sends a welcome mail, and notifies the agency of an alert. */
export function makeConfirmSubscription({
  subscribers,
  subscriptions,
  agentRecords,
}: Parts<'confirm'> & { readonly agentRecords: Pick<AgentRecords, 'byEmail'> }): LinkHandler {
  /** Mail to the agency, in the language of `context`. */
  function told(context: PageContext, request: StoredRequest | undefined): readonly Mail[] {
    if (!request || FORMS[request.form].begins !== 'alert') return [];
    const { id, form, receivedAt, values } = request;
    const data = { form, reference: id, receivedAt, language: request.language, values, subject: undefined };
    return [
      makeMail({
        id: `${id}.confirmed.agency`,
        template: 'alert-confirmed.agency',
        language: context.language,
        to: agentEmail(context, undefined),
        replyTo: typeof values['email'] === 'string' ? values['email'] : undefined,
        data: requestMail(context, data, false),
        unsubscribe: undefined,
      }),
    ];
  }

  function welcome(subscription: Subscription, { contextIn, mailPathOf }: FollowedLink): readonly Mail[] {
    const { id, email, language, wish, kind } = subscription;
    const pathOf: FollowedLink['pathOf'] = (link, its) => mailPathOf(link, id, its);
    const own = {
      id: `${id}.welcome`,
      language,
      to: email,
      replyTo: undefined,
      unsubscribe: pathOf('end-subscription', language),
      subscriptionId: id,
    };
    if (kind === 'newsletter') return [makeMail({ ...own, template: 'newsletter-welcome', data: {} })];
    const changePath = pathOf('change-search', language);
    if (!wish || changePath === undefined) return [];
    const pause = pausePath(pathOf, subscription, language);
    const data = {
      wish: alertView(contextIn(language), wish),
      changePath,
      ...(pause !== undefined && { pausePath: pause }),
    };
    return [makeMail({ ...own, template: 'alert-welcome', data })];
  }

  return {
    async open(followed) {
      const found = await openSubscription(subscribers, followed);
      return found && shownIn(followed, found);
    },
    async act(followed) {
      if (!(await openSubscription(subscribers, followed))) return undefined;
      const { hash, now, contextIn, language } = followed;
      const context = contextIn(language);
      const agentLanguage = await agencyLanguage(agentRecords, context.content, agentEmail(context, undefined));
      const confirmed = await subscriptions.confirm(hash, now, (subscription, request) => [
        ...welcome(subscription, followed),
        ...told(contextIn(agentLanguage), request),
      ]);
      return confirmed && 'done';
    },
  };
}

/** Ends a subscription. The page does not reveal whether there was a subscription: it only states that no more mails will be sent. */
export function makeEndSubscription({ subscribers, subscriptions }: Parts<'end'>): LinkHandler {
  return {
    async open(followed) {
      const found = await openSubscription(subscribers, followed);
      return found && shownIn(followed, found);
    },
    async act({ hash }) {
      if (!(await subscribers.byToken(hash))) return undefined;
      await subscriptions.end(hash);
      return 'done';
    },
  };
}

/** Path to pause or resume an alert; `undefined` for an unconfirmed one. */
export function pausePath(
  pathOf: FollowedLink['pathOf'],
  { kind, confirmedAt }: Subscription,
  language: Language,
): string | undefined {
  return kind === 'alert' && confirmedAt !== undefined ? pathOf('pause-alert', language) : undefined;
}

/** Content of a subscription's page; the same for each of its links. */
export function shownIn({ contextIn, language, pathOf }: FollowedLink, subscription: Subscription): SubscriptionShown {
  const { kind, wish, confirmedAt, pausedAt } = subscription;
  return {
    kind: 'subscription',
    of: kind,
    wish: wish && alertView(contextIn(language), wish),
    confirmed: confirmedAt !== undefined,
    paused: pausedAt !== undefined,
    changeHref: kind === 'alert' ? pathOf('change-search', language) : undefined,
    pauseHref: pausePath(pathOf, subscription, language),
    endHref: pathOf('end-subscription', language),
  };
}
