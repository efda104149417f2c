import type { SiteContent } from '../../domain/page/site.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Agent, AgentRecords } from '../ports/accounts/agent-records.ts';

/**
 * Language of mails to an account of the desk: the account's own. It is the site's default if there is no account, or if the site no longer
 * has the account's language, because the mail's links would then lead nowhere.
 */
export function accountLanguage(
  { settings: { languages, defaultLanguage } }: Pick<SiteContent, 'settings'>,
  account: Pick<Agent, 'language'> | undefined,
): Language {
  return account && languages.includes(account.language) ? account.language : defaultLanguage;
}

/**
 * Language of mails to an address of the agency: that of the account which has the address (`accountLanguage`), else the site's default.
 * Call this function before a transaction, because nothing may be awaited inside one.
 * `await agencyLanguage(agentRecords, content, 'els@agency.example')` → `'nl'`
 */
export async function agencyLanguage(
  agentRecords: Pick<AgentRecords, 'byEmail'>,
  content: Pick<SiteContent, 'settings'>,
  email: string,
): Promise<Language> {
  return accountLanguage(content, await agentRecords.byEmail(email));
}
