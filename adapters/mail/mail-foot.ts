import { inLanguage } from '../../domain/text/localized.ts';
import type { Letter, LetterContext } from './letter.ts';
import { fill, phoneText } from './mail-text.ts';

/** How to reach the agency, for readers outside it. */
export function footLines(letter: Letter, context: LetterContext): readonly string[] {
  const { agency, words } = context;
  // A reply to a recommendation goes to its sender.
  if (letter.why === 'agency' || letter.why === 'friend') return [];
  return [fill(words.frame.question, { phone: phoneText(agency.phone) })];
}

/** Why the reader got this mail. */
export function whyText(letter: Letter, { words, host }: LetterContext): string {
  return fill(words.frame.why[letter.why], { host });
}

/** Who the agency is, as the law has it say (economic code, art. XII.6; code of conduct, art. 20). */
export function legalLines(letter: Letter, { agency, words, language }: LetterContext): readonly string[] {
  const { legal } = words.frame;
  if (letter.why === 'agency') return [];
  const local = (text: typeof agency.city) => inLanguage(text, language, 'fr')?.value ?? '';
  return [
    `${agency.legalName}, ${agency.street}, ${agency.postcode} ${local(agency.city)}, ${phoneText(agency.phone)}, ${agency.email}`,
    fill(legal.enterprise, { enterprise: agency.enterpriseNumber, vat: agency.vatNumber, licence: agency.licence }),
    local(agency.supervisor),
    fill(legal.insurance, { insurer: agency.insurer, policy: agency.insurancePolicy }),
    fill(legal.account, { account: agency.thirdPartyAccount }),
    fill(legal.ethics, { address: local(agency.codeOfEthics) }),
  ];
}
