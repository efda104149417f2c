import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPackage } from '../../../adapters/crm/openimmo/package-file.ts';
import { zipOf } from '../../doubles/zip-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'clairval-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['Façade 1.jpg', Buffer.from('Façade 1.jpg')],
  ['Façade 1.jpg', Buffer.from('Façade 1.jpg', 'latin1')],
  ['Façade 1.jpg', Buffer.from('Façade 1.jpg'.normalize('NFD'))],
  ['Fa%C3%A7ade%201.jpg', Buffer.from('bilder/Façade 1.JPG')],
  ['Façade 1.jpg', Buffer.from('Fa%E7ade%201.jpg')],
  // A name encoded in windows-1252: the bytes 9C and 80 are œ and €.
  ['Cœur €.jpg', Buffer.from('C\u009cur \u0080.jpg', 'latin1')],
  // UTF-8 that was read as Latin-1 and encoded again, in the package alone.
  ['Façade 1.jpg', Buffer.from(Buffer.from('Façade 1.jpg').toString('latin1'))],
])('a package finds the file %s whose stored name is %s', async (asked, name) => {
  const path = join(folder, 'package.zip');
  writeFileSync(
    path,
    zipOf([
      { name: 'openimmo.xml', bytes: Buffer.from('<openimmo/>') },
      { name: '', nameBytes: name, bytes: Buffer.from('picture') },
    ]),
  );
  const opened = await openPackage(path, folder);
  expect(await opened.file(asked)).toMatchObject({ bytes: Buffer.from('picture') });
  expect(await opened.file('Facade 1.jpg')).toHaveProperty('refused');
  await opened.close();
});
