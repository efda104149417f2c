import { type Reason, reason } from '../../application/finding/reason.ts';
import { readCaption } from '../../domain/room/caption-words.ts';
import { isPictureSubject, isSide, OTHER_SUBJECTS, type PictureSubject } from '../../domain/room/picture-subject.ts';
import { ROOM_KINDS } from '../../domain/room/room.ts';
import type { Language } from '../../domain/text/language.ts';
import { addressOn } from '../../domain/media/picture-host.ts';
import { unshownFormat } from '../../domain/media/unshown-format.ts';
import { isJsonObject } from '../../domain/text/json-object.ts';
import { listOf as list, NUMBER, objectOf, orMissing, textOf, described, YES_NO } from './field-shapes.ts';
import type { Remark } from './remarks.ts';
import { isAbsent, readBoolean, readNumber, readText, readWords, shown } from './read-values.ts';

/** A picture of one record; its alternative text is in the record's language. */
export type RawPicture = {
  readonly id: string;
  readonly path: string;
  /** Width and height are 0 if the feed lacks them; the import then measures the file or copy. */
  readonly width: number;
  readonly height: number;
  readonly kind: 'photo' | 'floor-plan';
  readonly alt: string;
  readonly shows?: PictureSubject;
  readonly altered?: true;
  readonly originalId?: string;
};

type Fields = Readonly<Record<string, unknown>>;

const SIDE = {
  ...orMissing({ ...NUMBER, minimum: 0, maximum: 30_000 }),
  description: 'In pixels; 0: read from the picture.',
};

/** JSON Schema of a picture as parsed by `readPictures`. */
const PICTURE_SHAPE = objectOf(
  {
    ID: { ...textOf(80), description: 'Its number, alone or behind the property’s ID and a dash.' },
    Url: {
      type: 'string',
      maxLength: 2000,
      description:
        'A path inside the content directory, or an https address on a host of PICTURE_HOSTS. The name may be spelled otherwise than that of the file: accents composed or not, percent-encoded, in any letter case.',
    },
    Width: SIDE,
    Height: SIDE,
    Name: { ...orMissing(textOf(500)), description: 'What it shows, in the language of the record.' },
    Altered: {
      ...orMissing(YES_NO),
      description: 'Whether the photo was changed so that it seems real: staged or retouched.',
    },
    Original: {
      ...orMissing(textOf(80)),
      description: 'The ID of the photo in this list from which an altered one was made.',
    },
    Kind: { type: ['string', 'null'], examples: ['floor-plan'], description: 'floor-plan, where it is one.' },
    Shows: {
      ...orMissing(textOf(80)),
      examples: [...Object.keys(ROOM_KINDS).filter(isPictureSubject), ...OTHER_SUBJECTS],
      description: 'What a photo shows: a kind of room, or what is around it. Without it, the Name may tell.',
    },
  },
  'Url',
);

/** JSON Schemas of the fields that `readPictures` parses. */
export const PICTURE_FIELDS = {
  Pictures: described('Its pictures, the first of them on cards.', orMissing(list(PICTURE_SHAPE))),
  XLargePictureItem: described('Its one picture, where it has no Pictures.', orMissing(PICTURE_SHAPE)),
  SmallPictureItem: described('The same in small, where there is no other.', orMissing(PICTURE_SHAPE)),
};

/** Allowed locations of pictures besides the content directory. */
export type PicturePlaces = {
  /** Hosts from which pictures may be downloaded, with port if it is not 443. */
  readonly pictureHosts: readonly string[];
  /** Whether a value is the name of a picture that the feed source already stored among the copies. */
  readonly isCopy: ((place: string) => boolean) | undefined;
};

/**
 * Reads the list of pictures, or the single large or small picture if there is no list. Reports invalid pictures with `refuse` and leaves
 * them out; reports other implausible values with `warn`. `ID`: id of the stored record.
 */
export function readPictures(
  record: Fields,
  { ID: recordId, Language: language }: { readonly ID: string; readonly Language: Language },
  places: PicturePlaces,
  refuse: Remark,
  warn: Remark,
): readonly RawPicture[] {
  const listed = listOf(record, 'Pictures', refuse);
  const entries =
    listed.length > 0 ? listed : [record.XLargePictureItem ?? record.SmallPictureItem].filter(one => !isAbsent(one));
  const field = listed.length > 0 ? 'Pictures' : 'XLargePictureItem';
  const pictures: RawPicture[] = [];
  const positions = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const result = readPicture(fieldsOf(entry), recordId, language, index + 1, places);
    if ('code' in result) refuse(`${field}[${index}]`, result);
    else if (positions.has(result.id)) refuse(`${field}[${index}]`, reason('picture-repeated', { id: result.id }));
    else {
      positions.set(result.id, index);
      pictures.push(result);
      if (!isAbsent(fieldsOf(entry).Altered) && readBoolean(fieldsOf(entry).Altered) === undefined)
        warn(`${field}[${index}]`, reason('picture-altered-unclear', { value: shown(fieldsOf(entry).Altered) }));
      if (!isAbsent(fieldsOf(entry).Shows) && subjectIn(fieldsOf(entry).Shows, language) === undefined)
        warn(`${field}[${index}]`, reason('unknown-picture-subject', { value: shown(fieldsOf(entry).Shows) }));
    }
  }
  return withOriginals(pictures, (id, why) => warn(`${field}[${positions.get(id) ?? 0}]`, why));
}

