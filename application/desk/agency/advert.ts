import { worstWeight } from '../../../domain/advert/finding-order.ts';
import type { Weight } from '../../../domain/advert/publish-check.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { FACT_NAMES } from '../../../domain/listing/facts.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { advertPlace, advertTitle, checkedOf } from '../../advert/checked-adverts.ts';
import { type FindingView, findingView } from '../../advert/finding-words.ts';
import type { StoredPrivateDetails, PrivateDetailsStore } from '../../ports/catalogue/private-details.ts';
import { type FactView, factView } from '../../view/fact-view.ts';
import { listingPath } from '../../view/links.ts';
import { agentIdOf } from '../../view/agent-view.ts';
import { type PageContext, phrasesOf } from '../../view/page-context.ts';
import type { DeskHandler } from '../shared/desk-handler.ts';

/** Data of a property for agents only. */
export type AdvertPrivateDetails = {
  /** Street, number and box on one line; '' if the feed has none. */
  readonly address: string;
  readonly isAddressHidden: boolean;
  readonly price: string | undefined;
  readonly isPriceHidden: boolean;
  readonly owners: readonly string[];
  /** Facts not shown to visitors. */
  readonly facts: readonly FactView[];
};

/** A property: findings about its advert, and data for agents only. */
export type AdvertBody = {
  readonly kind: 'advert';
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly agent: string | undefined;
  readonly weight: Weight | undefined;
  readonly findings: readonly (FindingView & { readonly weightName: string })[];
  /** Address of the property's public page. */
  readonly publicHref: string;
  readonly listHref: string;
  /** Address of the list of requests about this property. */
  readonly requestsHref: string;
  /** Data for agents only; absent until an import has contained the property. */
  readonly known: AdvertPrivateDetails | undefined;
};

/** Checks a property's advert when the page is opened. */
export function makeAdvertDesk({
  listingsKnown: known,
}: {
  readonly listingsKnown: Pick<PrivateDetailsStore, 'of'>;
}): DeskHandler<AdvertBody> {
  return {
    async open({ context, params }) {
      const { language, content, catalogue, today } = context;
      const phrases = phrasesOf(context).advertFindings;
      const id = parseListingId(params['id'] ?? '');
      const [listing] = id === undefined ? [] : await catalogue.listings([id]);
      if (!listing) return { kind: 'none' };
      const kept = (await known.of([listing.id])).get(listing.id);
      const agentId = agentIdOf(content, listing);
      const { findings } = checkedOf(listing, kept, today, agentId);
      return {
        kind: 'page',
        body: {
          kind: 'advert',
          id: listing.id,
          title: advertTitle(context, listing),
          place: advertPlace(context, listing),
          agent: content.team.find(member => member.id === agentId)?.name,
          weight: worstWeight(findings),
          findings: findings.map(finding => ({
            ...findingView(finding, phrases),
            weightName: phrases.weight[finding.weight],
          })),
          publicHref: listingPath(context, listing, language),
          listHref: deskPath('adverts', language),
          requestsHref: `${deskPath('requests', language)}?state=all&property=${encodeURIComponent(listing.id)}`,
          known: kept && knownOf(context, kept),
        },
      };
    },
  };
}

function knownOf(context: PageContext, known: StoredPrivateDetails): AdvertPrivateDetails {
  const { street, houseNumber, boxNumber } = known.address;
  return {
    address: [`${street} ${houseNumber}`.trim(), boxNumber].filter(Boolean).join(' / '),
    isAddressHidden: !known.publishAddress,
    price: known.price === undefined ? undefined : formatEuro(known.price),
    isPriceHidden: !known.publishPrice,
    owners: known.ownerEmails,
    facts: FACT_NAMES.flatMap(name => factView(context, name, known.facts[name]) ?? []),
  };
}
