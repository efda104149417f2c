import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CrawledSite } from './crawled-site.ts';
import { eachOf } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

/** Operator commands in package.json: `node --import ./x.js FOLDER/commands/NAME.ts`. */
const COMMAND = /^(?:exec )?node (?:--import \S+ )?(\S*\/commands\/[\w-]+\.ts)$/;

type Run = (script: string, words: readonly string[]) => Promise<string>;

/** Writes the usage of every command, and the output of read-only ones. */
export async function crawlCommands(site: CrawledSite, out: WrittenDown): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(site.tree, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const files = new Map(
    Object.entries(scripts).flatMap(([name, script]) => {
      const file = COMMAND.exec(script)?.[1];
      return file === undefined ? [] : [[name, file] as const];
    }),
  );
  const run: Run = (name, words) => printed(site, files.get(name) ?? name, words);
  await eachOf([...files.keys()], async name => {
    out.keep(`commands/usage/${name.replaceAll(':', ' ')}`, await run(name, ['--no-such-option']));
  });
  out.keep('commands/check', await run('check', []));
  out.keep('commands/check next', await run('check', ['fixtures/agency/feed-next.json']));
  out.keep('commands/import dry', await run('import', ['fixtures/agency/feed-next.json', '--dry-run']));
  out.keep('commands/privacy', await run('privacy', ['export', 'contact-appointment.fr@example.be']));
  out.keep('commands/privacy alert', await run('privacy', ['export', 'demand-register.nl@example.be']));
  out.keep('commands/schema', await run('schema', []));
  keepFolder(join(site.tree, 'dist/schemas'), 'schemas', out);
  const agency = join(site.folder, 'new-agency');
  const named = ['--name', 'Huis & Tuin', '--languages', 'nl,fr,en,de', '--town', 'Gent', '--postcode', '9000'];
  const reached = [
    '--email',
    'hallo@huis.example',
    '--phone',
    '09 123 45 67',
    '--hours',
    '9-12:30,13:30-18',
    '--color',
    '#2b4c7e',
  ];
  const made = await run('new', [agency, ...named, ...reached]);
  out.keep('commands/new', made);
  keepFolder(agency, 'new', out);
}

/** Imports the sample's next feed, which triggers search alerts and changes the desk. */
export async function importNext(site: CrawledSite, out: WrittenDown): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(site.tree, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const file = COMMAND.exec(scripts['import'] ?? '')?.[1] ?? '';
  out.keep('commands/import', await printed(site, file, ['fixtures/agency/feed-next.json']));
}

/** Output and exit status of a command. */
function printed(site: CrawledSite, file: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...words], {
      cwd: site.tree,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...site.environment, METRICS_PORT: '' },
    });
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.once('error', reject);
    child.once('close', code => resolve(`status ${code}\n--- output\n${output}\n--- errors\n${errors}`));
  });
}

/** Writes every text file of a folder. */
function keepFolder(folder: string, name: string, out: WrittenDown): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!statSync(join(folder, path)).isFile()) continue;
    const isText = /\.(?:json|md|txt|svg|css|csv|ts)$/.test(path);
    out.keep(`${name}/${path}`, isText ? readFileSync(join(folder, path), 'utf8') : '‹bytes›');
  }
}
