import { afterAll, expect, test } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  type CheckDocument,
  commandJsonSchema,
  type ImportDocument,
} from '../../../adapters/composition/report/command-document.ts';
import { makeAgency } from '../../doubles/made-agency.ts';
import { openImmoXml } from '../../doubles/openimmo-packages.ts';
import { callCommand } from '../../support/run/call-command.ts';
import { FULL } from '../../support/run/full-run.ts';
import { agencyIn } from '../../support/site/agency-in.ts';

const validate = new Ajv2020({ strict: false, validateFormats: false }).compile<ImportDocument | CheckDocument>(
  commandJsonSchema(),
);
const root = mkdtempSync(join(tmpdir(), 'clairval-packages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs `check` or `import` on a folder that holds a package still being uploaded and a link. */
async function run(command: 'check' | 'import', ...words: readonly string[]) {
  const folder = mkdtempSync(join(root, 'in-'));
  const [estate] = makeAgency(3).estates;
  if (!estate) throw new Error('no estate was made');
  const send = (name: string, bytes: string | Uint8Array) => writeFileSync(join(folder, name), bytes);
  symlinkSync('/etc/hosts', join(folder, 'link.xml'));
  mkdirSync(join(folder, 'done'));
  send('young.xml', openImmoXml({ projects: [], estates: [{ ...estate, pictures: 0 }] }, { extent: 'TEIL' }));
  // An upload that goes on: the time of its last change is always less than ten seconds ago.
  const upload = setInterval(() => utimesSync(join(folder, 'young.xml'), 1, 1), 500);
  const { code, out, err } = await callCommand(command, words, {
    CONTENT_DIR: agencyIn('en'),
    DATA_DIR: join(folder, 'var'),
    CATALOGUE_SOURCE: `openimmo:${folder}`,
  });
  clearInterval(upload);
  return { status: code, output: out + err };
}

const WAITS = 'arrived or changed less than ten seconds ago; a later import reads it';
const LINK = 'is not a file but a link or folder';

test.each(FULL ? [[[]], [['--dry-run']]] : [[[]]])(
  'import %j names each package that waits or is refused; its status is 1',
  async words => {
    const { status, output } = await run('import', ...words);
    expect(output).toContain(`refused: "link.xml": ${LINK}`);
    expect(output).toContain(`left out: "young.xml": ${WAITS}`);
    expect(output).toMatch(/: 1 package was refused whole\.$/m);
    expect(status).toBe(1);
  },
);

test('check names each package that waits or is refused; its status is 1', async () => {
  const { status, output } = await run('check');
  expect(output).toMatch(new RegExp(`^wrong: in-\\S+ "link.xml": ${LINK}$`, 'm'));
  expect(output).toMatch(new RegExp(`^warning: in-\\S+ "young.xml": ${WAITS}$`, 'm'));
  expect(status).toBe(1);
});

// The daily run leaves out `check`: its plain output is tested above, and its JSON in its own tests.
test.each(FULL ? (['check', 'import'] as const) : (['import'] as const))(
  '%s --json lists each package that waits or is refused',
  async command => {
    const { status, output } = await run(command, '--json');
    const document: unknown = JSON.parse(output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1));
    if (!validate(document)) throw new Error(JSON.stringify(validate.errors));
    expect(document.findings.map(({ code, field }) => [code, field])).toEqual(
      expect.arrayContaining([
        ['package-no-file', '"link.xml"'],
        ['package-rests', '"young.xml"'],
      ]),
    );
    expect(status).toBe(1);
  },
);
