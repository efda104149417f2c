import { fold } from '../text/fold.ts';
import type { Localized } from '../text/localized.ts';

const STUDIO = /\b(?:studios?|studettes?|kots?|eenkamerflat|einzimmerwohnung)\b/;

/**
 * Whether a home is a single room without a separate bedroom, by the name of its type in any language.
 * `isStudio({ mainTypeName: { nl: 'Studio' }, typeDescription: {} })` → `true`
 */
export function isStudio(listing: { readonly mainTypeName: Localized; readonly typeDescription: Localized }): boolean {
  return [listing.mainTypeName, listing.typeDescription].some(texts =>
    Object.values(texts).some(text => STUDIO.test(fold(text))),
  );
}
