import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Language } from '../../../domain/text/language.ts';
import { writePictures } from '../../../fixtures/pictures/write-pictures.ts';

const made = new Map<Language, string>();

/**
 * Content directory of a copy of the sample agency with this main language, in which commands report. Uses the sample's pictures, which are
 * generated if missing.
 */
export function agencyIn(language: Language): string {
  const known = made.get(language);
  if (known !== undefined) return known;
  const sample = 'fixtures/agency';
  if (!existsSync(`${sample}/pictures`)) writePictures(`${sample}/pictures`);
  const folder = mkdtempSync(join(tmpdir(), `clairval-agency-${language}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(sample, folder, { recursive: true, filter: path => !/agency\/(?:pictures|documents)$/.test(path) });
  symlinkSync(resolve(sample, 'pictures'), join(folder, 'pictures'));
  const file = join(folder, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as { settings: Record<string, unknown> };
  site.settings['defaultLanguage'] = language;
  writeFileSync(file, JSON.stringify(site));
  made.set(language, folder);
  return folder;
}
