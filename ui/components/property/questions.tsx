import { useTranslation } from 'react-i18next';
import type { NoticeView, PropertyBody } from '../../../application/browse/property-body.ts';
import type { FactView } from '../../../application/view/fact-view.ts';
import type { FactGroup, FactName } from '../../../domain/listing/facts.ts';
import { CostSection } from '../cost/cost-section.tsx';
import { Fold } from '../common/fold.tsx';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { Words } from '../common/words.tsx';
import { EmbeddedMedia } from '../listing/embedded-media.tsx';
import { EnergyBlock } from '../listing/energy-block.tsx';
import { Facts, Highlights } from '../listing/facts.tsx';
import { MapBox } from '../map/map-box.tsx';
import { Inside } from '../panels/inside.tsx';
import { InvestmentPanel } from '../panels/investment-panel.tsx';
import { PriceStory } from '../panels/price-story.tsx';
import { ViagerPanel } from '../panels/viager-panel.tsx';
import { FactFold } from './fact-fold.tsx';
import { LongProse } from './long-prose.tsx';
import { NearbyMarks } from './nearby-marks.tsx';
import { Nearby } from './nearby.tsx';
import { townLine } from '../../../domain/place/town-line.ts';

/** Facts about costs that are left out, because the calculation of a purchase or a rental has lines for them. */
const COUNTED = {
  purchase: ['notaryFees', 'registrationRights', 'vat', 'ownerCharges', 'propertyTax'],
  viager: ['notaryFees', 'registrationRights', 'vat'],
  rental: ['rentPerMonth', 'renterCharges', 'agencyCost', 'inventoryCost'],
} as const satisfies Record<string, readonly FactName[]>;

const FLOOD: ReadonlySet<FactName> = new Set(['floodParcelScore', 'floodBuildingScore', 'floodZone']);

/** Whether a page has a section about costs. */
export function hasCosts(body: PropertyBody): boolean {
  const { cost, investment, viager, priceStory } = body;
  return [cost, investment, viager, priceStory].some(part => part !== undefined) || costFacts(body).length > 0;
}

/** Whether a page has a section about its rooms and energy. */
export function hasInside(body: PropertyBody): boolean {
  return body.inside !== undefined || of(body, 'energy').length > 0 || body.media.length > 0;
}

/**
 * Sections of a property's page: the property itself, its costs, its inside and its surroundings, in the order in which visitors ask about
 * them.
 */
export function Questions({ body }: { readonly body: PropertyBody }) {
  return (
    <>
      <Home body={body} />
      {hasCosts(body) ? <Costs body={body} /> : null}
      {hasInside(body) ? <Rooms body={body} /> : null}
      <Around body={body} />
    </>
  );
}

