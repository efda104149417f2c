import { readSecrets, type Secrets, secretsFromText } from '../secrets/secret.ts';
import type { ServerSettings } from './settings.ts';

/** The secrets in a site's settings, else those in its data directory. */
export function secretsOf({
  secret,
  previousSecret,
  dataDirectory,
}: Pick<ServerSettings, 'secret' | 'previousSecret' | 'dataDirectory'>): Promise<Secrets> {
  return secret === undefined ? readSecrets(dataDirectory) : Promise.resolve(secretsFromText(secret, previousSecret));
}
