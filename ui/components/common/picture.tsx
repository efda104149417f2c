import type { PictureView } from '../../../application/view/picture-view.ts';
import { isPanorama } from '../../../domain/media/panorama.ts';
import { pictureAddress, type PictureFormat, type PictureWidth } from '../../../domain/media/picture-address.ts';

/**
 * A picture of the site with its space reserved. `widths`: sizes of the image service to offer; `sizes`: the displayed width; on a phone
 * `sizes` is four fifths of the displayed width, so that browsers choose the file of 600 pixels and not a file with three times its bytes.
 * `large` also offers AVIF, whose files are a quarter smaller. Of a panorama only the 1360-pixel file is offered, except where `widths`
 * include 1920: banners and full screen. `first` marks a picture visible without scrolling: it loads at once, whereas all other pictures
 * load when they come near the window.
 */
export function Picture({
  picture,
  widths = [400, 600, 1360],
  sizes,
  first = false,
  decorative = false,
  large = false,
  bare = false,
  onDone,
}: {
  readonly picture: PictureView;
  readonly widths?: readonly PictureWidth[];
  readonly sizes: string;
  readonly first?: boolean;
  /** Whether the picture is decorative: its `alt` is then empty, because the text beside the picture has the same content. */
  readonly decorative?: boolean;
  readonly large?: boolean;
  /** Whether to omit the label, because it is shown beside another copy of the same picture. */
  readonly bare?: boolean;
  /** Called when the picture has loaded or failed. */
  readonly onDone?: () => void;
}) {
  const offered: readonly PictureWidth[] = isPanorama(picture) && !widths.includes(1920) ? [1360] : widths;
  const address = (width: PictureWidth) => pictureAddress(picture.id, { width, format: 'webp' });
  const shown = (
    <img
      src={address(offered[offered.length - 1] ?? 600)}
      srcSet={sourceSet(picture.id, offered, 'webp')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt.text}
      lang={decorative ? undefined : picture.alt.lang}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onLoad={onDone}
      onError={onDone}
    />
  );
  const label =
    picture.label === undefined || bare ? null : (
      // The `alt` text contains the label too, unless it is empty.
      <span className="picture-label" aria-hidden={decorative ? undefined : true}>
        {picture.label}
      </span>
    );
  if (!large)
    return (
      <>
        {shown}
        {label}
      </>
    );
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={sourceSet(picture.id, offered, 'avif')} sizes={sizes} />
        {shown}
      </picture>
      {label}
    </>
  );
}

/**
 * The `srcset` of a picture in these widths.
 * `sourceSet('a', [400, 600], 'avif')` → `'/pictures/a?width=400&format=avif 400w, /pictures/a?width=600&format=avif 600w'`
 */
export function sourceSet(id: string, widths: readonly PictureWidth[], format: PictureFormat): string {
  return widths.map(width => `${pictureAddress(id, { width, format })} ${width}w`).join(', ');
}
