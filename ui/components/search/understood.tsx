import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { useFilterWords } from './filter-words.ts';
import { MarkedParts } from './sentence-marks.tsx';
import { useListed } from './unread-words.tsx';

/**
 * Meaning of a typed sentence before it is submitted: its filters, each with a button that removes it, the words that were not understood,
 * and the number of results for sale and for rent. `onType` receives the sentence without the words of a removed filter; `say` receives a
 * text for screen readers.
 */
export function UnderstoodSentence({
  list,
  onType,
  say,
}: {
  readonly list: ListBody;
  readonly onType: (text: string) => void;
  readonly say: (words: string) => void;
}) {
  const { t } = useTranslation('search');
  const { t: inList } = useTranslation('list');
  const filterWords = useFilterWords();
  const listed = useListed();
  const { chosen, unread, tabs, sentence } = list;
  const goal = t(list.list === 'rent' ? 'rent' : 'sale');
  const goalWords = sentence?.isGoalSaid ? goal : t('assumed', { goal });
  const phrases = unread?.phrases ?? [];
  const refused = unread?.refused ?? [];
  const notes = [
    ...(phrases.length > 0 ? [inList('unread.said', { words: listed(phrases) })] : []),
    ...(refused.length > 0 ? [inList('unread.refused', { words: listed(refused) })] : []),
  ];
  const counts = tabs && (['sale', 'rent'] as const).map(each => t(`${each}Count`, { count: tabs[each].count }));
  const said = [t('understood'), goalWords, ...chosen.map(filterWords), ...notes, ...(counts ?? [])].join(', ');
  useEffect(() => say(said), [say, said]);
  return (
    <div className="search-understood">
      {sentence ? (
        <p className="search-whole">
          <MarkedParts parts={sentence.parts} />
        </p>
      ) : null}
      <p>{t('understood')}</p>
      <ul className="chosen-filters">
        <li className="chip" data-assumed={sentence?.isGoalSaid === false || undefined}>
          {goalWords}
        </li>
        {chosen.map(({ withoutHref, ...filter }) => (
          <li key={filter.kind + filter.name}>
            <button
              type="button"
              className="chip"
              aria-label={inList('chosen.without', { name: filterWords(filter) })}
              onClick={() => onType(new URLSearchParams(withoutHref.split('?')[1]).get('sentence') ?? '')}
            >
              {filterWords(filter)}
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {notes.map(words => (
        <p key={words} className="search-unread">
          {words}
        </p>
      ))}
      {tabs ? (
        <p className="search-goals">
          {(['sale', 'rent'] as const).map((each, at) =>
            tabs[each].count === 0 ? (
              <span key={each} className="search-goal" aria-disabled="true">
                {counts?.[at]}
              </span>
            ) : (
              <Link key={each} href={tabs[each].href} className="search-goal">
                {counts?.[at]}
              </Link>
            ),
          )}
        </p>
      ) : null}
    </div>
  );
}
