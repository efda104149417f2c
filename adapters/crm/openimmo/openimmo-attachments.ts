import { childOf, childrenOf, textOf, type XmlElement } from '../read-xml.ts';
import { codeOf } from './object-codes.ts';

/** A picture of an object, where it says that it lies. */
export type PictureAt = {
  readonly lies: 'in the package' | 'elsewhere';
  readonly path: string;
  readonly kind: 'photo' | 'floor-plan';
  readonly title: string | undefined;
  readonly md5: string | undefined;
};

/** Groups of attachments that are pictures of the object; a site plan could name the street of a hidden address. */
const PICTURES: ReadonlySet<string> = new Set([
  'TITELBILD',
  'BILD',
  'INNENANSICHTEN',
  'AUSSENANSICHTEN',
  'GRUNDRISS',
  'PANORAMA',
]);
const MEDIA: ReadonlySet<string> = new Set(['FILMLINK', 'LINKS', 'PANORAMA']);

/** The pictures that an object names, the first the one that stands for it. */
export function picturesOf(element: XmlElement): readonly PictureAt[] {
  const pictures = childrenOf(childOf(element, 'anhaenge'), 'anhang').flatMap(attachment => {
    const group = codeOf(attachment, 'gruppe') ?? 'BILD';
    const path = pathOf(attachment);
    const isAddress = /^https?:/i.test(path ?? '');
    // Plans and views may be sent as documents, and a panorama that lies elsewhere is a page of its own.
    if (!PICTURES.has(group) || path === undefined || /\.(?:pdf|html?|mp4)$/i.test(path)) return [];
    if (group === 'PANORAMA' && isAddress) return [];
    const check = childOf(attachment, 'check');
    const picture: PictureAt = {
      // What `location` says is wrong too often, and a path that is no address must not become one of the site's own.
      lies: isAddress ? 'elsewhere' : 'in the package',
      path,
      kind: group === 'GRUNDRISS' ? 'floor-plan' : 'photo',
      title: textOf(attachment, 'anhangtitel'),
      md5: codeOf(check, 'ctype') === 'MD5' ? check?.text.toLowerCase() || undefined : undefined,
    };
    return [[group === 'TITELBILD' ? 0 : 1, picture] as const];
  });
  return pictures.sort(([one], [other]) => one - other).map(([, picture]) => picture);
}

/** Films and tours that an object links to. */
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