function Home({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { t: facts } = useTranslation('facts');
  const general = [...of(body, 'general'), ...of(body, 'surfaces')];
  const planning = of(body, 'planning').filter(({ name }) => !FLOOD.has(name));
  return (
    <div id="home" className="question">
      <Highlights facts={body.highlights} />
      <Notices notices={body.notices.filter(({ about }) => about === undefined)} />
      {body.description ? (
        <section className="property-section" aria-labelledby="description">
          <h2 id="description" className="visually-hidden">
            {t('description')}
          </h2>
          <LongProse text={body.description} />
        </section>
      ) : null}
      <section className="folds" aria-labelledby="facts">
        <h2 id="facts" className="visually-hidden">
          {facts('group.general')}
        </h2>
        <FactFold name={facts('group.general')} facts={general} known={body.highlights} />
        <FactFold name={facts('group.building')} facts={of(body, 'building')} known={[]} />
        <FactFold name={facts('group.planning')} facts={planning} known={[]} />
        <Documents documents={body.documents} />
      </section>
    </div>
  );
}

/** Names of the documents; the section about viewings has the form to request them. */
function Documents({ documents }: Pick<PropertyBody, 'documents'>) {
  const { t } = useTranslation('property');
  return documents.length === 0 ? null : (
    <Fold name={t('documents.title')} answer={t('documents.sent', { count: documents.length })}>
      <ul className="documents">
        {documents.map(name => (
          <li key={name.text}>
            <Icon name="document" />
            <span>
              <Words text={name} />
            </span>
          </li>
        ))}
      </ul>
      <p className="documents-how">{t('documents.how')}</p>
    </Fold>
  );
}

function Costs({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { t: facts } = useTranslation('facts');
  const others = costFacts(body);
  const { investment, viager, priceStory, cost, card } = body;
  const own = viager ? [] : of(body, 'viager');
  // If a panel already shows the totals of the deed, the calculator is collapsed, because visitors need it only to try other inputs.
  const panel = investment?.deed ?? viager?.deed;
  return (
    <div id="costs" className="question">
      {investment ? <InvestmentPanel view={investment} /> : null}
      {viager ? <ViagerPanel view={viager} /> : null}
      {cost && panel ? (
        <Fold name={t('calculation.name')} answer={t('calculation.answer')}>
          <CostSection view={cost} />
        </Fold>
      ) : null}
      {cost && !panel ? <CostSection view={cost} /> : null}
      {others.length + own.length > 0 ? (
        <section className="property-section" aria-labelledby="cost-facts">
          <h2 id="cost-facts" className={cost || panel ? 'visually-hidden' : undefined}>
            {facts('group.costs')}
          </h2>
          <Facts facts={[...own, ...others]} />
        </section>
      ) : null}
      {priceStory ? <PriceStory story={priceStory} card={card} /> : null}
    </div>
  );
}

function Rooms({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { inside, card, media, pictures } = body;
  const energy = of(body, 'energy');
  return (
    <div id="rooms-inside" className="question">
      {inside ? <Inside view={inside} /> : null}
      {energy.length > 0 ? (
        <EnergyBlock energy={card.energy} facts={energy} small={inside !== undefined}>
          <Notices notices={body.notices.filter(({ about }) => about === 'energy')} />
        </EnergyBlock>
      ) : null}
      {media.length > 0 ? (
        <div className="property-section">
          <Fold name={t('media.title')} answer={[...new Set(media.map(({ kind }) => t(`media.${kind}`)))].join(', ')}>
            <EmbeddedMedia media={media} poster={pictures.find(({ label }) => label === undefined)} />
          </Fold>
        </div>
      ) : null}
    </div>
  );
}

function Around({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { card } = body;
  const flood = of(body, 'planning').filter(({ name }) => FLOOD.has(name));
  return (
    <div id="around" className="question">
      <section className="property-section" aria-labelledby="location">
        <div className="around-head">
          <h2 id="location">{t('location.title')}</h2>
          <p className="location-links">
            {body.mapLink ? <Link href={body.mapLink}>{t('location.map')}</Link> : null}
            {body.streetView ? <Link href={body.streetView}>{t('location.streetView')}</Link> : null}
          </p>
        </div>
        {/* A published address is shown below the title, so it is not repeated here. */}
        {body.street ? null : (
          <>
            <address className="location">
              <Icon name="pin" />
              <span>{[townLine(card.postcode, card.place), body.country].filter(Boolean).join(', ')}</span>
            </address>
            <p className="location-hidden">{t('location.hidden')}</p>
          </>
        )}
        {body.map ? (
          <MapBox block={body.map} place={card.place} marks={<NearbyMarks picture={body.map.picture} />} />
        ) : null}
        {body.nearby ? <Nearby view={body.nearby} /> : null}
        {flood.length > 0 ? (
          <div className="flood">
            <Facts facts={flood} />
          </div>
        ) : null}
        <Notices notices={body.notices.filter(({ about }) => about === 'flood')} />
      </section>
    </div>
  );
}

function Notices({ notices }: { readonly notices: readonly NoticeView[] }) {
  return notices.map(({ id, text, link }) => (
    <p className="notice" key={id}>
      <Icon name="alert" />
      <span>
        <Words text={text} />
        {link ? (
          <>
            {' '}
            <a href={link.href} rel="noopener">
              {link.name}
            </a>
          </>
        ) : null}
      </span>
    </p>
  ));
}

function of({ facts }: PropertyBody, group: FactGroup): readonly FactView[] {
  return facts.find(shown => shown.group === group)?.facts ?? [];
}

/** Facts about costs for which the calculation has no line. */
function costFacts(body: PropertyBody): readonly FactView[] {
  const subject = body.cost?.subject;
  const counted: readonly FactName[] = subject
    ? COUNTED[subject.kind === 'purchase' && subject.viager ? 'viager' : subject.kind]
    : [];
  return of(body, 'costs').filter(({ name }) => !counted.includes(name));
}
