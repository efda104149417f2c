import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../application/browse/list-body.ts';
import type { PageModel, PageOf } from '../../application/page/page-model.ts';
import { numberText } from '../../domain/text/number.ts';
import { useApp } from '../components/common/app-context.ts';
import { FILTER_FORM } from '../components/search/filter-fields.tsx';
import { useFilterWords } from '../components/search/filter-words.ts';
import { Icon } from '../components/common/icon.tsx';
import { Link } from '../components/common/link.tsx';
import { ListFilters, SortSelect } from '../components/search/list-filters.tsx';
import { EmptyList } from '../components/common/empty-list.tsx';
import { ResultsWithMap } from '../components/map/results-with-map.tsx';
import { LIST_TOP, showListTop } from '../components/search/list-top.ts';
import { ListingCard } from '../components/listing/listing-card.tsx';
import { ListingRow } from '../components/listing/listing-row.tsx';
import { PageHead } from '../components/layout/page-head.tsx';
import { Pager } from '../components/search/pager.tsx';
import { PhoneLink } from '../components/common/phone-link.tsx';
import { Share } from '../components/listing/share.tsx';
import { UnreadWords } from '../components/search/unread-words.tsx';
import { ViewTabs } from '../components/search/view-tabs.tsx';
import { FilterStore } from '../stores/filter.store.ts';

export function Page({ view }: { readonly view: PageOf<'list'> }) {
  return <ListPage view={view} body={view.body} />;
}

/** A list with its filters, shared by all kinds of lists. */
export const ListPage = observer(function ListPage({
  view,
  body,
}: {
  readonly view: PageModel;
  readonly body: ListBody;
}) {
  const { t } = useTranslation('list');
  const [store] = useState(() => new FilterStore(body.filters));
  const busy = useNavigation().state === 'loading';
  return (
    <>
      <div className="wrap list-page">
        <PageHead view={view} title={body.title} description={body.description} className="list-head">
          {body.tabs ? <GoalTabs list={body.list} tabs={body.tabs} /> : null}
        </PageHead>
        <div className="list-controls">
          <ListFilters body={body} store={store} />
          <button type="button" className="button quiet filters-open" popoverTarget={FILTER_FORM}>
            <Icon name="filter" />
            {t('filters.open')}
            {body.chosen.length > 0 ? <span className="filters-number">{body.chosen.length}</span> : null}
          </button>
          {body.total > 1 ? <SortSelect body={body} store={store} /> : null}
          <ViewTabs view={body.filters.view} hrefs={body.viewHrefs} onChange={showListTop} />
        </div>
        {body.unread ? <UnreadWords unread={body.unread} /> : null}
        <div className="list-bar" id={LIST_TOP}>
          <p role="status" className="list-found">
            {t('found', { count: body.total, n: numberText(body.total) })}
          </p>
          {body.unreadZone ? <p className="list-unread">{t('unreadZone')}</p> : null}
          {body.total > 0 ? <Chosen body={body} /> : null}
          {body.alertHref === undefined ? null : (
            <Link href={body.alertHref} className="list-alert">
              <Icon name="mail" />
              {t('alert.short')}
            </Link>
          )}
          {view.share ? <Share {...view.share} /> : null}
        </div>
        <ResultsWithMap view={body.filters.view} map={body.map}>
          <div className="list-found-here" aria-busy={busy || undefined}>
            <Found body={body} />
            <Pager body={body} />
          </div>
        </ResultsWithMap>
      </div>
      {body.total > 0 && body.alertHref !== undefined ? (
        <aside className="wrap list-end" aria-label={t('alert.title')}>
          <div className="list-alert-box">
            <div>
              <p className="list-alert-title">{t('alert.title')}</p>
              <p>{t('alert.text')}</p>
            </div>
            <Link href={body.alertHref} className="button">
              {t('alert.button')}
            </Link>
          </div>
        </aside>
      ) : null}
    </>
  );
});

