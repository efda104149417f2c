import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { makeUploadFolder } from '../../adapters/files/upload-folder.ts';
import { makeMemoryUploads } from '../../adapters/memory/uploads.ts';
import { describeUploads } from './uploads.contract.ts';

const directory = mkdtempSync(join(tmpdir(), 'clairval-uploads-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describeUploads('in memory', async () => {
  const kept = new Map<string, Uint8Array>();
  return { uploads: makeMemoryUploads(kept), read: async name => kept.get(name) };
});
describeUploads('in a folder', async () => {
  const uploads = makeUploadFolder(join(directory, 'uploads'));
  return { uploads, read: uploads.read };
});
