import type { PictureView } from '../../application/browse/page-view.ts';
import { type PictureWidth, pictureAddress } from '../../domain/media/picture-address.ts';

/**
 * A picture of the site, with its room reserved. `widths` are those that the image service makes; `sizes` says how wide
 * it is drawn, on a phone a fifth less than that: 600 pixels are enough for its width, and the next size weighs thrice as
 * much. `first` marks the one that a visitor sees first: it is asked for at once, all others when they come near.
 */
export function Picture({
  picture,
  widths = [400, 600, 1360],
  sizes,
  first = false,
  decorative = false,
  className,
}: {
  readonly picture: PictureView;
  readonly widths?: readonly PictureWidth[];
  readonly sizes: string;
  readonly first?: boolean;
  /** Says nothing that the words beside it do not. */
  readonly decorative?: boolean;
  readonly className?: string;
}) {
  const address = (width: PictureWidth) => pictureAddress(picture.id, { width, format: 'webp' });
  return (
    <img
      src={address(widths[widths.length - 1] ?? 600)}
      srcSet={widths.map(width => `${address(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt.text}
      lang={decorative ? undefined : picture.alt.lang}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
