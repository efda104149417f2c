import { z } from 'zod';
import { foundText } from '../../../application/advert/finding-words.ts';
import { type Severity, SEVERITIES } from '../../../application/finding/finding-line.ts';
import { REASON_CODES, reasonText } from '../../../application/finding/reason.ts';
import type { AdvertFindings, ExternalIds } from '../../../application/operate/import-report.ts';
import type { FeedFinding } from '../../../application/ports/catalogue/feed.ts';
import { FINDING_WEIGHTS, type FindingCode, WEIGHTS } from '../../../domain/advert/publish-check.ts';
import { REGIONS } from '../../../domain/place/region.ts';
import type { Language } from '../../../domain/text/language.ts';
import { fieldOf } from '../../feed/texts/field-of-fact.ts';
import { reasonValue } from '../../wire/reason-schema.ts';
import { phrasesIn } from '../site/phrases-in.ts';

const FINDING_CODES = Object.keys(FINDING_WEIGHTS) as FindingCode[];

const finding = z.object({
  severity: z
    .enum([...SEVERITIES, ...WEIGHTS])
    .describe('breach, warning and hint of an advert; wrong and warning of a check; the others of an import.'),
  code: z.enum([...REASON_CODES, ...FINDING_CODES]).describe('What was found. A later version may have more codes.'),
  file: z.string().describe('Empty where it concerns none; - is the standard input.'),
  record: z.string().describe('The id of a property, project or item; empty where it concerns all of a file.'),
  externalId: z
    .string()
    .exactOptional()
    .describe('How the agency’s system names the record, where that is another id.'),
  field: z.string().describe('Empty where it concerns all of a record.'),
  values: z.record(z.string(), reasonValue).describe('What the text names, by what it is.'),
  law: z
    .object({ source: z.string(), address: z.string() })
    .exactOptional()
    .describe('The law that wants it of an advert, and where to read it.'),
  text: z.string().describe('In the language of the site.'),
});

const count = z.int().nonnegative();
const ids = z.array(z.string());
const differences = z.object({
  added: ids,
  changed: ids,
  removed: ids,
  kept: ids,
  unchanged: count,
  unchangedIds: ids.describe('As many as `unchanged`.'),
});

const checkDocument = z.object({
  format: z.literal(1),
  command: z.literal('check'),
  outcome: z.enum(['nothing-wrong', 'wrong']),
  wrong: count,
  warnings: count.describe('Findings on adverts among them.'),
  feeds: z
    .array(z.object({ file: z.string(), listings: count, projects: count }))
    .describe('What can be shown of each.'),
  findings: z.array(finding),
});

const importDocument = z.object({
  format: z.literal(1),
  command: z.literal('import'),
  outcome: z
    .enum([
      'imported',
      'undone',
      'trial',
      'another-import',
      'removes-too-much',
      'nothing-readable',
      'nothing-before',
      'failed',
    ])
    .describe(
      'Only after the first two, what visitors see is as the feed, or the version before, says; a trial found nothing in the way of it.',
    ),
  failure: z.string().exactOptional().describe('Why the status is not 0: the line that the command says then.'),
  dryRun: z.boolean().describe('Whether it was a trial, which published nothing.'),
  file: z.string().describe('- is the standard input; empty of undo, and where no feed was named.'),
  version: z.string().exactOptional().describe('The version that was published, where anything was different.'),
  listings: differences.describe('Their ids; after removes-too-much, removed has those that would be.'),
  projects: differences,
  refused: count.describe('Listings and projects with a record that was not taken.'),
  warned: count.describe('Others that are to be looked at.'),
  externalIds: z
    .record(z.string(), z.string())
    .describe('How the agency’s system names ids of these lists, where that is another id.'),
  findings: z.array(finding),
});

const ruleRow = z.object({
  from: z.string().exactOptional().describe('The first day; absent where it is not known.'),
  value: z.unknown().describe('What the rule says, as the code holds it.'),
  source: z.string(),
  checked: z.string().describe('The day on which the source was read last.'),
  doubt: z.string().exactOptional().describe('What is not established. No visitor reads it.'),
});

