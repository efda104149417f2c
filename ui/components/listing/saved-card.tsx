import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedListing } from '../../../application/browse/favourites-body.ts';
import type { ListingCard } from '../../../application/view/listing-card-view.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { writtenDay } from '../common/written-day.ts';
import { useApp } from '../common/app-context.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import { EpcBadge } from './epc.tsx';
import { dotted } from '../common/dotted.ts';
import { Link } from '../common/link.tsx';
import { NoPicture } from '../common/no-picture.tsx';
import { Picture } from '../common/picture.tsx';
import { Price } from './price.tsx';
import { ReducedBy } from './reduced-by.tsx';
import { Ribbon } from './ribbon.tsx';
import { numberText } from '../../../domain/text/number.ts';
import { Words, WrittenIn } from '../common/words.tsx';
import { townLine } from '../../../domain/place/town-line.ts';

/** A favourite as a small card with its current data, actions in `children`. */
export function SavedCard({
  kept,
  href,
  costs,
  children,
}: {
  readonly kept: SavedListing;
  /** The address of the property, if it differs from the address in `card`. */
  readonly href?: string;
  readonly costs?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('favourites');
  const { t: words } = useTranslation('listing');
  if (kept.kind === 'gone') {
    return (
      <article className="favourite-card" data-gone>
        <div className="favourite-card-words">
          <h3>{kept.title.text === '' ? words('reference', { id: kept.id }) : <Words text={kept.title} />}</h3>
          {kept.title.text === '' ? null : (
            <p className="listing-card-place">{dotted([kept.place, words('reference', { id: kept.id })])}</p>
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
        <ChangedSince card={card} />
        <h3>
          <Link href={href ?? card.href}>
            <Words text={card.title} />
          </Link>{' '}
          <WrittenIn lang={card.title.lang} />
        </h3>
        <p className="listing-card-place">
          {dotted([
            townLine(card.postcode, card.place),
            card.own.surface && `${numberText(card.own.surface.value)}\u00a0m²`,
          ])}
        </p>
        {costs}
        {card.state === 'sold' || card.state === 'rented' ? (
          <p>
            <strong>{t(`goneAs.${card.state}`)}</strong>
          </p>
        ) : null}
        {children ? <p className="favourite-card-tools">{children}</p> : null}
      </div>
    </article>
  );
}

/** Change of the price since this browser last showed the property; without such a change, the advertised reduction. */
const ChangedSince = observer(function ChangedSince({ card }: { readonly card: ListingCard }) {
  const { t } = useTranslation('favourites');
  const { seenPrices, site } = useApp();
  const changed = seenPrices.since(card);
  if (!changed || card.state === 'sold' || card.state === 'rented') return <ReducedBy card={card} />;
  const { on, from, to } = changed;
  return (
    <p className="reduced-by" data-lower={to < from || undefined}>
      {t('changedSince', {
        day: withNonBreakingSpaces(writtenDay(on, site.language)),
        from: withNonBreakingSpaces(formatEuro(from)),
        to: withNonBreakingSpaces(formatEuro(to)),
      })}
    </p>
  );
});

export function CardPicture({ card }: { readonly card: ListingCard }) {
  return card.picture ? (
    <Picture picture={card.picture} widths={[400, 600]} sizes="(width >= 690px) 300px, 60vw" decorative />
  ) : (
    <NoPicture />
  );
}
