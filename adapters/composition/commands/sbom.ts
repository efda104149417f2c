import '../node-version.ts';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { systemClock } from '../../system/clock.ts';
import { makeBillOfMaterials } from '../report/bill-of-materials.ts';
import { readArguments } from './common/read-arguments.ts';

/** Writes a CycloneDX JSON list of the installed packages, Node, typefaces and data, with their licences, to FILE or standard output. */
const [file] = readArguments('npm run sbom -- [FILE]', { most: 1 }).positionals;
const bill = makeBillOfMaterials({
  manifest: JSON.parse(readFileSync('package.json', 'utf8')),
  lock: JSON.parse(readFileSync('package-lock.json', 'utf8')),
  isInstalled: existsSync,
  id: randomUUID(),
  madeAt: systemClock.now(),
});
const text = `${JSON.stringify(bill, undefined, 2)}\n`;
if (file === undefined) process.stdout.write(text);
else {
  writeFileSync(file, text);
  console.log(`${bill.components.length} components in ${file}`);
}
