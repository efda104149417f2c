import { type Weight, WEIGHTS } from '../../../domain/advert/publish-check.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { REGIONS } from '../../../domain/place/region.ts';
import {
  advertPlace,
  type AdvertsChecked,
  advertTitle,
  type CheckAdverts,
  type CheckedAdvert,
} from '../../advert/checked-adverts.ts';
import { findingView } from '../../advert/finding-words.ts';
import { agentIdOf } from '../../view/agent-view.ts';
import { type PageContext, phrasesOf } from '../../view/page-context.ts';
import type { DeskCall, DeskHandler } from '../shared/desk-handler.ts';

type AdvertChoice = { readonly value: string; readonly label: string };

/** A property in the list of adverts. */
export type AdvertRow = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Postcode and town. */
  readonly place: string;
  readonly agent: string | undefined;
  /** Severity of the worst finding; absent without findings. */
  readonly weight: Weight | undefined;
  readonly findings: readonly { readonly weight: Weight; readonly weightName: string; readonly found: string }[];
  /** Number of the advert's findings that the row does not show. */
  readonly moreFindings: number;
};

/** Results of the publish check of all adverts. */
export type AdvertsBody = {
  readonly kind: 'adverts';
  /** Whether a check has completed since the process started; before, there is nothing to list. */
  readonly isReady: boolean;
  /** Progress of the running check; meanwhile the list shows the previous results. */
  readonly progress: AdvertsChecked['progress'];
  /** Address to reload the page. */
  readonly refreshHref: string;
  /** The first adverts that could not be checked; `failedCount` is the number of all of them. */
  readonly failed: readonly { readonly id: string; readonly href: string }[];
  readonly failedCount: number;
  /** Tabs for each highest severity and for adverts without findings, with the number of adverts that the other filters select. */
  readonly tabs: readonly {
    readonly weight: Weight | 'all' | 'none';
    readonly label: string | undefined;
    readonly href: string;
    readonly count: number;
    readonly isCurrent: boolean;
  }[];
  readonly filter: { readonly [name in 'weight' | 'region' | 'agent']: string };
  readonly regions: readonly AdvertChoice[];
  readonly agents: readonly AdvertChoice[];
  readonly rows: readonly AdvertRow[];
  readonly total: number;
  readonly isFiltered: boolean;
  readonly allHref: string;
  readonly backHref: string | undefined;
  readonly moreHref: string | undefined;
};

/** Rows per page. */
const PAGE = 50;
/** Findings shown per row; the advert's page shows all. */
const MOST_FOUND = 4;
/** Maximum number of adverts that the page lists as not checked. */
const MOST_FAILED = 20;

const TABS = ['all', ...WEIGHTS, 'none'] as const;
type AdvertsQuery = {
  readonly weight: (typeof TABS)[number];
  readonly region: string;
  readonly agent: string;
  readonly from: number;
};

