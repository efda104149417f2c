import { observer } from 'mobx-react-lite';
import type { PageView } from '../../application/page/page-view.ts';
import { Banner } from '../components/modules/banner.tsx';
import { ModuleBlocks } from '../components/modules/module-blocks.tsx';

export const Page = observer(function HomePage({ view }: { readonly view: PageView }) {
  if (view.body.kind !== 'home') return null;
  return (
    <>
      <Banner banner={view.body.banner} title={view.title} />
      <ModuleBlocks blocks={view.body.modules} />
    </>
  );
});