/** Removes contradictory data from the pictures: 'altered' of a plan, and a reference to an original that is missing or itself altered. */
function withOriginals(
  pictures: readonly RawPicture[],
  warn: (id: string, why: Reason) => void,
): readonly RawPicture[] {
  const plain = new Set(pictures.flatMap(({ id, altered }) => (altered ? [] : [id])));
  return pictures.map(({ altered, originalId, ...picture }) => {
    if (!altered) return picture;
    if (picture.kind === 'floor-plan') {
      warn(picture.id, reason('picture-altered-plan', { id: picture.id }));
      return picture;
    }
    if (originalId === undefined || plain.has(originalId))
      return { ...picture, altered, ...(originalId && { originalId }) };
    warn(picture.id, reason('picture-original-missing', { id: picture.id, original: originalId }));
    return { ...picture, altered };
  });
}

function readPicture(
  fields: Fields,
  recordId: string,
  language: Language,
  position: number,
  { pictureHosts, isCopy }: PicturePlaces,
): RawPicture | Reason {
  // The id appears in public URLs, so use only the number of the feed's id: words could reveal a hidden street.
  const number = numberIn(fields.ID);
  const id = `${recordId}-${number ?? position}`;
  const place = readText(fields.Url, 2000) ?? '';
  const path = isCopy?.(place) ? place : parsePicturePath(place, pictureHosts);
  if (path === undefined) return placeFault(place, fields.Url);
  const sides = [fields.Width, fields.Height].map(side => (isAbsent(side) ? 0 : (readNumber(side) ?? -1)));
  if (!sides.every(side => Number.isInteger(side) && side >= 0 && side <= 30_000))
    return reason('picture-size', { width: shown(fields.Width), height: shown(fields.Height) });
  // If a side is missing, the import measures the picture.
  const [width = 0, height = 0] = sides.includes(0) ? [] : sides;
  const { alt, subject: named } = readCaption(readWords(fields.Name, 500) ?? '', language);
  const given = subjectIn(fields.Shows, language);
  // A room named in the caption is more specific than 'inside' or 'outside', so the room takes precedence.
  const subject = given === undefined || (named && isSide(given)) ? named : given;
  const isPlan = fields.Kind === 'floor-plan' || (subject === 'plan' && isAbsent(fields.Kind));
  const original = isAbsent(fields.Original) ? undefined : `${recordId}-${numberIn(fields.Original) ?? '?'}`;
  return {
    id,
    path,
    width,
    height,
    kind: isPlan ? 'floor-plan' : 'photo',
    alt,
    ...(subject && subject !== 'plan' && !isPlan && { shows: subject }),
    // An unclear value counts as altered: a superfluous label does less harm than a missing one.
    ...((original !== undefined || (!isAbsent(fields.Altered) && readBoolean(fields.Altered) !== false)) && {
      altered: true,
    }),
    ...(original !== undefined && { originalId: original }),
  };
}

/** Subject of a photo, from a key or from the words of a caption; `undefined` if it is absent or unknown. */
function subjectIn(raw: unknown, language: Language): PictureSubject | 'plan' | undefined {
  const text = readText(raw, 80) ?? '';
  if (text === 'floor-plan') return 'plan';
  return isPictureSubject(text) ? text : readCaption(text, language).subject;
}

/** Number at the end of a picture's id. `numberIn('6398214-2')` → `'2'` */
function numberIn(id: unknown): string | undefined {
  return /^(?:[0-9A-Za-z]+-)?(\d{1,12})$/.exec(readText(id, 80) ?? '')?.[1];
}

function placeFault(place: string, url: unknown): Reason {
  if (/^http:/i.test(place)) return reason('picture-http', { value: shown(url) });
  const format = place.includes(':') ? undefined : unshownFormat(place);
  return format === undefined ? reason('picture-place', { value: shown(url) }) : reason('not-photograph', { format });
}

/** Characters that a file name cannot contain on some systems; the colon also occurs in URLs of other schemes, which are refused too. */
const NOT_IN_NAMES = /[\p{Cc}<>:"|?*]/u;
const PICTURE_NAME = /[^/]\.(?:svg|png|jpe?g|jpe|jfif|webp|avif|gif)$/i;

/**
 * Accepts a path inside the content directory in any spelling, with the slashes of any system, or an https URL on one of `hosts`; http for
 * 127.0.0.1 alone. `parsePicturePath('pictures/6398214-1.svg', [])` → the same, `parsePicturePath('../secret', [])` → `undefined`
 */
function parsePicturePath(raw: string, hosts: readonly string[]): string | undefined {
  if (raw === '' || raw.length > 2000) return undefined;
  if (/^https?:/i.test(raw)) return addressOn(raw.replaceAll('&amp;', '&'), hosts)?.href;
  const path = raw.replaceAll('\\', '/');
  const clean = PICTURE_NAME.test(path) && !NOT_IN_NAMES.test(path);
  return clean && path.split('/').every(segment => !/^(?:$|[.\s]|%2e)/i.test(segment)) ? path : undefined;
}

/** List in a field, at most 200 items; any other type is reported. */
export function listOf(record: Fields, field: string, remark: Remark): readonly unknown[] {
  const raw = record[field];
  if (Array.isArray(raw)) return raw.slice(0, 200);
  if (!isAbsent(raw)) remark(field, reason('not-list', { value: shown(raw) }));
  return [];
}

export function fieldsOf(raw: unknown): Fields {
  return isJsonObject(raw) ? raw : {};
}
