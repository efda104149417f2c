import type { Text } from '../../domain/text/localized.ts';
import type { Picture } from '../../domain/listing/listing.ts';
import { type PageContext, textOf } from './page-context.ts';

/** A picture for display; its address is derived from `id`. */
export type PictureView = { readonly id: string; readonly width: number; readonly height: number; readonly alt: Text };

/** A picture of the agency's content by id. */
export function pictureOf(context: PageContext, id: string | undefined): PictureView | undefined {
  const picture = id === undefined ? undefined : context.content.pictures.get(id);
  return picture && pictureView(context, picture);
}

export function pictureView(context: PageContext, picture: Picture): PictureView {
  return {
    id: picture.id,
    width: picture.width,
    height: picture.height,
    alt: textOf(context, picture.alt) ?? { text: '' },
  };
}
