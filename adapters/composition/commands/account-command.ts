import { factorMail } from '../../../application/portal/try-code.ts';
import type { Owner } from '../../../application/ports/accounts/owners.ts';
import type { SecondFactors } from '../../../application/ports/accounts/second-factors.ts';
import type { Settings } from '../../../domain/page/site.ts';
import { isLanguage, type Language } from '../../../domain/text/language.ts';
import { systemClock } from '../../system/clock.ts';
import { randomIds } from '../../system/ids.ts';
import { refuseArguments } from './read-arguments.ts';

/** Says why nothing was done; the exit code of the command. */
export function refuse(line: string): number {
  console.error(line);
  return 1;
}

/** The language that a command was given, if any; another word ends it. */
export function readLanguage(usage: string, text: string | undefined): Language | undefined {
  if (text === undefined || isLanguage(text)) return text;
  return refuseArguments(usage, `unknown language '${text}'`);
}

/** The language of an invitation, the site's own where none was given; nothing, and why, where the site lacks it. */
export function invitationLanguage(
  { languages, defaultLanguage }: Pick<Settings, 'languages' | 'defaultLanguage'>,
  chosen: Language | undefined,
): { readonly language: Language } | { readonly refused: string } {
  const language = chosen ?? defaultLanguage;
  if (languages.includes(language)) return { language };
  return { refused: `The site has no language '${language}'. Its languages are ${languages.join(', ')}.` };
}

/** Lets in by password alone the account of an address, of an owner or of an agent, and tells them by mail. */
export async function endSecondFactor(
  email: string,
  account: Pick<Owner, 'id' | 'email' | 'language'> | undefined,
  secondFactors: Pick<SecondFactors, 'end'>,
): Promise<number> {
  const told = account && factorMail({ ids: randomIds, clock: systemClock }, account, 'off', 0);
  if (!account || !told || !(await secondFactors.end(account.id, [told])))
    return refuse(`'${email}' has no second factor.`);
  console.log(`${account.email} logs in with the password alone; a mail tells them.`);
  return 0;
}
