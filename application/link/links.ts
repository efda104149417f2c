import type { RawForm } from '../../domain/request/check-form.ts';
import { isLinkSecret, type LinkKind } from '../../domain/request/link.ts';
import type { Language } from '../../domain/text/language.ts';
import { contexts } from '../view/contexts.ts';
import type { LinkBody, LinkShown } from './link-shown.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { LinkSecrets } from '../ports/security/link-secrets.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { RequestPorts } from '../ports/request-ports.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { FollowedLink, LinkHandler } from './link-handler.ts';
import { type LinkPath, pathWithSecret } from '../mail/link-path.ts';
import type { PrepareOfferMails } from '../request/offer-mails.ts';
import type { SentMarks } from '../request/sent-mark.ts';
import { makeConfirmOffer } from './offer-link.ts';
import { makeChangeSearch } from './search-link.ts';
import { makePauseAlert } from './pause-link.ts';
import type { RefuseLink } from './refuse-link.ts';
import { makeStopRecommendations } from './stop-link.ts';
import { makeConfirmSubscription, makeEndSubscription } from './subscription-link.ts';
import { makeChangeViewingByLink } from './viewing-link.ts';

/** A request for a link's page or a submission of its form. */
export type LinkRequest = {
  readonly body: LinkBody;
  readonly language: Language;
  /** Network of the client's IP address. */
  readonly network: string;
};

export type Links = {
  /** Returns the content of a link's page. Changes nothing. */
  open(request: LinkRequest): Promise<LinkShown>;
  /** Performs the action of the page's form; returns `'done'` if the action succeeded, and the page can confirm it. */
  act(request: LinkRequest, raw: RawForm): Promise<'done' | LinkShown>;
};

export type LinksParts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly subscribers: RequestPorts['subscribers'];
  readonly subscriptions: RequestPorts['subscriptions'];
  readonly viewingHours: RequestPorts['viewingHours'];
  readonly viewingRecords: RequestPorts['viewingRecords'];
  readonly viewings: RequestPorts['viewings'];
  readonly offers: RequestPorts['offers'];
  readonly suppressionList: RequestPorts['suppressionList'];
  readonly linkSecrets: LinkSecrets;
  readonly hashes: Hashes;
  readonly linkPath: LinkPath;
  readonly prepareOfferMails: PrepareOfferMails;
  readonly refuseLink: RefuseLink;
  readonly sentMarks: SentMarks;
  readonly listingsKnown: RequestPorts['listingsKnown'];
  readonly agentRecords: RequestPorts['agentRecords'];
};

/** Creates the handlers of mail links. All invalid secrets get the same response. */
export function makeLinks(parts: LinksParts): Links {
  const { site, catalogue, clock, hashes, linkPath, refuseLink } = parts;
  const cases: Readonly<Record<LinkKind, LinkHandler>> = {
    'confirm-subscription': makeConfirmSubscription(parts),
    'end-subscription': makeEndSubscription(parts),
    'change-search': makeChangeSearch(parts),
    'pause-alert': makePauseAlert(parts),
    'confirm-offer': makeConfirmOffer(parts),
    'change-visit': makeChangeViewingByLink(parts),
    'stop-recommendations': makeStopRecommendations(parts),
  };

  async function follow({ body, language }: LinkRequest): Promise<FollowedLink | undefined> {
    const { link, secret, action } = body;
    const page = site.current().content.pages.find(({ link: own }) => own === link);
    if (!page || !isLinkSecret(secret)) return undefined;
    const now = clock.now();
    const contextIn = await contexts({ site, catalogue }, now);
    const pathOf: FollowedLink['pathOf'] = (kind, its) => pathWithSecret(site, kind, its, secret);
    const hash = hashes.secret(secret);
    const mailPathOf: FollowedLink['mailPathOf'] = (kind, id, its) => linkPath(kind, id, its, hash);
    return { link, secret, hash, language, page, action, now, contextIn, pathOf, mailPathOf };
  }

  async function openedNothing({ body, network }: LinkRequest): Promise<LinkShown> {
    return (await refuseLink(network, isLinkSecret(body.secret) ? 'not-there' : 'malformed')) ?? { kind: 'nothing' };
  }

  return {
    async open(request) {
      const followed = await follow(request);
      return (followed && (await cases[followed.link].open(followed))) ?? openedNothing(request);
    },
    async act(request, raw) {
      const followed = await follow(request);
      const done = followed && (await cases[followed.link].act(followed, raw));
      if (done !== undefined) return done;
      const shown = await openedNothing(request);
      // Ending a subscription that does not exist is answered like a success: the attempt counts as a guess of a secret, but the response
      // does not reveal this.
      return shown.kind === 'nothing' && followed?.link === 'end-subscription' ? 'done' : shown;
    },
  };
}
