import { parseListingId } from '../../domain/listing/listing.ts';
import type { PreviewOf } from '../../domain/media/preview-address.ts';
import { contexts } from '../view/contexts.ts';
import { type PreviewPicture, previewPicture } from '../view/preview-picture.ts';
import type { PageSources } from './open-page.ts';

/** Returns the photo and the two lines of a property's link preview; `undefined` if the property has no unaltered photo or is not published. */
export type ShowPreviewPicture = (of: PreviewOf) => Promise<PreviewPicture | undefined>;

/** Creates the use case behind the pictures of link previews. Never throws for any id. */
export function makeShowPreviewPicture({ site, catalogue, clock }: PageSources): ShowPreviewPicture {
  return async ({ language, id }) => {
    const known = parseListingId(id);
    if (known === undefined || !site.current().content.settings.languages.includes(language)) return undefined;
    const context = (await contexts({ site, catalogue }, clock.now()))(language);
    const [listing] = await context.catalogue.listings([known]);
    return listing && previewPicture(context, listing);
  };
}
