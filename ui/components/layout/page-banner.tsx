import type { PageModel } from '../../../application/page/page-model.ts';
import { Picture } from '../common/picture.tsx';
import { Words } from '../common/words.tsx';

/** Kinds of pages whose banner contains the first heading, so that the page below the banner has none. */
const NAMED: ReadonlySet<PageModel['body']['kind']> = new Set(['modules', 'list', 'form', 'search']);

/** Whether the banner contains the page's first heading. */
export function namedByBanner({ banner, body }: PageModel): boolean {
  return banner !== undefined && NAMED.has(body.kind);
}

/** Banner at the top of a page: its picture, with title and text over it. */
export function PageBanner({
  view,
  banner,
}: {
  readonly view: PageModel;
  readonly banner: NonNullable<PageModel['banner']>;
}) {
  const Title = namedByBanner(view) ? 'h1' : 'p';
  return (
    <div className="page-banner">
      {banner.picture ? (
        <Picture
          picture={banner.picture}
          widths={[600, 1360, 1920]}
          sizes="(width < 768px) 80vw, 100vw"
          first
          decorative
        />
      ) : null}
      <div className="wrap">
        <Title className="page-banner-title">
          <Words text={banner.title} />
        </Title>
        {banner.description ? (
          <p>
            <Words text={banner.description} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
