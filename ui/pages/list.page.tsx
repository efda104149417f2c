import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../application/browse/list-body.ts';
import type { PageModel, PageOf } from '../../application/page/page-model.ts';
import { numberText } from '../../domain/text/number.ts';
import { FILTER_FORM } from '../components/search/filter-fields.tsx';
import { Icon } from '../components/common/icon.tsx';
import { Link } from '../components/common/link.tsx';
import { ListFilters, SortSelect } from '../components/search/list-filters.tsx';
import { ResultsWithMap } from '../components/map/results-with-map.tsx';
import { LIST_TOP, showListTop } from '../components/search/list-top.ts';
import { ListingCard } from '../components/listing/listing-card.tsx';
import { ListingRow } from '../components/listing/listing-row.tsx';
import { PageHead } from '../components/layout/page-head.tsx';
import { isNarrowed, useNarrowed } from '../components/search/narrowed.ts';
import { Pager } from '../components/search/pager.tsx';
import { Share } from '../components/listing/share.tsx';
import { ViewTabs } from '../components/search/view-tabs.tsx';
import { FilterStore } from '../stores/filter.store.ts';

export function Page({ view }: { readonly view: PageOf<'list'> }) {
  return <ListPage view={view} body={view.body} />;
}

/** A list with its filters; renders every kind of list. */
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
        <ListFilters body={body} store={store}>
          {isNarrowed(body) ? <Late body={body} part="Narrowed" /> : null}
          <button type="button" className="button quiet filters-open" popoverTarget={FILTER_FORM}>
            <Icon name="filter" />
            {t('filters.open')}
          </button>
        </ListFilters>
        <div className="list-controls">
          <p role="status" className="list-found">
            {t('found', { count: body.total, n: numberText(body.total) })}
          </p>
          {body.unreadZone ? <p className="list-unread">{t('unreadZone')}</p> : null}
          {body.alertHref === undefined ? null : (
            <Link href={body.alertHref} className="list-alert">
              <Icon name="bell" />
              {t('alert.short')}
            </Link>
          )}
          {view.share ? <Share {...view.share} /> : null}
          {body.total > 1 ? <SortSelect body={body} store={store} /> : null}
          <ViewTabs view={body.filters.view} hrefs={body.viewHrefs} onChange={showListTop} />
        </div>
        <div id={LIST_TOP}>
          <ResultsWithMap view={body.filters.view} map={body.map}>
            <div className="list-found-here" aria-busy={busy || undefined}>
              <Found body={body} />
              <Pager body={body} />
            </div>
          </ResultsWithMap>
        </div>
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

/** Loads a component that few list pages need, and its style sheet, in a separate script. Until then the server's HTML stays. */
function Late(props: { readonly body: ListBody; readonly part: 'Narrowed' | 'Nothing' }) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ body, part }: { readonly body: ListBody; readonly part: 'Narrowed' | 'Nothing' }) {
  const { STYLES, [part]: Part } = useNarrowed();
  return (
    <>
      {part === 'Narrowed' ? <link rel="stylesheet" href={STYLES[0]} /> : null}
      <Part body={body} />
    </>
  );
}

/** Results: cards, or rows beside a large map. */
function Found({ body }: { readonly body: ListBody }) {
  if (body.total === 0) return <Late body={body} part="Nothing" />;
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
