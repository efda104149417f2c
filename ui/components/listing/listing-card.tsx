import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingCard as Card } from '../../../application/view/listing-card-view.ts';
import { EpcBadge } from './epc.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { formatEuro } from '../../../domain/price/euro.ts';
import { numberText } from '../../../domain/text/number.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import type { HeadingLevel } from '../common/heading-level.ts';
import { dotted } from '../common/dotted.ts';
import { Icon, type IconName } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { NoPicture } from '../common/no-picture.tsx';
import { Picture } from '../common/picture.tsx';
import { Price } from './price.tsx';
import { ReducedBy } from './reduced-by.tsx';
import { Ribbon } from './ribbon.tsx';
import { Words, WrittenIn } from '../common/words.tsx';
import { townLine } from '../../../domain/place/town-line.ts';

/** `sizes` of a card's picture: three, two or one card per row. */
const SIZES = '(width >= 1360px) 410px, (width >= 1040px) 31vw, (width >= 690px) 46vw, 94vw';

/** Maximum number of badges, as many as fit on one line beside the reference. */
const BADGES = 2;

/**
 * Card of a property in a list; one link covers the whole card. `first` marks cards visible without scrolling; `children` end the card's
 * text.
 */
export function ListingCard({
  card,
  first = false,
  level = 3,
  children,
}: {
  readonly card: Card;
  readonly first?: boolean;
  readonly level?: HeadingLevel;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('listing');
  const { surface } = card.own;
  return (
    <article className="listing-card" data-id={card.id} data-state={card.state}>
      <div className="listing-card-picture">
        {card.picture ? (
          <Picture picture={card.picture} widths={[400, 600]} sizes={SIZES} first={first} />
        ) : (
          <NoPicture />
        )}
        <Ribbon card={card} />
        {card.pictureCount > 1 ? (
          <span className="photo-count">
            <Icon name="camera" />
            <span aria-hidden="true">{card.pictureCount}</span>
            <span className="visually-hidden">{t('photos', { count: card.pictureCount })}</span>
          </span>
        ) : null}
      </div>
      <div className="listing-card-words">
        <CardHead card={card} level={level} />
        <p className="listing-card-place">
          {dotted([card.type !== card.title.text && card.type, townLine(card.postcode, card.place)])}
        </p>
        <Costs card={card} />
        <ul className="listing-card-facts">
          {card.bedrooms === undefined ? null : (
            <Fact icon="bed" value={card.bedrooms} words={t('bedrooms', { count: card.bedrooms })} />
          )}
          {card.bathrooms === undefined ? null : (
            <Fact icon="bath" value={card.bathrooms} words={t('bathrooms', { count: card.bathrooms })} />
          )}
          {surface ? (
            <Fact
              icon={surface.name === 'groundArea' ? 'plot' : 'area'}
              value={surface.value}
              unit="m²"
              words={t(surface.name)}
            />
          ) : null}
          {card.groundArea === undefined || surface?.name === 'groundArea' ? null : (
            <Fact icon="plot" value={card.groundArea} unit="m²" words={t('groundArea')} />
          )}
        </ul>
        {card.openHouse ? (
          <p className="listing-card-open">
            <Icon name="calendar" />
            <time dateTime={card.openHouse.moment}>{t('openHouse', card.openHouse)}</time>
          </p>
        ) : null}
        <p className="listing-card-end">
          {card.badges.slice(0, BADGES).map(badge => (
            <span className="badge" key={badge.text}>
              <Words text={badge} />
            </span>
          ))}
          <span className="listing-card-reference">{t('reference', { id: card.id })}</span>
        </p>
        {children}
      </div>
      <FavouriteButton card={card} />
    </article>
  );
}

/** Price, energy label, reduction and title of a card. */
export function CardHead({ card, level }: { readonly card: Card; readonly level: HeadingLevel }) {
  const Heading = `h${level}` as const;
  return (
    <>
      <p className="listing-card-price">
        <Price price={card.price} />
        {card.energy ? <EpcBadge energy={card.energy} /> : null}
      </p>
      <ReducedBy card={card} />
      <Heading>
        <Link href={card.href}>
          <Words text={card.title} />
        </Link>{' '}
        <WrittenIn lang={card.title.lang} />
      </Heading>
    </>
  );
}

/**
 * Text beside the price: the charges of a rent; for a life annuity (viager) the payments, the annuitants' ages, and whether the annuitants
 * still live in the home.
 */
export function Costs({ card: { own } }: { readonly card: Card }) {
  const { t } = useTranslation('listing');
  const { charges, viager } = own;
  const line = dotted([
    charges !== undefined && t('charges', { amount: withNonBreakingSpaces(formatEuro(charges)) }),
    viager?.annuity !== undefined && t('annuity', { amount: withNonBreakingSpaces(formatEuro(viager.annuity)) }),
    viager !== undefined && viager.ages.length > 0 && t('ages', { ages: viager.ages.join(' + ') }),
    viager?.occupied !== undefined && t(viager.occupied ? 'occupied' : 'vacant'),
  ]);
  return line === '' ? null : <p className="listing-card-costs">{line}</p>;
}

export function Fact({
  icon,
  value,
  unit,
  words,
}: {
  readonly icon: IconName;
  readonly value: number;
  readonly unit?: string;
  readonly words: string;
}) {
  const shown = unit ? `${numberText(value)}\u00a0${unit}` : numberText(value);
  return (
    <li>
      <Icon name={icon} />
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{unit ? `${words} ${shown}` : words}</span>
    </li>
  );
}
