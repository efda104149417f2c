import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { numberText } from '../../../domain/text/number.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { useFilterWords } from './filter-words.ts';

/** Active filters, each a link to the list without it. */
export function Chosen({ body }: { readonly body: ListBody }) {
  const { t } = useTranslation('list');
  const filterWords = useFilterWords();
  if (body.chosen.length === 0) return null;
  // Show the counts only if one of them is above 0.
  const counted = body.chosen.some(({ countWithout = 0 }) => countWithout > 0);
  return (
    <ul className="chosen-filters" aria-label={t('chosen.name')}>
      {body.chosen.map(({ withoutHref, countWithout: number, ...filter }) => {
        const words = filterWords(filter);
        // The accessible name contains the visible text, so that speech input finds the link (WCAG 2.5.3).
        const found = counted && number !== undefined ? t('found', { count: number, n: numberText(number) }) : '';
        return (
          <li key={filter.kind + filter.name}>
            <Link
              href={withoutHref}
              className="chip"
              preventScrollReset
              aria-label={t('chosen.without', { name: found === '' ? words : `${words} ${found}` })}
            >
              {words}
              {found === '' ? null : (
                <>
                  {' '}
                  <span className="chip-count">{found}</span>
                </>
              )}
              <Icon name="close" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link href={body.allHref} className="chosen-clear" preventScrollReset>
          {t('chosen.clear')}
        </Link>
      </li>
    </ul>
  );
}
