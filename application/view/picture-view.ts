import type { Text } from '../../domain/text/localized.ts';
import type { Picture } from '../../domain/listing/listing.ts';
import { type PageContext, phrasesOf, textOf } from './page-context.ts';

/** A picture for display; its address is derived from `id`. */
export type PictureView = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Text;
  /** Whether `alt` is generated from `PictureOwner`, because the picture has no caption. */
  readonly uncaptioned?: true;
};

/** Subject of a picture, from which an alternative text is generated: its type or name, its town, and the picture's number, from 1. */
export type PictureOwner = { readonly what: string; readonly place: string; readonly number: number };

/** A picture of the agency's content by id. */
export function pictureOf(context: PageContext, id: string | undefined): PictureView | undefined {
  const picture = id === undefined ? undefined : context.content.pictures.get(id);
  return picture && pictureView(context, picture);
}

/**
 * A picture for display. Without a caption in any language its alternative text names its owner, in the page's language.
 * `pictureView(context, picture, { what: 'Villa', place: 'Namur', number: 3 })` → `{ alt: { text: 'Villa, Namur, 3' }, … }`
 */
export function pictureView(context: PageContext, picture: Picture, owner?: PictureOwner): PictureView {
  const { id, width, height, kind } = picture;
  const caption = textOf(context, picture.alt);
  if (caption && caption.text.trim() !== '') return { id, width, height, alt: caption };
  if (!owner) return { id, width, height, alt: { text: '' } };
  const plan = kind === 'floor-plan' ? phrasesOf(context).pictures.floorPlan : '';
  const words = [plan, owner.what, owner.place, String(owner.number)].filter(word => word !== '');
  return { id, width, height, alt: { text: words.join(', ') }, uncaptioned: true };
}
