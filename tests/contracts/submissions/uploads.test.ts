import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { makeUploadFolder } from '../../../adapters/files/upload-folder.ts';
import { makeMemoryUploads } from '../../../adapters/memory/submissions/uploads.ts';
import { describeQuarantine } from './quarantine.contract.ts';
import { describeUploads } from './uploads.contract.ts';

const directory = mkdtempSync(join(tmpdir(), 'clairval-uploads-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function inMemory() {
  const kept = new Map<string, Uint8Array>();
  const aside = new Map<string, { readonly bytes: Uint8Array; readonly warning: string }>();
  const uploads = makeMemoryUploads(kept, aside);
  return {
    uploads,
    read: async (name: string) => kept.get(name),
    warningOf: async (name: string) => aside.get(name)?.warning,
  };
}

async function inFolder() {
  const uploads = makeUploadFolder(directory);
  return { uploads, read: uploads.read, warningOf: uploads.warning };
}

describeUploads('in memory', inMemory);
describeUploads('in a folder', inFolder);
describeQuarantine('in memory', inMemory);
describeQuarantine('in a folder', inFolder);
