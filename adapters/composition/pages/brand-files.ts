import { join } from 'node:path';
import type { SiteContent } from '../../../domain/page/site.ts';
import { makeMarks, type MarkSources } from '../../images/brand-marks.ts';
import { makePictureStore } from '../../images/picture-store.ts';
import { contentStyle } from '../../ssr/content-style.ts';
import { MANIFEST_ADDRESS, webManifest } from '../../ssr/web-manifest.ts';

/** Creates all files that derive from a site's content: style sheet, manifest, logo, icons, the picture of link previews. */
export async function makeBrandFiles(
  content: SiteContent,
  sources: MarkSources,
  cacheDirectory: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { agency, brand } = content;
  const bearer = { name: agency.name, colours: brand.colours };
  const { address, css } = contentStyle(content);
  return new Map([
    ...(await makeMarks(sources, bearer, makePictureStore(join(cacheDirectory, 'brand')))),
    [MANIFEST_ADDRESS, Buffer.from(webManifest(content))],
    [address, Buffer.from(css)],
  ]);
}
