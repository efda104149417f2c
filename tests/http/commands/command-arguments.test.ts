import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPILED } from '../../support/run/compiled.ts';
import { FULL } from '../../support/run/full-run.ts';

const COMMANDS = 'adapters/composition/commands';

/** Runs a script with an invalid setting, which proves that arguments are checked before settings. */
function run(script: string, words: readonly string[]) {
  const child = spawn(process.execPath, [script, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...COMPILED, PORT: 'none' },
  });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise(resolve => child.once('close', code => resolve({ code, output, errors })));
}

const CHECK = 'npm run check -- [FILE|-] [--json] | --rules [--at 2028-01-01] [--json]';

const CASES: readonly (readonly [script: string, words: readonly string[], line: string])[] = [
  ['start', ['--port', '80'], "npm start (unknown option '--port')"],
  ['serve', ['--port', '80'], "npm run serve (unknown option '--port')"],
  ['build', ['client'], "npm run build (unexpected argument 'client')"],
  ['build-static', ['--out=x'], "npm run build:static (unknown option '--out')"],
  [
    'import',
    ['a.json', 'b.json'],
    "npm run import -- [FILE|-|undo] [--force] [--dry-run] [--quiet] [--json] (unexpected argument 'b.json')",
  ],
  [
    'import',
    ['a.json', '--force=yes'],
    "npm run import -- [FILE|-|undo] [--force] [--dry-run] [--quiet] [--json] (option '--force' does not take an argument)",
  ],
  ['check', ['a.json', 'b.json'], `${CHECK} (unexpected argument 'b.json')`],
  ['check', ['--rules', 'a.json'], `${CHECK} (unexpected argument 'a.json')`],
  ['check', ['--rules', '--at', '2031-02-30'], `${CHECK} ('2031-02-30' is not a day such as 2028-01-01)`],
  ['check', ['--rules', '--at=tomorrow', '--json'], `${CHECK} ('tomorrow' is not a day such as 2028-01-01)`],
  ['check', ['--at', '2028-01-01'], `${CHECK} ('--at' belongs to '--rules')`],
  ['add-language', ['es'], "npm run add-language -- fr|nl|en|de ('es' is not one of them)"],
  ['schema', ['out'], "npm run schema (unexpected argument 'out')"],
  ['privacy', ['export'], 'npm run privacy -- export EMAIL|PHONE [FOLDER] | erase EMAIL|PHONE (missing argument)'],
  [
    'privacy',
    ['erase', 'a@b.be', '-f'],
    "npm run privacy -- export EMAIL|PHONE [FOLDER] | erase EMAIL|PHONE (unknown option '-f')",
  ],
  ['backup', [], 'npm run backup -- FILE (missing argument)'],
  ['restore', ['a', 'b'], "npm run restore -- FILE [--erased JOURNAL]… (unexpected argument 'b')"],
  ['passwords', [], 'npm run passwords -- HASHLIST [FILE] (missing argument)'],
  ['visits', ['count'], "npm run visits -- recount (unknown command 'count')"],
  ['visits', [], 'npm run visits -- recount (missing argument)'],
  [
    'owner',
    ['revoke', 'a@b.be', '--language', 'fr'],
    "npm run owner -- list | invite EMAIL ID… [--language fr|nl|en|de] | revoke EMAIL | end-second-factor EMAIL ('revoke' takes no --language)",
  ],
  [
    'agent',
    ['revoke', 'a@b.be', '--manager'],
    "npm run agent -- list | invite EMAIL [--manager] [--person ID] [--language fr|nl|en|de] | revoke EMAIL [--to EMAIL | --force] | end-second-factor EMAIL ('revoke' takes no --manager)",
  ],
  [
    'agent',
    ['revoke', 'a@b.be', '--to', 'b@b.be', '--force'],
    "npm run agent -- list | invite EMAIL [--manager] [--person ID] [--language fr|nl|en|de] | revoke EMAIL [--to EMAIL | --force] | end-second-factor EMAIL ('--to' and '--force' exclude each other)",
  ],
  ['secret', ['show'], "npm run secret -- rotate [--yes] (unknown command 'show')"],
  [
    'new',
    [],
    'npm run new -- FOLDER [--name NAME] [--languages nl,fr] [--town TOWN] [--postcode 9000] [--email EMAIL] [--phone PHONE] [--hours 9-12:30,13:30-18] [--color #2b4c7e] (missing argument)',
  ],
  ['changes', ['next'], "npm run changes -- [VERSION] ('next' is not a version such as 0.7.0)"],
  ['sbom', ['a', 'b'], "npm run sbom -- [FILE] (unexpected argument 'b')"],
  ['package', ['x'], "npm run package (unexpected argument 'x')"],
  ['base-map/write-base-map', [], 'npm run generate:ground -- FOLDER (missing argument)'],
  ['places/write-places', ['a.csv'], 'npm run generate:places -- MUNICIPALITIES.csv POSTCODES.csv (missing argument)'],
];

/** One command per kind of refusal. */
const DAILY: readonly unknown[] = ['check', 'backup', 'visits'];

test.each(FULL ? CASES : CASES.filter(([command, words]) => DAILY.includes(command) && /^[^-]/.test(words.join())))(
  '%s %j is refused in one line, before anything is done',
  async (command, words, line) => {
    const ran = await run(`${COMMANDS}/${command}.ts`, words);
    expect(ran).toEqual({ code: 1, output: '', errors: `Usage: ${line}\n` });
  },
);

test.runIf(FULL).each([
  [
    'tests/support/run/run-all.ts',
    '--fast',
    'npm test [-- --install] [--bail] [--stage NAME,NAME], or npm run test:full [-- --soak]',
  ],
  ['tests/bench/main.ts', '--light', 'npm run bench [-- --lighthouse | --interaction]'],
])('%s refuses an unknown option', async (script, option, usage) => {
  const ran = await run(script, [option]);
  expect(ran).toEqual({ code: 1, output: '', errors: `Usage: ${usage} (unknown option '${option}')\n` });
});

test('every command has a case with invalid arguments', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  const commands = Object.values(scripts).flatMap(
    script => new RegExp(`^(?:exec )?node (?:--import \\S+ )?${COMMANDS}/([\\w/-]+)\\.ts$`).exec(script)?.[1] ?? [],
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(new Set(CASES.map(([command]) => command))).toEqual(new Set(commands));
});
