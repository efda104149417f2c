import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });

/** The version of this software, from package.json in the working directory. `softwareVersion()` → `'0.6.0'` */
export function softwareVersion(): string {
  return manifest.parse(JSON.parse(readFileSync('package.json', 'utf8'))).version;
}
