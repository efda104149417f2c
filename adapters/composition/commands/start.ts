import '../node-version.ts';
import { readArguments } from './common/read-arguments.ts';
import { buildWhereStale, SERVER } from './stale.ts';
import { type SampleLogins, startHelp } from './start-help.ts';

readArguments('npm start', {});
await buildWhereStale();
const { siteAddress, hasSampleLogins } = (await import(new URL(`../../../${SERVER}`, import.meta.url).href)) as {
  readonly siteAddress: string;
  readonly hasSampleLogins: boolean;
};
// Print to standard error, because standard output is the log, in which each line is JSON.
process.stderr.write(startHelp(siteAddress, hasSampleLogins ? await sampleLogins() : undefined, process.env));

/** Imports the modules of the sample's made-up accounts, which only the sample agency's site needs. */
async function sampleLogins(): Promise<SampleLogins> {
  const [{ SAMPLE_OWNERS }, { SAMPLE_AGENTS }] = await Promise.all([
    import('../../../fixtures/builders/owners.ts'),
    import('../../../fixtures/builders/desk.ts'),
  ]);
  return { owner: SAMPLE_OWNERS[0], manager: SAMPLE_AGENTS[0] };
}
