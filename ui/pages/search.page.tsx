import type { PageOf } from '../../application/page/page-model.ts';
import { Horizon } from '../components/layout/horizon.tsx';
import { PageHead } from '../components/layout/page-head.tsx';
import { SearchBlock } from '../components/search/search-block.tsx';

export function Page({ view }: { readonly view: PageOf<'search'> }) {
  const { title, description, search } = view.body;
  return (
    <div className="lost search-page">
      <Horizon />
      <PageHead view={view} title={title} description={description} />
      <div className="wrap">
        <SearchBlock search={search} />
      </div>
    </div>
  );
}
