import { useTranslation } from 'react-i18next';
import type { ListingCard } from '../../../application/view/listing-card-view.ts';
import { numberText } from '../../../domain/text/number.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { dotted } from '../common/dotted.ts';
import type { HeadingLevel } from '../common/heading-level.ts';
import { NoPicture } from '../common/no-picture.tsx';
import { Picture } from '../common/picture.tsx';
import { CardHead, Costs, Fact } from '../listing/listing-card.tsx';
import { Ribbon } from '../listing/ribbon.tsx';
import { townLine } from '../../../domain/place/town-line.ts';

/** Card of a home in the news section, with the main facts only; a large card also shows the kind of property and its rooms. */
export function NewsCard({
  card,
  level,
  isLarge,
}: {
  readonly card: ListingCard;
  readonly level: HeadingLevel;
  readonly isLarge: boolean;
}) {
  const { t } = useTranslation('listing');
  const { t: goalName } = useTranslation('search');
  const { surface } = card.own;
  const town = townLine(card.postcode, card.place);
  return (
    <article className="listing-card" data-id={card.id} data-state={card.state}>
      <div className="listing-card-picture">
        {card.picture ? (
          <Picture
            picture={card.picture}
            widths={isLarge ? [400, 600, 1360] : [400, 600]}
            // At most 600 pixels on a phone.
            sizes={`(width < 768px) 80vw, (width < 1280px) ${isLarge ? '94vw, 620px' : '46vw, 300px'}`}
          />
        ) : (
          <NoPicture />
        )}
        <Ribbon card={card} />
        {card.goal === 'rent' && !card.ribbon && card.state === 'for-rent' ? (
          <span className="ribbon" data-code="new-for-sale">
            {goalName('rent')}
          </span>
        ) : null}
      </div>
      <div className="listing-card-words">
        <CardHead card={card} level={level} />
        <p className="listing-card-place">
          {dotted([
            isLarge && card.type !== card.title.text && card.type,
            town,
            !isLarge && surface && `${numberText(surface.value)}\u00a0m²`,
          ])}
        </p>
        <Costs card={card} />
        {isLarge ? (
          <ul className="listing-card-facts">
            {card.bedrooms === undefined ? null : (
              <Fact icon="bed" value={card.bedrooms} words={t('bedrooms', { count: card.bedrooms })} />
            )}
            {card.bathrooms === undefined ? null : (
              <Fact icon="bath" value={card.bathrooms} words={t('bathrooms', { count: card.bathrooms })} />
            )}
            {surface ? <Fact icon="area" value={surface.value} unit="m²" words={t(surface.name)} /> : null}
          </ul>
        ) : null}
      </div>
      <FavouriteButton card={card} />
    </article>
  );
}
