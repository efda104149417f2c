import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { KnownPlace, PropertyType, TreeItem } from '../../../domain/page/site.ts';
import type { Picture } from '../../../domain/listing/listing.ts';
import { says } from '../../wire/schema-words.ts';
import { id, publicText, requiredText } from './text-schema.ts';

export const typeSchema: z.ZodType<PropertyType> = z.strictObject({
  webId: z.number().int().min(1),
  name: requiredText,
  showOrder: z.number().int(),
  sale: z.boolean(),
  rent: z.boolean(),
});

export const placeSchema: z.ZodType<KnownPlace> = z.strictObject({
  name: requiredText,
  aliases: z.array(z.string().min(1)).default([]),
  postcode: z.string().regex(/^[0-9A-Z -]{3,10}$/, says(reason('invalid-postcode'))),
  countryId: z.number().int().min(1),
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
});

export const PLACE_SPARES = ['aliases.*'];

export const treeSchema: z.ZodType<TreeItem> = z
  .strictObject({
    id,
    parentId: id.optional(),
    name: requiredText,
    webId: z.string().min(1),
    tree: z.enum(['zones', 'types']),
  })
  .transform(item => ({ ...item, parentId: item.parentId }));

/** A picture of the content; `file` is its path inside the content directory, which is never sent to clients. */
export const pictureSchema: z.ZodType<{ picture: Picture; file: string }> = z
  .strictObject({
    id,
    file: z
      .string()
      .regex(
        /^[a-zA-Z0-9_-]+(?:[./][a-zA-Z0-9_-]+)*\.(?:svg|png|webp|jpe?g|avif|SVG|PNG|WEBP|JPE?G|AVIF)$/,
        says(reason('not-picture-path')),
      ),
    width: z.number().int().min(1).max(20_000),
    height: z.number().int().min(1).max(20_000),
    alt: publicText,
    kind: z.enum(['photo', 'floor-plan']).default('photo'),
  })
  .transform(({ file, ...picture }) => ({ picture, file }));
