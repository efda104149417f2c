import { joinFilled } from '../../domain/text/join-filled.ts';
import { inLanguage } from '../../domain/text/localized.ts';
import type { MailContent, MailContext } from './mail-content.ts';
import { fill, phoneText } from './mail-text.ts';
import { townLine } from '../../domain/place/town-line.ts';

/** Contact line of the agency, for readers outside it. */
export function footLines(letter: MailContent, context: MailContext): readonly string[] {
  const { agency, words } = context;
  // A recommendation has no contact line, because replies go to the friend who sent it.
  if (isForAgency(letter) || letter.why === 'friend') return [];
  return [fill(words.frame.question, { phone: phoneText(agency.phone) })];
}

/** Sentence in the footer about why the reader got this mail. */
export function whyText(letter: MailContent, { words, host }: MailContext): string {
  return fill(words.frame.why[letter.why], { host });
}

/** Legally required mentions of the agency (Belgian Code of Economic Law, art. XII.6; code of conduct, art. 20). */
export function legalLines(letter: MailContent, { agency, words, language }: MailContext): readonly string[] {
  const { legal } = words.frame;
  if (isForAgency(letter)) return [];
  const local = (text: typeof agency.city) => inLanguage(text, language, 'fr')?.value ?? '';
  // Missing mentions are left out; the check of the content reports them to the agency.
  const mention = (text: string, values: Readonly<Record<string, string>>) =>
    Object.values(values).some(value => value !== '') ? [fill(text, values)] : [];
  const { legalName, street, postcode, enterpriseNumber: enterprise, vatNumber: vat, licence } = agency;
  const name = legalName === '' ? agency.name : legalName;
  return [
    joinFilled(name, street, townLine(postcode, local(agency.city)), phoneText(agency.phone), agency.email),
    ...mention(legal.enterprise, { enterprise, vat, licence }),
    ...mention('{supervisor}', { supervisor: local(agency.supervisor) }),
    ...mention(legal.insurance, { insurer: agency.insurer, policy: agency.insurancePolicy }),
    ...mention(legal.account, { account: agency.thirdPartyAccount }),
    ...mention(legal.ethics, { address: local(agency.codeOfEthics) }),
  ];
}

/** Whether the reader works for the agency. */
function isForAgency({ why }: MailContent): boolean {
  return why === 'agency' || why === 'operator';
}
