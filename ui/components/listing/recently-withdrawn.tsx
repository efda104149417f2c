import { useTranslation } from 'react-i18next';
import type { WithdrawnCard } from '../../../application/browse/withdrawn-listings.ts';
import { NoPicture } from '../common/no-picture.tsx';
import { Picture } from '../common/picture.tsx';

/** Properties recently sold or let, without prices. */
export function RecentlyWithdrawn({ cards }: { readonly cards: readonly WithdrawnCard[] }) {
  const { t } = useTranslation('listing');
  if (cards.length === 0) return null;
  return (
    <section className="wrap gone-lately" aria-labelledby="gone-lately">
      <h2 id="gone-lately">{t('goneLately')}</h2>
      <ul>
        {cards.map(({ id, state, type, place, picture }) => (
          <li key={id}>
            <div>
              {picture ? (
                <Picture picture={picture} widths={[400, 600]} sizes="(width >= 768px) 290px, 45vw" decorative />
              ) : (
                <NoPicture />
              )}
              <span className="ribbon" data-code={state}>
                {t(`ribbon.${state}`)}
              </span>
            </div>
            <p>
              <strong>{place}</strong>
              <span>{type}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
