import type { PageOf } from '../../application/page/page-model.ts';
import { ModuleBlocks } from '../components/modules/module-blocks.tsx';
import { ListPage } from './list.page.tsx';

/** The list of life annuities (viager), the only one with explanatory modules below. */
export function Page({ view }: { readonly view: PageOf<'list'> }) {
  return (
    <>
      <ListPage view={view} body={view.body} />
      <ModuleBlocks blocks={view.body.modules} />
    </>
  );
}
