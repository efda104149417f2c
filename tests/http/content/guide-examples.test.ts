import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { contentJsonSchemas } from '../../../adapters/content/json-schemas.ts';
import { crmJsonSchema } from '../../../adapters/crm/crm-lists.ts';
import { feedJsonSchema } from '../../../adapters/feed/feed-json-schema.ts';
import { commandJsonSchema } from '../../../adapters/composition/report/command-document.ts';
import { readPaths } from '../../support/run/source-file.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
const schemas = new Map<string, object>([
  ...contentJsonSchemas(),
  ['feed.json', feedJsonSchema()],
  ['crm.json', crmJsonSchema()],
  ['command.json', commandJsonSchema()],
]);
for (const [file, schema] of schemas) ajv.addSchema(schema, file);

/** The schema of an example: `site.json` a file, `site.json#agency` a field of it, `pages.json#modules` an entry of a list of a page. */
function schemaOf(label: string): string {
  const [file = '', field] = label.split('#');
  if (field === undefined) return file;
  return file === 'site.json' ? `${file}#/properties/${field}` : `${file}#/$defs/item/properties/${field}/items`;
}

const faultsOf = (label: string, text: string) => {
  const validate = ajv.getSchema(schemaOf(label));
  if (!validate) throw new Error(`no schema for ${label}`);
  return validate(JSON.parse(text)) ? [] : validate.errors;
};

/** The JSON of all pages whose block names a file of the content, a feed or the output of a command. */
const examples = readPaths('docs').flatMap(path =>
  Array.from(
    readFileSync(path, 'utf8').matchAll(/^```json (\w\S*)\n(.*?)^```$/gms),
    ([, label = '', text = '']) => [path, label, text] as const,
  ),
);

test('a misspelt field of an example is found, in a file, in a field and in an entry of a list', () => {
  expect(faultsOf('site.json', '{ "settings": { "listPageSiz": 12 } }')).toHaveLength(1);
  expect(faultsOf('site.json#agency', '{ "nam": "Immo Leie" }')).toHaveLength(1);
  expect(
    faultsOf('pages.json#modules', '{ "id": "a", "status": "Published", "sort": 1, "vew": "card-view" }'),
  ).not.toEqual([]);
  expect(faultsOf('team.json', '[{ "id": "eva-claeys" }]')).not.toEqual([]);
});

test.each(examples)('the example of %s for %s fits its schema', (_page, label, text) => {
  expect(faultsOf(label, text)).toEqual([]);
});
