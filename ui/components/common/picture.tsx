import type { PictureView } from '../../../application/view/picture-view.ts';
import { pictureAddress, type PictureFormat, type PictureWidth } from '../../../domain/media/picture-address.ts';

/**
 * A picture of the site, with its room reserved. `widths` are those that the image service makes; `sizes` says how wide
 * it is drawn, on a phone a fifth less than that: 600 pixels are enough for its width, and the next size weighs thrice as
 * much. Where it is drawn `large` it comes as avif as well: a quarter less, where that is most. `first` marks the one that a visitor sees first: it is asked for at once, all others when they come near.
 */
export function Picture({
  picture,
  widths = [400, 600, 1360],
  sizes,
  first = false,
  decorative = false,
  large = false,
  className,
  onDone,
}: {
  readonly picture: PictureView;
  readonly widths?: readonly PictureWidth[];
  readonly sizes: string;
  readonly first?: boolean;
  /** Says nothing that the words beside it do not. */
  readonly decorative?: boolean;
  readonly large?: boolean;
  readonly className?: string;
  /** It has come, or will not. */
  readonly onDone?: () => void;
}) {
  const address = (width: PictureWidth) => pictureAddress(picture.id, { width, format: 'webp' });
  const shown = (
    <img
      src={address(widths[widths.length - 1] ?? 600)}
      srcSet={sourceSet(picture.id, widths, 'webp')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt.text}
      lang={decorative ? undefined : picture.alt.lang}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={className}
      onLoad={onDone}
      onError={onDone}
    />
  );
  if (!large) return shown;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture.id, widths, 'avif')} sizes={sizes} />
      {shown}
    </picture>
  );
}

/** `sourceSet('a', [400, 600], 'avif')` → `'/pictures/a?width=400&format=avif 400w, /pictures/a?width=600&format=avif 600w'` */
export function sourceSet(id: string, widths: readonly PictureWidth[], format: PictureFormat): string {
  return widths.map(width => `${pictureAddress(id, { width, format })} ${width}w`).join(', ');
}
