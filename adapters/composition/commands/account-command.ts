import { factorMail } from '../../../application/portal/try-code.ts';
import type { Owner } from '../../../application/ports/accounts/owners.ts';
import type { SecondFactors } from '../../../application/ports/accounts/second-factors.ts';
import type { Settings } from '../../../domain/page/site.ts';
import { isLanguage, type Language } from '../../../domain/text/language.ts';
import { systemClock } from '../../system/clock.ts';
import { randomIds } from '../../system/ids.ts';
import { refuseArguments } from './common/read-arguments.ts';

/** Prints why nothing was done; returns the exit code. */
export function printRefusal(line: string): number {
  console.error(line);
  return 1;
}

/** Parses the language argument, if any; ends the process for an unknown language. */
export function readLanguage(usage: string, text: string | undefined): Language | undefined {
  if (text === undefined || isLanguage(text)) return text;
  return refuseArguments(usage, `unknown language '${text}'`);
}

/** Language of an invitation, by default that of the site; `refused` explains that the site lacks the language. */
export function invitationLanguage(
  { languages, defaultLanguage }: Pick<Settings, 'languages' | 'defaultLanguage'>,
  chosen: Language | undefined,
): { readonly language: Language } | { readonly refused: string } {
  const language = chosen ?? defaultLanguage;
  if (languages.includes(language)) return { language };
  return { refused: `The site has no language '${language}'. Its languages are ${languages.join(', ')}.` };
}

/** Formats an account for a list. `accountLine('an@immo.be', ['manager', false, 'nl'])` → `'an@immo.be: manager, nl'` */
export function accountLine(email: string, facts: readonly (string | false)[]): string {
  return `${email}: ${facts.filter(fact => fact !== false).join(', ')}`;
}

/**
 * Removes the second factor of an owner's or agent's account, so that the password alone suffices, and mails the owner or agent about the
 * removal.
 */
export async function endSecondFactor(
  email: string,
  account: Pick<Owner, 'id' | 'email' | 'language'> | undefined,
  secondFactors: Pick<SecondFactors, 'end'>,
): Promise<number> {
  const mail = account && factorMail({ ids: randomIds, clock: systemClock }, account, 'off', 0);
  if (!account || !mail || !(await secondFactors.end(account.id, [mail])))
    return printRefusal(`'${email}' has no account with a second factor.`);
  console.log(`The second factor of ${account.email} was removed: the password alone suffices. A mail notifies them.`);
  return 0;
}