/** Results: cards, or rows beside a large map. */
function Found({ body }: { readonly body: ListBody }) {
  if (body.total === 0) return <Nothing body={body} />;
  if (body.filters.view === 'map') {
    return (
      <ol className="listing-rows">
        {body.cards.map(card => (
          <li key={card.id}>
            <ListingRow card={card} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ul className="grid list-cards">
      {body.cards.map((card, at) => (
        <li key={card.id}>
          <ListingCard card={card} first={at === 0} level={2} />
        </li>
      ))}
    </ul>
  );
}

function GoalTabs({ list, tabs }: { readonly list: ListBody['list']; readonly tabs: NonNullable<ListBody['tabs']> }) {
  const { t } = useTranslation('list');
  return (
    <nav className="goal-tabs" aria-label={t('goal.name')}>
      {(['sale', 'rent'] as const).map(goal => (
        <Link key={goal} href={tabs[goal].href} aria-current={goal === list ? 'page' : undefined}>
          {t(`goal.${goal}`)} <span className="goal-count">{numberText(tabs[goal].count)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Suggestions for a search without results: drop one filter, else two, else all. */
function Drop({ body }: { readonly body: ListBody }) {
  const { t } = useTranslation('list');
  const filterWords = useFilterWords();
  const pairs = body.elsewhere?.withoutTwo ?? [];
  if (body.chosen.length === 0) return null;
  if (body.chosen.some(({ countWithout = 0 }) => countWithout > 0) || pairs.length === 0)
    return (
      <>
        <p>{t('nothing.drop')}</p>
        <Chosen body={body} />
      </>
    );
  return (
    <>
      <p id="without-two">{t('nothing.dropTwo')}</p>
      <ul className="nothing-near" aria-labelledby="without-two">
        {pairs.map(({ labels, href, count }) => (
          <li key={href}>
            <Link href={href}>
              {t('nothing.without', { names: labels.map(filterWords).join(' + '), count, n: numberText(count) })}
            </Link>
          </li>
        ))}
      </ul>
      <Chosen body={body} />
    </>
  );
}

/** Active filters, each a link to the list without it. */
function Chosen({ body, clear = true }: { readonly body: ListBody; readonly clear?: boolean }) {
  const { t } = useTranslation('list');
  const filterWords = useFilterWords();
  if (body.chosen.length === 0) return null;
  // Show the counts only if one of them is above 0.
  const counted = body.chosen.some(({ countWithout = 0 }) => countWithout > 0);
  return (
    <ul className="chosen-filters" aria-label={t('chosen.name')}>
      {body.chosen.map(({ withoutHref, countWithout: number, ...filter }) => {
        const words = filterWords(filter);
        // The accessible name contains what is seen.
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
      {clear ? (
        <li>
          <Link href={body.allHref} className="chosen-clear" preventScrollReset>
            {t('chosen.clear')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

function Nothing({ body }: { readonly body: ListBody }) {
  const { site } = useApp();
  const { t } = useTranslation('list');
  const { elsewhere } = body;
  return (
    <EmptyList
      title={t('nothing.title')}
      text={t('nothing.text')}
      ways={
        <>
          {body.alertHref === undefined ? null : (
            <Link href={body.alertHref} className="button">
              {t('alert.button')}
            </Link>
          )}
          <PhoneLink phone={site.agency.phone} className="button quiet" />
        </>
      }
    >
      {elsewhere?.otherGoal ? (
        <p className="nothing-other">
          <Link href={elsewhere.otherGoal.href} className="button">
            {t(`nothing.other.${body.list === 'rent' ? 'sale' : 'rent'}`, {
              count: elsewhere.otherGoal.count,
              n: numberText(elsewhere.otherGoal.count),
            })}
          </Link>
        </p>
      ) : null}
      <Drop body={body} />
      {elsewhere && elsewhere.nearby.length > 0 ? (
        <>
          <p id="nearby">{t('nothing.near')}</p>
          <ul className="nothing-near" aria-labelledby="nearby">
            {elsewhere.nearby.map(({ name, href, count, kilometres }) => (
              <li key={name}>
                <Link href={href}>{t('nothing.place', { name, count, n: numberText(count) })}</Link>{' '}
                <span>{t('nothing.away', { n: numberText(kilometres) })}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </EmptyList>
  );
}
