import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PageView } from '../../application/page/page-view.ts';
import { useApp } from '../components/app-context.ts';
import { grouped } from '../components/grouped.ts';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { NoPicture } from '../components/no-picture.tsx';
import { Picture } from '../components/picture.tsx';
import { Price } from '../components/price.tsx';
import { useFavourites } from '../components/use-favourites.ts';
import { Words } from '../components/words.tsx';
import { type Favourite, MOST_COMPARED } from '../stores/favourites.store.ts';

/** What a visitor kept. The server knows nothing of it: the page is drawn from the browser's own memory. */
export const Page = observer(function Page({ view }: { readonly view: PageView }) {
  const favourites = useFavourites();
  const { t } = useTranslation('favourites');
  if (view.body.kind !== 'favourites') return null;
  const { kept, comparison, compared } = favourites;
  return (
    <div className="wrap favourites-page">
      <h1>
        <Words text={view.body.title} />
      </h1>
      <p className="lead">{t('about')}</p>
      <p className="notice without-script">
        <Icon name="alert" />
        <span>{t('needsScript')}</span>
      </p>
      {favourites.state.kind === 'known' && kept.length === 0 ? <None /> : null}
      {kept.length > 0 ? (
        <>
          <p className="favourites-count" role="status">
            {t('count', { count: kept.length })}
            {kept.length > 1 ? ` · ${t('chosen', { count: compared.length, most: MOST_COMPARED })}` : ''}
          </p>
          <ul className="favourites">
            {kept.map(favourite => (
              <li key={favourite.id}>
                <Kept favourite={favourite} comparable={kept.length > 1} />
              </li>
            ))}
          </ul>
          {comparison.length > 1 ? <Comparison favourites={comparison} /> : null}
          <p className="favourites-note">{t('note')}</p>
        </>
      ) : null}
    </div>
  );
});

const Kept = observer(function Kept({
  favourite,
  comparable,
}: {
  readonly favourite: Favourite;
  readonly comparable: boolean;
}) {
  const favourites = useFavourites();
  const { t } = useTranslation('favourites');
  const compared = favourites.compared.includes(favourite.id);
  return (
    <article className="favourite-card">
      <div className="favourite-card-picture">
        <Photo favourite={favourite} />
      </div>
      <div className="favourite-card-words">
        <p>
          <Price price={favourite.price} />
        </p>
        <h2>
          <Link href={useHref(favourite)}>
            <span lang={useLang(favourite)}>{favourite.title.text}</span>
          </Link>
        </h2>
        <p className="listing-card-place">
          {favourite.postcode} {favourite.place}
        </p>
        <p className="favourite-card-tools">
          {comparable ? (
            <label>
              <input
                type="checkbox"
                checked={compared}
                disabled={!compared && favourites.compared.length >= MOST_COMPARED}
                onChange={() => favourites.compare(favourite.id)}
              />
              {t('compare')}
            </label>
          ) : null}
          <button
            type="button"
            onClick={() => favourites.remove(favourite.id)}
            aria-label={t('removeNamed', { title: favourite.title.text })}
          >
            {t('remove')}
          </button>
        </p>
      </div>
    </article>
  );
});

function Comparison({ favourites }: { readonly favourites: readonly Favourite[] }) {
  const { t } = useTranslation('favourites');
  const { t: words } = useTranslation('listing');
  const { t: facts } = useTranslation('facts');
  const area = (value: number | undefined) => (value === undefined ? '–' : `${grouped(value)}\u00a0m²`);
  return (
    <section className="comparison" aria-labelledby="comparison">
      <h2 id="comparison">{t('comparison')}</h2>
      {/* biome-ignore lint: a region that scrolls has to be reachable by keyboard */}
      <div className="table-scroll" tabIndex={0} role="group" aria-labelledby="comparison">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('compare')}</span>
              </th>
              {favourites.map(favourite => (
                <th key={favourite.id} scope="col">
                  <Photo favourite={favourite} />
                  <Named favourite={favourite} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={t('price')} favourites={favourites} value={({ price }) => <Price price={price} />} />
            <Row name={t('place')} favourites={favourites} value={({ postcode, place }) => `${postcode} ${place}`} />
            <Row name={facts('name.bedrooms')} favourites={favourites} value={({ bedrooms }) => bedrooms ?? '–'} />
            <Row name={facts('name.bathrooms')} favourites={favourites} value={({ bathrooms }) => bathrooms ?? '–'} />
            <Row name={words('livingArea')} favourites={favourites} value={({ livingArea }) => area(livingArea)} />
            <Row name={words('groundArea')} favourites={favourites} value={({ groundArea }) => area(groundArea)} />
            <Row name={words('energy.name')} favourites={favourites} value={({ energy }) => energy || '–'} />
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({
  name,
  favourites,
  value,
}: {
  readonly name: string;
  readonly favourites: readonly Favourite[];
  readonly value: (favourite: Favourite) => React.ReactNode;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {favourites.map(favourite => (
        <td key={favourite.id}>{value(favourite)}</td>
      ))}
    </tr>
  );
}

function Named({ favourite }: { readonly favourite: Favourite }) {
  return (
    <Link href={useHref(favourite)}>
      <span lang={useLang(favourite)}>{favourite.title.text}</span>
    </Link>
  );
}

function Photo({ favourite: { picture } }: { readonly favourite: Favourite }) {
  return picture ? (
    <Picture
      picture={{ ...picture, alt: { text: '' } }}
      widths={[400, 600]}
      sizes="(width >= 690px) 400px, 94vw"
      decorative
    />
  ) : (
    <NoPicture />
  );
}

function None() {
  const { site } = useApp();
  const { t } = useTranslation('favourites');
  const lists = site.menu.filter(({ page }) => page === 'for-sale' || page === 'for-rent');
  return (
    <section className="nothing">
      <Icon name="heart" />
      <h2>{t('none')}</h2>
      <p>{t('noneText')}</p>
      <p className="nothing-ways">
        {lists.map(({ href, name }) => (
          <Link key={href} href={href} className="button">
            {name}
          </Link>
        ))}
      </p>
    </section>
  );
}

/** In another language than it was kept in, the property's address of every language. */
function useHref({ href, id, language }: Favourite): string {
  return useApp().site.language === language ? href : `/property/${id}/`;
}

function useLang({ language, title }: Favourite): string | undefined {
  return title.lang ?? (useApp().site.language === language ? undefined : language);
}
