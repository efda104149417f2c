import '../node-version.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentJsonSchemas } from '../../content/json-schemas.ts';
import { crmJsonSchema } from '../../crm/crm-lists.ts';
import { feedJsonSchema } from '../../feed/feed-json-schema.ts';
import { commandJsonSchema } from '../report/command-document.ts';
import { readArguments } from './common/read-arguments.ts';

const OUT = 'dist/schemas';

/**
 * Writes the JSON Schemas of a feed and of each file of a content directory, for editors and for authors of feeds, and of the output of
 * `check` and `import` with `--json`.
 */
readArguments('npm run schema', {});
mkdirSync(OUT, { recursive: true });
const schemas = new Map<string, object>([
  ...contentJsonSchemas(),
  ['crm.json', crmJsonSchema()],
  ['feed.json', feedJsonSchema()],
  ['command.json', commandJsonSchema()],
]);
for (const [file, schema] of schemas) {
  const name = join(OUT, file.replace('.json', '.schema.json'));
  writeFileSync(name, `${JSON.stringify(schema, undefined, 2)}\n`);
}
console.log(`${schemas.size} schemas in ${OUT}/`);
