import type { PageOf } from '../../application/page/page-model.ts';
import { AskedListings, OwnListings } from '../components/listing/saved-listings.tsx';
import { Comparison } from '../components/listing/comparison.tsx';
import { RecentlySeen } from '../components/listing/recently-seen.tsx';
import { SavedCosts } from '../components/cost/saved-costs.tsx';
import { PAGE_STYLE } from '../components/property/style-sheets.ts';
import { Words } from '../components/common/words.tsx';

/**
 * Favourites. The server does not know them, so at the address without parameters the browser fills the page. At an address with ids, the
 * page shows the properties with these ids, with or without script.
 */
export function Page({ view }: { readonly view: PageOf<'favourites'> }) {
  return (
    <SavedCosts costs={view.body.costs} key={view.body.costs.query}>
      <link rel="stylesheet" href={PAGE_STYLE} />
      <Saved body={view.body} />
    </SavedCosts>
  );
}

function Saved({ body: { title, asked } }: { readonly body: PageOf<'favourites'>['body'] }) {
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
