import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDocumentFolder } from '../../../adapters/files/document-folder.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';

describe('documents in a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'clairval-documents-'));
  const folder = join(root, 'documents');
  mkdirSync(join(folder, '6398214', 'd3.pdf'), { recursive: true });
  writeFileSync(join(root, 'secret.pdf'), 'secret');
  writeFileSync(join(folder, 'loose.pdf'), 'loose');
  writeFileSync(join(folder, '6398214', 'd1.pdf'), '%PDF-1.7 plan');
  writeFileSync(join(folder, '6398214', 'd2.pdf'), '');
  const documents = makeDocumentFolder(folder);
  afterAll(() => rmSync(root, { recursive: true }));

  test('returns the existing files of a listing’s documents by document id', async () => {
    const found = await documents.files('6398214', ['d1', 'd2', 'd3', 'd4']);
    expect(found).toEqual(new Map([['d1', { keptAs: '6398214/d1.pdf', bytes: 13 }]]));
    expect(await documents.files('1234567', ['d1'])).toEqual(new Map());
  });

  test('reads the files that it returned', async () => {
    expect(String(await documents.read('6398214/d1.pdf'))).toContain('plan');
    expect(await documents.read('6398214/d4.pdf')).toBeUndefined();
  });

  test('never leaves the folder, for any file name', async () => {
    const outside = [
      '../secret.pdf',
      '6398214/../../secret.pdf',
      'loose.pdf',
      '/etc/hosts',
      `${folder}/6398214/d1.pdf`,
    ];
    for (const name of [...outside, ...NAUGHTY]) expect(await documents.read(name)).toBeUndefined();
    for (const id of ['../../secret', '..', '', ...NAUGHTY]) {
      expect(await documents.files('6398214', [id])).toEqual(new Map());
      expect(await documents.files(id, ['d1'])).toEqual(new Map());
    }
    expect(await documents.files('..', ['secret'])).toEqual(new Map());
  });
});