const rulesDocument = z.object({
  format: z.literal(1),
  command: z.literal('rules'),
  at: z.string().describe('The day for which the rules are listed.'),
  rules: z
    .array(
      z.object({
        name: z.string(),
        region: z.enum(REGIONS).exactOptional().describe('Absent where the rule holds in all of Belgium.'),
        file: z.string().describe('Where its rows are.'),
        checked: z.string().describe('The oldest check of a row in force, coming or announced.'),
        days: z.int().describe('From that check until today.'),
        doubtful: z.boolean().describe('Whether such a row has a doubt.'),
        inForce: ruleRow.exactOptional().describe('Absent on a day for which no row is known.'),
        coming: z.array(ruleRow).describe('Rows that begin after that day.'),
        announced: z.array(ruleRow).describe('Planned, never in force.'),
      }),
    )
    .describe('Those that were read longest ago first; of one day, those with a doubt first.'),
  rows: count.describe('All rows, with those that have ended.'),
  dated: count.describe('Rows with a first day.'),
  sourced: count.describe('Rows with a source.'),
  doubts: count.describe('Rows with a doubt.'),
});

const commandDocument = z.discriminatedUnion('command', [checkDocument, importDocument, rulesDocument]);

export type FindingEntry = z.output<typeof finding>;
export type CheckDocument = z.output<typeof checkDocument>;
export type ImportDocument = z.output<typeof importDocument>;
export type RulesDocument = z.output<typeof rulesDocument>;

/** Empty lists of ids, to which a command adds those that it knows. */
export function noDifferences(): ImportDocument['listings'] {
  return { added: [], changed: [], removed: [], kept: [], unchanged: 0, unchangedIds: [] };
}

/** Builds the JSON document of an import or an undo; values not given are empty. */
export function importDocumentOf(
  outcome: ImportDocument['outcome'],
  { failure, version, ...more }: Partial<Omit<ImportDocument, 'format' | 'command' | 'outcome'>>,
): ImportDocument {
  return {
    format: 1,
    command: 'import',
    outcome,
    ...(failure !== undefined && { failure }),
    dryRun: false,
    file: '',
    ...(version !== undefined && { version }),
    listings: noDifferences(),
    projects: noDifferences(),
    refused: 0,
    warned: 0,
    externalIds: {},
    findings: [],
    ...more,
  };
}

/** The JSON Schema (draft 2020-12) of the documents that `check` and `import` print with `--json`. */
export function commandJsonSchema(): Readonly<Record<string, unknown>> {
  return { title: 'command.json', ...z.toJSONSchema(commandDocument) };
}

/**
 * Formats a finding on a feed for the JSON document.
 * `feedEntry('wrong', 'feed.json', { id: '7', field: 'Zip', reason: reason('missing') }, 'en')` →
 * `{ severity: 'wrong', code: 'missing', record: '7', … }`
 */
export function feedEntry(
  severity: Severity,
  file: string,
  { id, externalId, field, reason }: FeedFinding & { readonly externalId?: string },
  language: Language,
): FindingEntry {
  return {
    severity,
    code: reason.code,
    file,
    record: id,
    ...(externalId !== undefined && { externalId }),
    field,
    values: { ...reason.values },
    text: reasonText(reason, language),
  };
}

/** Formats findings on adverts for the JSON document; facts are named by the feed's fields. */
export function advertEntries(
  file: string,
  adverts: readonly AdvertFindings[],
  externalIds: ExternalIds,
  language: Language,
): readonly FindingEntry[] {
  return adverts.flatMap(({ id, findings }) => {
    const externalId = externalIds.get(id);
    return findings.map(found => {
      const { code, weight, fact, day, region, law } = found;
      return {
        severity: weight,
        code,
        file,
        record: id,
        ...(externalId !== undefined && { externalId }),
        field: fact === undefined ? '' : fieldOf(fact),
        values: { ...(day !== undefined && { day }), ...(region !== undefined && { region }) },
        ...(law && { law: { source: law.source, address: law.address } }),
        text: foundText(found, phrasesIn(language).advertFindings, fieldOf),
      };
    });
  });
}

/**
 * Reserves standard output for one JSON document: from now on, everything else printed by this process, or by an agency's module in it,
 * goes to standard error. Returns the function that prints the document.
 */
export function openJsonOutput(): (document: CheckDocument | ImportDocument | RulesDocument) => void {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write;
  return document => void write(`${JSON.stringify(document, undefined, 2)}\n`);
}
