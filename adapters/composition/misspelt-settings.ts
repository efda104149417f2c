import type { LocatedReason } from '../../application/finding/finding-line.ts';
import { reason } from '../../application/finding/reason.ts';
import { likelyName } from '../../domain/text/likely-name.ts';

/** Minimum length of the name of a checked variable, in characters: shorter names resemble too many settings. */
const SHORTEST = 6;

/**
 * Returns environment variables that no setting reads and whose name almost equals that of a setting.
 * `misspeltSettings({ SMPT_URL: '…' }, ['SMTP_URL'])` → `[{ id: '', field: 'SMPT_URL', reason: { code: 'setting-misspelt', … } }]`
 */
export function misspeltSettings(
  environment: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): readonly LocatedReason[] {
  const known = new Set(settings);
  return Object.keys(environment).flatMap(name => {
    if (known.has(name) || name.length < SHORTEST) return [];
    const setting = likelyName(name, settings);
    return setting === undefined ? [] : [{ id: '', field: name, reason: reason('setting-misspelt', { setting }) }];
  });
}
