import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { Agency } from '../../../domain/page/site.ts';
import { reasonMessage } from '../../wire/schema-words.ts';
import { isHttps } from './address-of-link.ts';
import { isEnterpriseNumber, isIban } from './check-digits.ts';
import { publicText } from './text-schema.ts';
import { exactly } from '../../wire/exactly.ts';

const mention = z.string().default('');

/** Schema of the agency. Missing legal mentions become empty strings, which `missingMentions` reports. */
export const agencySchema = z
  .strictObject({
    name: mention.describe('The name under which it is known.'),
    legalName: mention.describe('The name of the firm.'),
    street: mention.describe('Street and number.'),
    postcode: mention.describe('The postcode.'),
    city: publicText.default({}).describe('The municipality.'),
    coordinates: z
      .strictObject({
        latitude: z.number().min(-90).max(90).describe('Degrees north.'),
        longitude: z.number().min(-180).max(180).describe('Degrees east.'),
      })
      .default({ latitude: 50.64, longitude: 4.67 })
      .describe('Where it stands on a map.'), // the default position is the centre of Belgium
    phone: z
      .string()
      .regex(/^\+\d{8,15}$/, reasonMessage(reason('not-phone')))
      .default('')
      .describe('The telephone number with its country, as +3281000123.'),
    email: z.email().default('').describe('Where requests are mailed to.'),
    enterpriseNumber: z
      .string()
      .refine(isEnterpriseNumber, reasonMessage(reason('not-enterprise-number')))
      .default('')
      .describe('The number in the Crossroads Bank for Enterprises, ten digits.'),
    vatNumber: z
      .string()
      .refine(
        text => /^BE\s?/.test(text) && isEnterpriseNumber(text.replace(/^BE\s?/, '')),
        reasonMessage(reason('not-vat-number')),
      )
      .default('')
      .describe('The VAT number: BE and the enterprise number.'),
    licence: mention.describe('The BIV/IPI number of the agent responsible.'),
    supervisor: publicText.default({}).describe('The authority that supervises it, with its address.'),
    insurer: mention.describe('Who insures its professional liability.'),
    insurancePolicy: mention.describe('The number of that policy.'),
    thirdPartyAccount: z
      .string()
      .refine(isIban, reasonMessage(reason('not-iban')))
      .default('')
      .describe('The IBAN of its third-party account.'),
    codeOfEthics: publicText
      .refine(links => Object.values(links).every(isHttps), reasonMessage(reason('not-https-in-each')))
      .default({})
      .describe('The https address of the code of ethics.'),
    openingHours: publicText.default({}).describe('When it is open, in words.'),
  })
  .apply(exactly<Agency>());

/** Names of the legally required mentions that are missing. */
export function missingMentions(agency: Agency): readonly string[] {
  return Object.entries(agency)
    .filter(([, value]) => value === '' || (typeof value === 'object' && Object.keys(value).length === 0))
    .map(([name]) => name)
    .filter(name => name !== 'openingHours');
}
