import type { PageView } from '../../application/browse/page-view.ts';

export function Page({ view }: { readonly view: PageView }) {
  return <h1>{view.title}</h1>;
}
