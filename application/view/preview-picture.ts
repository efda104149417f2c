import { titlePrefix } from '../../domain/listing/display-state.ts';
import { type PublicListing, unalteredPicture } from '../../domain/listing/listing.ts';
import { priceText } from '../../domain/listing/price-text.ts';
import { previewAddress } from '../../domain/media/preview-address.ts';
import { textHash } from '../../domain/text/text-hash.ts';
import { priceOf, typeName } from './listing-words.ts';
import { type PageContext, phrasesOf, placeName } from './page-context.ts';

/** The picture of a property in link previews: a photo with two lines below it. */
export type PreviewPicture = {
  readonly pictureId: string;
  /** First line: the price, after the state unless the property is available: '€ 315.000', 'Vendu · € 315.000', 'Prix sur demande' */
  readonly price: string;
  /** Second line: type and town: 'Loft · Liège' */
  readonly about: string;
};

/** Content of a property's link preview as of today; `undefined` if it has no unaltered photo. */
export function previewPicture(context: PageContext, listing: PublicListing): PreviewPicture | undefined {
  const picture = unalteredPicture(listing.pictures);
  if (!picture) return undefined;
  const { preview } = phrasesOf(context).pictures;
  const state = titlePrefix(listing);
  const price = priceText(priceOf(context, listing), { ...preview, from: amount => `${preview.from} ${amount}` });
  return {
    pictureId: picture.id,
    price: state === undefined ? price : `${preview[state]} · ${price}`,
    about: [typeName(context, listing), placeName(context, listing)].filter(Boolean).join(' · '),
  };
}

/**
 * Address of a property's preview picture in the page's language. It contains a hash of what the picture shows, so that caches load the
 * picture again once it has changed. `undefined` if the property has no picture.
 */
export function previewPictureAddress(context: PageContext, listing: PublicListing): string | undefined {
  const shown = previewPicture(context, listing);
  if (!shown) return undefined;
  const version = textHash([shown.pictureId, shown.price, shown.about].join('\n'));
  return previewAddress({ language: context.language, id: listing.id }, version);
}
