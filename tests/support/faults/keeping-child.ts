/**
 * Stores requests as fast as possible until it is killed, many concurrently, and prints the id of each confirmed one at once. NAME makes
 * its ids unique among children; DATABASE_URL and DATA_DIR as for the site.
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { aMail, aSubmission } from '../../arbitraries/a-submission.ts';

const AT_A_TIME = 20;

const { NAME = '', DATABASE_URL, DATA_DIR = '' } = process.env;
const { submissions } = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR });

async function keepOn(lane: number): Promise<void> {
  for (let number = 0; ; number++) {
    const name = `${NAME} ${lane} ${number}`;
    const mails = [aMail(`mail ${name}`, { to: 'office@example.be' })];
    const kept = await submissions.accept(aSubmission(name, { email: 'jan@example.be', mails }));
    if (kept.kind !== 'kept') throw new Error(`${name} is ${kept.kind}`);
    writeSync(1, `${kept.id}\n`);
  }
}

await Promise.all(Array.from({ length: AT_A_TIME }, (_, lane) => keepOn(lane)));
