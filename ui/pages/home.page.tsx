import { observer } from 'mobx-react-lite';
import type { PageOf } from '../../application/page/page-model.ts';
import { Banner } from '../components/modules/banner.tsx';
import { ModuleBlocks } from '../components/modules/module-blocks.tsx';

export const Page = observer(function HomePage({ view }: { readonly view: PageOf<'home'> }) {
  return (
    <>
      <Banner banner={view.body.banner} title={view.title} />
      <ModuleBlocks blocks={view.body.modules} />
    </>
  );
});
