import type { PageOf } from '../../application/page/page-model.ts';
import { ModuleBlocks } from '../components/modules/module-blocks.tsx';
import { PageHead } from '../components/layout/page-head.tsx';

export function Page({ view }: { readonly view: PageOf<'modules'> }) {
  const { title, description, modules } = view.body;
  return (
    <>
      <PageHead view={view} title={title} description={description} />
      <ModuleBlocks
        blocks={modules.map(block => (block.title?.text === title.text ? { ...block, title: undefined } : block))}
      />
    </>
  );
}
