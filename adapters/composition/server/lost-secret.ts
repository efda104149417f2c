import type { Secrets } from '../../secrets/secret.ts';
import type { ExchangeSecretMark } from '../../sql/security/secret-mark.ts';
import { secretMarks } from '../secret-mark.ts';
import type { ServerSettings } from '../settings.ts';

/**
 * Warns in one line if the site ran before with a secret that is neither the current nor the previous one: `SECRET` or the file in the data
 * directory was lost. Only the first start with the new secret warns. Returns `[]` otherwise.
 */
export async function lostSecretLines(
  { secret, dataDirectory }: Pick<ServerSettings, 'secret' | 'dataDirectory'>,
  secrets: Secrets,
  exchange: ExchangeSecretMark,
): Promise<readonly string[]> {
  const [mark, former] = secretMarks(secrets);
  const before = await exchange(mark);
  if (before === undefined || before === mark || before === former) return [];
  const place = secret === undefined ? `The secret in ${dataDirectory}` : 'SECRET';
  return [
    `${place} is not the one that this site ran with before: links in mails already sent, and second factors, no longer work. Put the former secret back, or set it as SECRET_PREVIOUS beside SECRET`,
  ];
}
