import type { PageView } from '../../application/browse/page-view.ts';
import { Picture } from './picture.tsx';
import { Words } from './words.tsx';

/** The picture and words over a page that has a banner. */
export function PageBanner({ banner }: { readonly banner: NonNullable<PageView['banner']> }) {
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
        <p className="page-banner-title">
          <Words text={banner.title} />
        </p>
        {banner.description ? (
          <p>
            <Words text={banner.description} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
