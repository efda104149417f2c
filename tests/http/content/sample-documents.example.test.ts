import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { writeDocuments } from '../../../fixtures/documents/write-documents.ts';
import { sampleFeed } from '../../support/site/sample-site.ts';

// Generates drawings of plans: slower than the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'clairval-papers-'));
await writeDocuments(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const { listings } = sampleFeed();
const files = listings.flatMap(({ id, documents }) =>
  documents.map(document => join(folder, id, `${document.id}.pdf`)),
);

describe('the documents of the sample', () => {
  test('exist for every property that names some', () => {
    expect(files.length).toBeGreaterThan(0);
    const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name));
    for (const file of files) expect(there).toContain(file);
  });

  test('are valid PDF: every object is at the offset in the cross-reference table', () => {
    for (const file of files) {
      const text = readFileSync(file, 'latin1');
      expect(text.startsWith('%PDF-1.7')).toBe(true);
      const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
      const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
      expect(offsets.length).toBeGreaterThan(0);
      for (const [index, offset] of offsets.entries())
        expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    }
  });

  test('contain no unpublished street', () => {
    const hidden = listings.filter(({ publishAddress }) => !publishAddress);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { id, documents, address } of hidden)
      for (const document of documents)
        expect(readFileSync(join(folder, id, `${document.id}.pdf`), 'latin1')).not.toContain(address.street);
  });

  test('are not written again by the same code', async () => {
    expect(await writeDocuments(folder)).toEqual({ written: 0 });
  });
});
