import type { PageOf } from '../../application/page/page-model.ts';
import { AskedListings, OwnListings } from '../components/listing/saved-listings.tsx';
import { Comparison } from '../components/listing/comparison.tsx';
import { RecentlySeen } from '../components/listing/recently-seen.tsx';
import { Words } from '../components/common/words.tsx';

/**
 * Favourites. The server does not know them: the browser fills the page at its plain address. An address that names properties shows those,
 * with or without script.
 */
export function Page({ view }: { readonly view: PageOf<'favourites'> }) {
  const { title, asked } = view.body;
  if (asked && 'comparison' in asked) return <Comparison comparison={asked.comparison} kept={asked.kept} />;
  return (
    <div className="wrap favourites-page">
      <h1>
        <Words text={title} />
      </h1>
      {asked ? (
        <AskedListings kept={asked.kept} notCompared={asked.notCompared} key={asked.kept.map(({ id }) => id).join()} />
      ) : (
        <>
          <OwnListings />
          <RecentlySeen />
        </>
      )}
    </div>
  );
}
