import type { Text } from '../../domain/text/localized.ts';
import type { Picture } from '../../domain/listing/listing.ts';
import { isOtherSubject, isSide } from '../../domain/room/picture-subject.ts';
import { type PageContext, phrasesOf, textOf } from './page-context.ts';

/** A picture for display; its address is derived from `id`. */
export type PictureView = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Text;
  /** Whether `alt` is generated from `PictureOwner`, because the picture has no caption. */
  readonly uncaptioned?: true;
  /** Label on the picture: states that the picture was altered, or that it is the original of an altered picture. */
  readonly label?: string;
};

/** Subject of a picture, from which an alternative text is generated: its type or name, its town, and the picture's number, from 1. */
export type PictureOwner = { readonly what: string; readonly place: string; readonly number: number };

/** A picture of the agency's content by id. */
export function pictureOf(context: PageContext, id: string | undefined): PictureView | undefined {
  const picture = id === undefined ? undefined : context.content.pictures.get(id);
  return picture && pictureView(context, picture);
}

/**
 * A picture for display. Its alternative text is the caption in the page's language, else the name of the room in the picture, else a
 * caption in another language, else a description made from `PictureOwner`. For an altered picture the alternative text begins with a note
 * that it was altered. `pictureView(context, picture, { what: 'Villa', place: 'Namur', number: 3 })` → `{ alt: { text: 'Villa, Namur, 3' },
 * … }`
 */
export function pictureView(context: PageContext, picture: Picture, owner?: PictureOwner): PictureView {
  const { id, width, height, altered } = picture;
  const { alt, ...more } = captionOf(context, picture, owner);
  if (!altered) return { id, width, height, alt, ...more };
  const said = context.phrasesIn(alt.lang ?? context.language).pictures.altered;
  const text = alt.text === '' ? said : `${said} – ${alt.text}`;
  return { id, width, height, alt: { ...alt, text }, ...more, label: phrasesOf(context).pictures.altered };
}

/** Number of pictures that a gallery shows at once in a wide window. */
const SHOWN_AT_ONCE = 5;

/**
 * Pictures of a property for its gallery. Each altered picture is followed by its original, which has a label, even if the two are apart in
 * the feed. A floor plan that comes later is the fifth picture, so that it is among those shown at once.
 * `galleryViews(context, [staged, façade, original], owner)` → staged, original, façade
 */
export function galleryViews(
  context: PageContext,
  pictures: readonly Picture[],
  owner: Omit<PictureOwner, 'number'>,
): readonly GalleryView[] {
  const byId = new Map(pictures.filter(({ altered }) => !altered).map(picture => [picture.id, picture]));
  const originalOf = ({ altered, originalId = '' }: Picture) => (altered ? byId.get(originalId) : undefined);
  const originals = new Set(pictures.flatMap(picture => originalOf(picture) ?? []));
  const paired = pictures.flatMap(picture =>
    originals.has(picture) ? [] : [picture, originalOf(picture) ?? []].flat(),
  );
  const ordered = [...new Set(paired)];
  const plan = ordered.findIndex(({ kind }) => kind === 'floor-plan');
  if (plan >= SHOWN_AT_ONCE) {
    const moved = ordered.splice(plan, 1);
    const last = SHOWN_AT_ONCE - 1;
    // The floor plan does not come between an altered picture and its original.
    const fifth = ordered[last];
    ordered.splice(fifth && originals.has(fifth) ? last - 1 : last, 0, ...moved);
  }
  return ordered.map((picture, at) => ({
    ...pictureView(context, picture, { ...owner, number: at + 1 }),
    kind: picture.kind,
    ...(originals.has(picture) && { label: phrasesOf(context).pictures.original }),
  }));
}

/** A picture of a gallery; `kind` separates photos from floor plans. */
export type GalleryView = PictureView & { readonly kind: Picture['kind'] };

function captionOf(
  context: PageContext,
  picture: Picture,
  owner: PictureOwner | undefined,
): Pick<PictureView, 'alt' | 'uncaptioned'> {
  const caption = textOf(context, picture.alt);
  const isWritten = caption !== undefined && caption.text.trim() !== '';
  if (isWritten && caption.lang === undefined) return { alt: caption };
  // The name of the room in the page's language is better than a caption in another language.
  const subject = subjectOf(context, picture);
  if (subject !== undefined && !isSide(picture.shows ?? '')) return { alt: { text: subject } };
  if (isWritten) return { alt: caption };
  if (!owner) return { alt: { text: '' } };
  const plan = picture.kind === 'floor-plan' ? phrasesOf(context).pictures.floorPlan : '';
  const words = [plan, subject ?? '', owner.what, owner.place, String(owner.number)].filter(word => word !== '');
  return { alt: { text: words.join(', ') }, uncaptioned: true };
}

/** Name of the room or subject in a photo, in the page's language; `undefined` if the feed does not name it. */
function subjectOf(context: PageContext, { shows }: Picture): string | undefined {
  if (shows === undefined) return undefined;
  const { pictures, rooms } = phrasesOf(context);
  return isOtherSubject(shows) ? pictures.subjects[shows] : rooms.kinds[shows];
}
