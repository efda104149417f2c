import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { Agency } from '../../../domain/page/site.ts';
import { says } from '../../wire/schema-words.ts';
import { isHttps } from './address-of-link.ts';
import { isEnterpriseNumber, isIban } from './check-digits.ts';
import { publicText } from './text-schema.ts';

const mention = z.string().default('');

/** Schema of the agency. Missing legal mentions become empty strings, which `missingMentions` reports. */
export const agencySchema: z.ZodType<Agency> = z.strictObject({
  name: mention,
  legalName: mention,
  street: mention,
  postcode: mention,
  city: publicText.default({}),
  coordinates: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .default({ latitude: 50.64, longitude: 4.67 }), // the centre of Belgium
  phone: z
    .string()
    .regex(/^\+\d{8,15}$/, says(reason('not-phone')))
    .default(''),
  email: z.email().default(''),
  enterpriseNumber: z
    .string()
    .refine(isEnterpriseNumber, says(reason('not-enterprise-number')))
    .default(''),
  vatNumber: z
    .string()
    .refine(
      text => /^BE\s?/.test(text) && isEnterpriseNumber(text.replace(/^BE\s?/, '')),
      says(reason('not-vat-number')),
    )
    .default(''),
  licence: mention,
  supervisor: publicText.default({}),
  insurer: mention,
  insurancePolicy: mention,
  thirdPartyAccount: z
    .string()
    .refine(isIban, says(reason('not-iban')))
    .default(''),
  codeOfEthics: publicText
    .refine(links => Object.values(links).every(isHttps), says(reason('not-https-in-each')))
    .default({}),
  openingHours: publicText.default({}),
});

/** Names of the legally required mentions that are missing. */
export function missingMentions(agency: Agency): readonly string[] {
  return Object.entries(agency)
    .filter(([, value]) => value === '' || (typeof value === 'object' && Object.keys(value).length === 0))
    .map(([name]) => name)
    .filter(name => name !== 'openingHours');
}
