import type { OtherSubject } from '../../../domain/room/picture-subject.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../read-xml.ts';
import { byCode } from '../record-values.ts';
import { codeOf } from './object-codes.ts';

/** A picture reference of an object. */
export type PictureAt = {
  readonly lies: 'in the package' | 'in the XML' | 'elsewhere';
  /** Path or URL; for a picture embedded in the XML, a name for findings. */
  readonly path: string;
  /** Base64 of a picture in the XML. */
  readonly content?: string;
  /** Kind of the picture by its group; absent if the group does not determine it, but the picture's title may. */
  readonly kind: 'floor-plan' | undefined;
  /** Subject of the picture by its group; its title may be more specific. */
  readonly shows: OtherSubject | undefined;
  readonly title: string | undefined;
  readonly md5: string | undefined;
};

/** Attachment groups imported as pictures. Excludes site plans, which could reveal the street of a hidden address. */
const PICTURES: ReadonlySet<string> = new Set([
  'TITELBILD',
  'BILD',
  'INNENANSICHTEN',
  'AUSSENANSICHTEN',
  'GRUNDRISS',
  'PANORAMA',
]);
const SHOWN = byCode<OtherSubject>({ INNENANSICHTEN: 'interior', AUSSENANSICHTEN: 'exterior' });
const MEDIA: ReadonlySet<string> = new Set(['FILMLINK', 'LINKS', 'PANORAMA']);

/** Picture references of an object, with the title picture first. */
export function picturesOf(element: XmlElement): readonly PictureAt[] {
  const pictures = childrenOf(childOf(element, 'anhaenge'), 'anhang').flatMap((attachment, at) => {
    const group = codeOf(attachment, 'gruppe') ?? 'BILD';
    const named = pathOf(attachment);
    const content = named === undefined ? textOf(attachment, 'daten', 'anhanginhalt') : undefined;
    const format = textOf(attachment, 'format') ?? '';
    const path = content === undefined ? named : `anhang ${at + 1}`;
    const isAddress = /^https?:/i.test(path ?? '');
    // Exclude documents (plans and views may be PDFs), and panoramas with a URL, which are web pages.
    if (!PICTURES.has(group) || path === undefined || /\.(?:pdf|html?|mp4)$/i.test(path)) return [];
    if ((group === 'PANORAMA' && isAddress) || (content !== undefined && /pdf|html/i.test(format))) return [];
    const check = childOf(attachment, 'check');
    const picture: PictureAt = {
      // Ignore `location`, which is often wrong. A path that is not a URL must never be resolved against the site.
      lies: content !== undefined ? 'in the XML' : isAddress ? 'elsewhere' : 'in the package',
      path,
      ...(content !== undefined && { content }),
      kind: group === 'GRUNDRISS' ? 'floor-plan' : undefined,
      shows: SHOWN.get(group),
      title: textOf(attachment, 'anhangtitel'),
      md5: codeOf(check, 'ctype') === 'MD5' ? check?.text.toLowerCase() || undefined : undefined,
    };
    return [[group === 'TITELBILD' ? 0 : 1, picture] as const];
  });
  return pictures.sort(([one], [other]) => one - other).map(([, picture]) => picture);
}

/** URLs of videos and virtual tours. */
export function mediaOf(element: XmlElement): readonly string[] | undefined {
  const links = childrenOf(childOf(element, 'anhaenge'), 'anhang').flatMap(attachment => {
    const path = pathOf(attachment);
    return path !== undefined && /^https:/i.test(path) && MEDIA.has(codeOf(attachment, 'gruppe') ?? '') ? [path] : [];
  });
  return links.length > 0 ? links : undefined;
}

function pathOf(attachment: XmlElement): string | undefined {
  return textOf(attachment, 'daten', 'pfad');
}
