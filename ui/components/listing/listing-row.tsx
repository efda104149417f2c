import { useTranslation } from 'react-i18next';
import type { ListingCard as Card } from '../../../application/view/listing-card-view.ts';
import { numberText } from '../../../domain/text/number.ts';
import { dotted } from '../common/dotted.ts';
import { Link } from '../common/link.tsx';
import { NoPicture } from '../common/no-picture.tsx';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import { Picture } from '../common/picture.tsx';
import { Price } from './price.tsx';
import { ReducedBy } from './reduced-by.tsx';
import { StateWord } from './state-word.tsx';
import { Words, WrittenIn } from '../common/words.tsx';
import { townLine } from '../../../domain/place/town-line.ts';

/** Row of a property in the list below a map; one link covers the row. */
export function ListingRow({ card }: { readonly card: Card }) {
  const { t } = useTranslation('listing');
  const facts = [
    card.bedrooms === undefined ? '' : withNonBreakingSpaces(t('bedrooms', { count: card.bedrooms })),
    card.own.surface ? `${numberText(card.own.surface.value)}\u00a0m²` : '',
  ];
  return (
    <article className="listing-row" data-id={card.id} data-state={card.state}>
      <div className="listing-row-picture">
        {card.picture ? <Picture picture={card.picture} widths={[400]} sizes="180px" /> : <NoPicture />}
      </div>
      <div className="listing-row-words">
        <p className="listing-row-price">
          <Price price={card.price} />
        </p>
        <ReducedBy card={card} />
        <h2>
          <Link href={card.href}>
            <StateWord ribbon={card.ribbon} />
            <Words text={card.title} />
          </Link>{' '}
          <WrittenIn lang={card.title.lang} />
        </h2>
        <p className="listing-row-place">{dotted([townLine(card.postcode, card.place), ...facts])}</p>
      </div>
    </article>
  );
}
