import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { Link } from '../common/link.tsx';
import { useFilterWords } from './filter-words.ts';
import { useListed } from './unread-words.tsx';

/** Meaning of a typed sentence before it is submitted: its filters, the words that were not understood, and both lists with their results. */
export function UnderstoodSentence({ list }: { readonly list: ListBody }) {
  const { t } = useTranslation('search');
  const { t: inList } = useTranslation('list');
  const filterWords = useFilterWords();
  const listed = useListed();
  const { chosen, unread, tabs } = list;
  return (
    <div className="search-understood">
      <p>{t('understood')}</p>
      <ul className="chosen-filters">
        <li className="chip">{t(`goal.${list.list === 'rent' ? 'rent' : 'sale'}`)}</li>
        {chosen.map(filter => (
          <li key={filter.kind + filter.name} className="chip">
            {filterWords(filter)}
          </li>
        ))}
      </ul>
      {unread && unread.phrases.length > 0 ? <p>{inList('unread.said', { words: listed(unread.phrases) })}</p> : null}
      {unread && unread.refused.length > 0 ? (
        <p>{inList('unread.refused', { words: listed(unread.refused) })}</p>
      ) : null}
      {tabs ? (
        <p className="search-goals">
          {(['sale', 'rent'] as const).map(goal => (
            <Link key={goal} href={tabs[goal].href} className="search-goal">
              {t(`${goal}Count`, { count: tabs[goal].count })}
            </Link>
          ))}
        </p>
      ) : null}
    </div>
  );
}
