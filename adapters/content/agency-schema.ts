import { z } from 'zod';
import type { Agency } from '../../domain/page/site.ts';
import { isHttps } from './address-of-link.ts';
import { isEnterpriseNumber, isIban } from './check-digits.ts';
import { publicText } from './text-schema.ts';

const mention = z.string().default('');

/** The agency; a mention that is missing is empty, and `missingMentions` names it. */
export const agencySchema: z.ZodType<Agency> = z.strictObject({
  name: mention,
  legalName: mention,
  street: mention,
  postcode: mention,
  city: publicText.default({}),
  coordinates: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .default({ latitude: 50.64, longitude: 4.67 }), // the middle of Belgium
  phone: z
    .string()
    .regex(/^\+\d{8,15}$/, 'is not a number such as +3281000123')
    .default(''),
  email: z.email('is not an e-mail address').default(''),
  enterpriseNumber: z.string().refine(isEnterpriseNumber, 'is not a Belgian enterprise number').default(''),
  vatNumber: z
    .string()
    .refine(
      text => /^BE\s?/.test(text) && isEnterpriseNumber(text.replace(/^BE\s?/, '')),
      'is not a Belgian VAT number',
    )
    .default(''),
  licence: mention,
  supervisor: publicText.default({}),
  insurer: mention,
  insurancePolicy: mention,
  thirdPartyAccount: z.string().refine(isIban, 'is not an IBAN').default(''),
  codeOfEthics: publicText
    .refine(links => Object.values(links).every(isHttps), 'is not an https address in each language')
    .default({}),
  openingHours: publicText.default({}),
});

/** The legal mentions that an agency owes on each page and that this one does not give. */
export function missingMentions(agency: Agency): readonly string[] {
  return Object.entries(agency)
    .filter(([, value]) => value === '' || (typeof value === 'object' && Object.keys(value).length === 0))
    .map(([name]) => name)
    .filter(name => name !== 'openingHours');
}
