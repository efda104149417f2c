import type { PageModel } from '../../application/page/page-model.ts';
import { ModuleBlocks } from '../components/modules/module-blocks.tsx';
import { PageHead } from '../components/layout/page-head.tsx';

export function Page({ view }: { readonly view: PageModel }) {
  if (view.body.kind !== 'modules') return null;
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