/** The list of adverts with their findings, most urgent first. */
export function makeAdvertsDesk({
  checkAdverts: check,
}: {
  readonly checkAdverts: Pick<CheckAdverts, 'soon'>;
}): DeskHandler<AdvertsBody> {
  return {
    async open({ context, parameters }: DeskCall) {
      const { language, content, catalogue, today } = context;
      const phrases = phrasesOf(context).advertFindings;
      const query = queryOf(parameters);
      const { adverts, failed, progress } = await check.soon(catalogue, today);
      const { counts, agents, found } = filtered(adverts ?? [], query);
      // An offset beyond the end (for example after fixes) shows the last page.
      const from = Math.min(query.from, Math.max(0, Math.floor((found.length - 1) / PAGE) * PAGE));
      const shown = found.slice(from, from + PAGE);
      const listings = new Map((await catalogue.listings(shown.map(({ id }) => id))).map(one => [one.id, one]));
      const hrefOf = (changed: Partial<AdvertsQuery>) => {
        const text = queryText({ ...query, from: 0, ...changed });
        return `${deskPath('adverts', language)}${text === '' ? '' : `?${text}`}`;
      };
      return {
        kind: 'page',
        body: {
          kind: 'adverts',
          isReady: adverts !== undefined,
          progress,
          refreshHref: hrefOf({ from: query.from }),
          failed: failed.slice(0, MOST_FAILED).map(id => ({ id, href: deskPath('advert', language, { id }) })),
          failedCount: failed.length,
          tabs: TABS.map(weight => ({
            weight,
            label: weight === 'all' || weight === 'none' ? undefined : phrases.weight[weight],
            href: hrefOf({ weight }),
            count: counts[weight],
            isCurrent: weight === query.weight,
          })),
          filter: { weight: query.weight === 'all' ? '' : query.weight, region: query.region, agent: query.agent },
          regions: REGIONS.map(region => ({ value: region, label: phrases.region[region] })),
          agents: content.team.filter(({ id }) => agents.has(id)).map(({ id, name }) => ({ value: id, label: name })),
          rows: shown.flatMap(advert => {
            const listing = listings.get(advert.id);
            // The property may have been withdrawn since the check.
            return listing ? [rowOf(context, listing, advert)] : [];
          }),
          total: found.length,
          isFiltered: query.region !== '' || query.agent !== '',
          allHref: hrefOf({ region: '', agent: '' }),
          backHref: from > 0 ? hrefOf({ from: Math.max(0, from - PAGE) }) : undefined,
          moreHref: from + PAGE < found.length ? hrefOf({ from: from + PAGE }) : undefined,
        },
      };
    },
  };
}

/** Filters and counts the adverts and collects their agents in one pass, as there may be a hundred thousand adverts. */
function filtered(adverts: readonly CheckedAdvert[], { weight, region, agent }: AdvertsQuery) {
  const counts = { all: 0, breach: 0, warning: 0, hint: 0, none: 0 };
  const agents = new Set<string | undefined>();
  const found: CheckedAdvert[] = [];
  for (const advert of adverts) {
    agents.add(advert.agentId);
    if ((region !== '' && advert.region !== region) || (agent !== '' && advert.agentId !== agent)) continue;
    counts.all++;
    counts[advert.weight]++;
    if (weight === 'all' || advert.weight === weight) found.push(advert);
  }
  return { counts, agents, found };
}

/** Row of an advert in the list; it shows only the first findings. */
function rowOf(context: PageContext, listing: PublicListing, { findings, weight }: CheckedAdvert): AdvertRow {
  const { language, content } = context;
  const phrases = phrasesOf(context).advertFindings;
  const { id } = listing;
  const agentId = agentIdOf(content, listing);
  return {
    id,
    href: deskPath('advert', language, { id }),
    title: advertTitle(context, listing),
    place: advertPlace(context, listing),
    agent: content.team.find(member => member.id === agentId)?.name,
    weight: weight === 'none' ? undefined : weight,
    findings: findings.slice(0, MOST_FOUND).map(finding => ({
      weight: finding.weight,
      weightName: phrases.weight[finding.weight],
      found: findingView(finding, phrases).found,
    })),
    moreFindings: Math.max(0, findings.length - MOST_FOUND),
  };
}

function queryOf(parameters: URLSearchParams): AdvertsQuery {
  const from = Number(parameters.get('from'));
  return {
    weight: TABS.find(weight => weight === parameters.get('weight')) ?? 'all',
    region: REGIONS.find(region => region === parameters.get('region')) ?? '',
    agent: parameters.get('agent') ?? '',
    from: Number.isSafeInteger(from) && from > 0 ? from : 0,
  };
}

function queryText({ weight, region, agent, from }: AdvertsQuery): string {
  const parameters = new URLSearchParams();
  if (weight !== 'all') parameters.set('weight', weight);
  if (region !== '') parameters.set('region', region);
  if (agent !== '') parameters.set('agent', agent);
  if (from > 0) parameters.set('from', String(from));
  return parameters.toString();
}
