import '../node-version.ts';
import { rotateSecret } from '../../secrets/secret.ts';
import { systemClock } from '../../system/clock.ts';
import { makeWritableDirectory } from '../writable-directory.ts';
import { readSettings } from '../settings.ts';
import { readArguments, refuseArguments } from './common/read-arguments.ts';

const USAGE = 'npm run secret -- rotate [--yes]';
const DAY_MS = 86_400_000;
/** Unsubscribe links have to work for a month after a mail was sent; before that, the previous secret is dropped with `--yes` only. */
const LEAST_DAYS = 30;

/** `rotate` replaces the secret in the data directory. Secrets are neither printed nor taken as arguments. */
const { values, positionals } = readArguments(USAGE, { options: { yes: { type: 'boolean' } }, least: 1 });
if (positionals[0] !== 'rotate') refuseArguments(USAGE, `unknown command '${positionals[0]}'`);
process.exitCode = await rotate(values.yes ?? false);

async function rotate(anyway: boolean): Promise<number> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return refuse(settings.refused);
  if (settings.secret !== undefined)
    return refuse(
      'The secret is the setting SECRET: set SECRET_PREVIOUS to its present value, SECRET to a new one, and restart the site.',
    );
  try {
    makeWritableDirectory(settings.dataDirectory);
    const outcome = await rotateSecret(settings.dataDirectory, systemClock.now(), anyway ? 0 : LEAST_DAYS * DAY_MS);
    if (outcome.kind === 'early') {
      const { until } = outcome;
      return refuse(
        `Nothing was changed: the previous secret was replaced on ${dayOf(until)}, less than ${LEAST_DAYS} days ago. Another rotation now would invalidate ${whatEnds(until)}. If you want that, add --yes.`,
      );
    }
    console.log('The secret was replaced; links and tokens made with the previous one are still valid.');
    if (outcome.dropped !== undefined) console.log(`No longer valid: ${whatEnds(outcome.dropped)}.`);
    console.log('Restart the site: a running site uses the secret with which it started.');
    return 0;
  } catch (error) {
    return refuse(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function whatEnds(until: number): string {
  return `what was made before ${dayOf(until)}: links that stop recommendations, opt-outs from recommendations, and the links in earlier mails of a search alert once it sends its next mail`;
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

function refuse(line: string): number {
  console.error(line);
  return 1;
}
