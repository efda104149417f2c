import { observer } from 'mobx-react-lite';
import { type SubmitEvent, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedListing } from '../../../application/browse/favourites-body.ts';
import { MOST_COMPARED } from '../../../domain/listing/comparison.ts';
import type { SavedListingsStore } from '../../stores/saved-listings.store.ts';
import { FollowContext, useApp } from '../common/app-context.ts';
import { Icon } from '../common/icon.tsx';
import { SavedTotals, useLoanQuery, withLoan } from '../cost/saved-costs.tsx';
import { SavedCard } from './saved-card.tsx';

/**
 * Favourites, sale and rent separately, with checkboxes that select what to compare: a form that works without script too. `remove` removes
 * a property from the favourites.
 */
export const SavedListingsForm = observer(function SavedListingsForm({
  store,
  ids,
  remove,
}: {
  readonly store: SavedListingsStore;
  readonly ids: readonly string[];
  readonly remove?: (id: string) => void;
}) {
  const { site } = useApp();
  const follow = use(FollowContext);
  const { t } = useTranslation('favourites');
  const { t: words } = useTranslation('list');
  const loan = useLoanQuery();
  const listings = store.of(ids);
  const groups = (['sale', 'rent'] as const)
    .map(goal => ({ goal, kept: listings.filter(one => one.kind === 'here' && one.card.goal === goal) }))
    .filter(({ kept }) => kept.length > 0);
  const withdrawn = listings.filter(({ kind }) => kind === 'gone');
  const comparable = groups.some(({ kept }) => kept.length > 1);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!follow) return;
    event.preventDefault();
    if (store.compare()) follow(withLoan(`${site.favouritesHref}?ids=${store.chosen.join(',')}`, loan), {});
  };
  return (
    <form method="get" action={site.favouritesHref} onSubmit={submit} className="kept-form">
      {[...new URLSearchParams(loan)].map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {groups.map(({ goal, kept }) => (
        <section key={goal} aria-labelledby={`kept-${goal}`}>
          <h2 id={`kept-${goal}`}>{words(`goal.${goal}`)}</h2>
          <Cards kept={kept} store={store} remove={remove} comparable={kept.length > 1} />
        </section>
      ))}
      {withdrawn.length > 0 ? (
        <section aria-labelledby="kept-gone">
          <h2 id="kept-gone">{t('goneTitle')}</h2>
          <Cards kept={withdrawn} store={store} remove={remove} comparable={false} />
        </section>
      ) : null}
      {comparable ? (
        <div className="kept-bar" data-chosen={store.chosen.length > 0 || undefined}>
          <p role="status">
            {store.refusal ? (
              <>
                <Icon name="alert" />
                {t(`notCompared.${store.refusal}`, { most: MOST_COMPARED })}
              </>
            ) : (
              t('chosen', { count: store.chosen.length, most: MOST_COMPARED })
            )}
          </p>
          <button type="submit" className="button">
            {t('compare')}
          </button>
        </div>
      ) : null}
    </form>
  );
});

const Cards = observer(function Cards({
  kept,
  store,
  remove,
  comparable,
}: {
  readonly kept: readonly SavedListing[];
  readonly store: SavedListingsStore;
  readonly remove: ((id: string) => void) | undefined;
  readonly comparable: boolean;
}) {
  const { t } = useTranslation('favourites');
  const loan = useLoanQuery();
  return (
    <ul className="favourites">
      {kept.map(one => {
        const title = one.kind === 'here' ? one.card.title.text : one.title.text || one.id;
        return (
          <li key={one.id}>
            <SavedCard
              kept={one}
              {...(one.kind === 'here' && {
                href: withLoan(one.card.href, loan),
                costs: <SavedTotals cost={one.cost} />,
              })}
            >
              {comparable ? (
                <label>
                  <input
                    type="checkbox"
                    name="ids"
                    value={one.id}
                    checked={store.chosen.includes(one.id)}
                    onChange={() => store.choose(one.id)}
                    aria-label={t('compareNamed', { title })}
                  />
                  {t('compare')}
                </label>
              ) : null}
              {remove ? (
                <button type="button" onClick={() => remove(one.id)} aria-label={t('removeNamed', { title })}>
                  {t('remove')}
                </button>
              ) : null}
            </SavedCard>
          </li>
        );
      })}
    </ul>
  );
});
