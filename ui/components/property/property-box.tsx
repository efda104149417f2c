import { useTranslation } from 'react-i18next';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { numberText } from '../../../domain/text/number.ts';
import { Icon } from '../common/icon.tsx';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import { Link } from '../common/link.tsx';
import { CostBrief } from '../cost/cost-section.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { AgentCard } from '../listing/agent-card.tsx';
import { EpcBadge } from '../listing/epc.tsx';
import { OpenHouses } from '../listing/open-houses.tsx';
import { Price } from '../listing/price.tsx';
import { PriceStoryLine } from '../listing/price-story-line.tsx';
import { Share } from '../listing/share.tsx';
import { LazyPart } from './lazy-part.tsx';

/** Price with its total cost, the next free viewings and the agent, beside the sections in a wide window. */
export function PropertyBox({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { card, actions, cost, viager } = body;
  return (
    <aside className="property-contact" aria-label={t('contact')}>
      <p className="property-price">
        <Price price={card.price} />
        {card.energy ? <Energy energy={card.energy} /> : null}
      </p>
      {cost ? <CostBrief view={cost} viager={viager} /> : null}
      <Rents body={body} />
      {body.priceStory ? <PriceStoryLine story={body.priceStory} /> : null}
      <LazyPart part="moments" body={body} />
      <OpenHouses openHouses={body.openHouses} />
      <div className="box-agent">
        <AgentCard agent={body.agent} />
        {actions.information ? (
          <Link className="tool" href={actions.information}>
            <Icon name="mail" />
            {t('actions.information')}
          </Link>
        ) : null}
      </div>
      <div className="tools">
        <FavouriteButton card={card} words />
        <Share path={body.path} title={card.title.text} friendHref={actions.friend} />
        <Link className="tool" href={body.printHref} rel="nofollow">
          <Icon name="print" />
          {t('print.name')}
        </Link>
      </div>
      {body.project ? (
        <p className="property-project">
          {t('project')} <Link href={body.project.href}>{body.project.name}</Link>
        </p>
      ) : null}
    </aside>
  );
}

/** Rents that an investment brings in, or that the buyer of a business will pay; none where another total says them. */
function Rents({ body: { investment, facts, cost } }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('facts');
  const paid = facts.flatMap(group => group.facts).find(({ name }) => name === 'rentPerMonth');
  const [name, rent] = investment
    ? [investment.words.yearRents, investment.hidden ? undefined : investment.roll.rent]
    : [t('name.rentPerMonth'), cost ? undefined : paid?.value];
  return typeof rent === 'number' ? (
    <dl className="cost-totals">
      <div>
        <dt>{name}</dt>
        <dd>
          {withNonBreakingSpaces(formatEuro(rent))} {t('money-per-month')}
        </dd>
      </div>
    </dl>
  ) : null;
}

/** The energy class with its consumption; the badge contains both for screen readers. */
function Energy({ energy }: { readonly energy: NonNullable<PropertyBody['card']['energy']> }) {
  const { t } = useTranslation('listing');
  return (
    <>
      <a href="#energy">
        <EpcBadge energy={energy} />
      </a>
      {energy.performance === undefined || energy.label === '' ? null : (
        <small aria-hidden="true">{t('energy.value', { value: numberText(energy.performance) })}</small>
      )}
    </>
  );
}
