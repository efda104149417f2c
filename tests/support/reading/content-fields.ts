import { contentJsonSchemas, type JsonSchema } from '../../../adapters/content/json-schemas.ts';
import { isLanguage } from '../../../domain/text/language.ts';

/** A schema in which the parts that this module reads are typed. */
type Schema = JsonSchema & {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

/** Names that the page uses for shared definitions of the schemas. */
const NAMED: Readonly<Record<string, string>> = {
  text: 'text in each language',
  neededText: 'text in each language',
  markdown: 'Markdown in each language',
};
const ID = '^[a-z0-9][a-z0-9-]{0,63}$';
/** Maximum number of names that the page lists. */
const LISTED = 30;

const HEAD = `# Fields of the content files

This page is for people who fill the content directory of an agency and look up a field. [Content files](content-files.md) says what each file is for. The tables are made
of the schemas by which the site reads these files.

- A field marked ● is required. Without one of the others, the thing is left out, or what the table says holds.
- A dot leads into a field: \`metadata.pageTitle\` is written \`{ "metadata": { "pageTitle": … } }\`.
- \`[]\` stands for each entry of a list, \`*\` for any name, and \`LANGUAGE\` for \`fr\`, \`nl\`, \`en\` or \`de\`.
- An id has small letters, digits and dashes, at most 64. A day is written \`2026-03-05\`.
- A text in each language is written \`{ "nl": "…", "fr": "…" }\`. [Some texts](legal-texts.md#figures-of-the-law) may hold figures of the law.
`;

/** The page \`docs/start/content-fields.md\`: each field of each content file, as the schemas have it. */
export function contentFieldsPage(): string {
  const sections = [...contentJsonSchemas()].map(([file, schema]) => {
    const item = file === 'site.json' ? (schema as Schema) : definitionsOf(schema)['item'];
    if (item === undefined) throw new Error(`${file} has no schema of an item`);
    const about = file === 'site.json' ? 'One object.' : 'A list. Each entry has these fields:';
    const rows = rowsOf(item, '').filter(row => !row.startsWith('| `$schema`'));
    return `## \`${file}\`\n\n${about}\n\n| field | value | meaning |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${HEAD}\n${sections.join('\n')}`;
}

function definitionsOf(schema: JsonSchema): Readonly<Record<string, Schema>> {
  return (schema['$defs'] ?? {}) as Readonly<Record<string, Schema>>;
}

/** Rows of an object's fields, including those of nested objects. */
function rowsOf({ properties = {}, required = [] }: Schema, path: string): readonly string[] {
  const fields = Object.entries(properties);
  // An object with languages as keys has the same fields in each language.
  const [first] = fields;
  if (first && fields.every(([name]) => isLanguage(name))) return rowsOfField(first[1], `${path}LANGUAGE`, false);
  return fields.flatMap(([name, field]) => rowsOfField(field, `${path}${name}`, required.includes(name)));
}

function rowsOfField(field: Schema, path: string, isRequired: boolean, only = ''): readonly string[] {
  const usual = isTold(field.default) ? ` Without it: \`${JSON.stringify(field.default)}\`.` : '';
  const meaning = `${only}${(field.description ?? '').replaceAll('|', '\\|')}${usual}`;
  return [`| \`${path}\`${isRequired ? ' ●' : ''} | ${valueOf(field)} | ${meaning} |`, ...innerRows(field, path)];
}

/** Rows of what is inside a field: an object, the entries of a list, or the kinds of object that it can be. */
function innerRows(field: Schema, path: string): readonly string[] {
  if (field.$ref !== undefined) return [];
  if (field.items) return innerRows(field.items, `${path}[]`);
  const ways = waysOf(field).filter(way => way.properties);
  if (ways.length > 0) return rowsOfWays(ways, `${path}.`);
  const any = field.additionalProperties;
  return [...rowsOf(field, `${path}.`), ...(typeof any === 'object' ? innerRows(any, `${path}.*`) : [])];
}

/** Rows of an object of several kinds, which its field `type` distinguishes. */
function rowsOfWays(ways: readonly Schema[], path: string): readonly string[] {
  const types = ways.flatMap(way => (way.properties?.['type'] ? [way.properties['type']] : []));
  const [first] = types;
  if (first === undefined) throw new Error(`${path} has kinds without a type`);
  const type = { ...first, const: undefined, enum: types.flatMap(each => each.enum ?? [each.const]) };
  return [
    ...rowsOfField(type, `${path}type`, true),
    ...ways.flatMap(({ properties = {}, required = [] }) =>
      Object.entries(properties).flatMap(([name, field]) =>
        name === 'type'
          ? []
          : rowsOfField(
              field,
              `${path}${name}`,
              required.includes(name),
              `With the type ${valueOf(properties['type'] ?? {}).replaceAll(', ', ' or ')}: `,
            ),
      ),
    ),
  ];
}

function valueOf(field: Schema): string {
  const { $ref, type, items, properties, additionalProperties: any, format, pattern } = field;
  const named = $ref === undefined ? undefined : NAMED[$ref.replace('#/$defs/', '')];
  if (named !== undefined) return named;
  if (field.const !== undefined) return `\`${JSON.stringify(field.const)}\``;
  if (field.enum && field.enum.length > LISTED) return `one of ${field.enum.length} names`;
  if (field.enum) return field.enum.map(value => `\`${JSON.stringify(value)}\``).join(', ');
  const ways = waysOf(field);
  if (ways.length > 0) return unique(ways.map(valueOf)).join(' or ');
  if (items) return `list of ${valueOf(items) === 'object' ? 'objects' : `entries: ${valueOf(items)}`}`;
  if (field.prefixItems)
    return `list of ${field.prefixItems.length} entries: ${unique(field.prefixItems.map(valueOf)).join('; ')}`;
  if (properties) return 'object';
  if (typeof any === 'object') return `object with any names: ${valueOf(any)}`;
  if (Array.isArray(type)) return type.map(each => valueOf({ ...field, type: each })).join(' or ');
  if (type === 'integer' || type === 'number')
    return `${type === 'integer' ? 'whole number' : 'number'}${boundsOf(field)}`;
  if (type === 'boolean') return '`true` or `false`';
  if (format === 'date') return 'day';
  if (format === 'email') return 'e-mail address';
  return pattern === ID ? 'id' : 'text';
}

function boundsOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `, at least ${minimum}`;
  return maximum === undefined ? '' : `, at most ${maximum}`;
}

const waysOf = (field: Schema): readonly Schema[] => field.anyOf ?? field.oneOf ?? [];
const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
/** Whether a default is worth printing: neither absent nor empty. */
const isTold = (value: unknown): boolean =>
  value !== undefined &&
  value !== '' &&
  !(typeof value === 'object' && value !== null && Object.keys(value).length === 0);
