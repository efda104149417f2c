import { z } from 'zod';
import { type Reason, reason } from '../../../application/finding/reason.ts';
import { unshownFormat } from '../../../domain/media/unshown-format.ts';
import type { KnownPlace, PropertyType, TreeItem } from '../../../domain/page/site.ts';
import type { Picture } from '../../../domain/listing/listing.ts';
import { reasonMessage } from '../../wire/schema-words.ts';
import { id, publicText, requiredText } from './text-schema.ts';
import { exactly } from '../../wire/exactly.ts';

export const typeSchema = z
  .strictObject({
    webId: z.number().int().min(1).describe('The number by which listings name the type, as their WebID.'),
    name: requiredText.describe('What it is called.'),
    showOrder: z.number().int().describe('Its place among others; lower numbers come first.'),
    sale: z.boolean().describe('Whether the search for sale offers it.'),
    rent: z.boolean().describe('Whether the search for rent offers it.'),
  })
  .apply(exactly<PropertyType>());

export const placeSchema = z
  .strictObject({
    name: requiredText.describe('The name in each language that has one of its own.'),
    aliases: z.array(z.string().min(1)).default([]).describe('Other names: former municipalities, spellings.'),
    postcode: z
      .string()
      .regex(/^[0-9A-Z -]{3,10}$/, reasonMessage(reason('invalid-postcode')))
      .describe('The postcode.'),
    countryId: z
      .number()
      .int()
      .min(1)
      .describe('Belgium 10, France 33, Italy 42, Luxembourg 50, any other 1000 and its ISO number.'),
    coordinates: z
      .strictObject({
        latitude: z.number().min(-90).max(90).describe('Degrees north.'),
        longitude: z.number().min(-180).max(180).describe('Degrees east.'),
      })
      .describe('Where it lies; listings without coordinates stand there on maps.'),
  })
  .apply(exactly<KnownPlace>());

export const PLACE_SPARES = ['aliases.*'];

export const treeSchema = z
  .strictObject({
    id: id.describe('The name of the entry.'),
    parentId: id.optional().describe('The entry below which it stands.'),
    name: requiredText.describe('What it is called.'),
    webId: z.string().min(1).describe('A type’s number, or the code of a zone.'),
    tree: z.enum(['zones', 'types']).describe('Whether the form of alerts offers it as zone or as type.'),
  })
  .transform(item => ({ ...item, parentId: item.parentId }))
  .apply(exactly<TreeItem>());

/** The reason for refusing the path of a picture: either the format that its file name has, or that it is not a path. */
function pathFault(path: string): Reason {
  const format = unshownFormat(path);
  return format === undefined ? reason('not-picture-path') : reason('not-photograph', { format });
}

/** A picture of the content; only feeds say what a photo shows and whether it was altered. */
type ContentPicture = Omit<Picture, 'shows' | 'altered' | 'originalId'>;

/** A picture of the content; `file` is its path inside the content directory, which is never sent to clients. */
export const pictureSchema = z
  .strictObject({
    id: id.describe('The name by which other files name it.'),
    file: z
      .string()
      .regex(/^[a-zA-Z0-9_-]+(?:[./][a-zA-Z0-9_-]+)*\.(?:svg|png|webp|jpe?g|avif|SVG|PNG|WEBP|JPE?G|AVIF)$/, {
        error: ({ input }) => reasonMessage(pathFault(String(input))),
      })
      .describe('Where it lies in the content directory, as pictures/town.svg.'),
    width: z.number().int().min(1).max(20_000).describe('Its width in pixels.'),
    height: z.number().int().min(1).max(20_000).describe('Its height in pixels.'),
    alt: publicText.describe('What it shows, for who does not see it; none where it only decorates.'),
    kind: z.enum(['photo', 'floor-plan']).default('photo').describe('A photograph or a floor plan.'),
  })
  .transform(({ file, ...picture }) => ({ picture, file }))
  .apply(exactly<{ picture: ContentPicture; file: string }>());
