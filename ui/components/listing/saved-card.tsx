import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedListing } from '../../../application/browse/favourites-body.ts';
import type { ListingCard } from '../../../application/view/listing-card-view.ts';
import { EpcBadge } from './epc.tsx';
import { Link } from '../common/link.tsx';
import { NoPicture } from '../common/no-picture.tsx';
import { Picture } from '../common/picture.tsx';
import { Price } from './price.tsx';
import { Ribbon } from './ribbon.tsx';
import { numberText } from '../../../domain/text/number.ts';
import { Words, WrittenIn } from '../common/words.tsx';

/** A favourite as a small card with its current data, actions in `children`. */
export function SavedCard({ kept, children }: { readonly kept: SavedListing; readonly children?: ReactNode }) {
  const { t } = useTranslation('favourites');
  const { t: words } = useTranslation('listing');
  if (kept.kind === 'gone') {
    return (
      <article className="favourite-card" data-gone>
        <div className="favourite-card-words">
          <h3>{kept.title.text === '' ? words('reference', { id: kept.id }) : <Words text={kept.title} />}</h3>
          {kept.title.text === '' ? null : (
            <p className="listing-card-place">
              {[kept.place, words('reference', { id: kept.id })].filter(Boolean).join(' · ')}
            </p>
          )}
          <p>
            <strong>{t(kept.outcome ? `goneAs.${kept.outcome}` : 'gone')}</strong>
          </p>
          {children ? <p className="favourite-card-tools">{children}</p> : null}
        </div>
      </article>
    );
  }
  const { card } = kept;
  return (
    <article className="favourite-card" data-state={card.state}>
      <div className="favourite-card-picture">
        <CardPicture card={card} />
        <Ribbon card={card} />
      </div>
      <div className="favourite-card-words">
        <p className="listing-card-price">
          <Price price={card.price} />
          {card.energy ? <EpcBadge energy={card.energy} /> : null}
        </p>
        <h3>
          <Link href={card.href}>
            <Words text={card.title} />
          </Link>{' '}
          <WrittenIn lang={card.title.lang} />
        </h3>
        <p className="listing-card-place">
          {[
            `${card.postcode} ${card.place}`.trim(),
            card.own.surface ? `${numberText(card.own.surface.value)}\u00a0m²` : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isEnded(card) ? (
          <p>
            <strong>{t('gone')}</strong>
          </p>
        ) : null}
        {children ? <p className="favourite-card-tools">{children}</p> : null}
      </div>
    </article>
  );
}

/** Sold or let: the page still exists, but the property is not available. */
function isEnded({ state }: ListingCard): boolean {
  return state === 'sold' || state === 'rented';
}

export function CardPicture({ card }: { readonly card: ListingCard }) {
  return card.picture ? (
    <Picture picture={card.picture} widths={[400, 600]} sizes="(width >= 690px) 300px, 60vw" decorative />
  ) : (
    <NoPicture />
  );
}
