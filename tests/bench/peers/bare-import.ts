/**
 * Minimum cost of an import: parses FILE as JSON and inserts each record in one transaction, without validation. Prints time and memory at
 * the end.
 */
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { took } from '../took.ts';

const [file = '', database = ''] = parseArgs({ allowPositionals: true }).positionals;
const started = performance.now();
const feed = JSON.parse(readFileSync(file, 'utf8')) as { Properties: { ID: string; Language: string }[] };
const db = new DatabaseSync(database);
db.exec('pragma journal_mode = wal; pragma synchronous = full; create table listing (id, language, record); begin');
const insert = db.prepare('insert into listing values (?, ?, ?)');
for (const record of feed.Properties) insert.run(record.ID, record.Language, JSON.stringify(record));
db.exec('commit');
db.close();
console.error(JSON.stringify(took(started)));
