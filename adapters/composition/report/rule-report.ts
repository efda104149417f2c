import type { RegisteredRule } from '../../../domain/law/rule-register.ts';
import { announcedRows, type DatedRule, inForce } from '../../../domain/rules/dated-rule.ts';
import { daysBetween } from '../../../domain/text/day.ts';
import type { RulesDocument } from './command-document.ts';

type RuleEntry = RulesDocument['rules'][number];
type RowEntry = RuleEntry['announced'][number];

/**
 * Lists the rules on a day: those in force, those that will take effect and announced ones. Rules whose source was checked longest ago come
 * first. `rulesDocumentOf(RULE_REGISTER, '2028-01-01', '2026-11-27').rules[0]` → `{ name: 'registration-duty', region: 'brussels', days:
 * 118, … }`
 */
export function rulesDocumentOf(register: readonly RegisteredRule[], at: string, today: string): RulesDocument {
  const rows = register.flatMap(rule => rule.rows);
  const count = (has: (row: DatedRule<unknown>) => boolean) => rows.filter(has).length;
  return {
    format: 1,
    command: 'rules',
    at,
    rules: register
      .map(rule => ruleEntry(rule, at, today))
      .sort((a, b) => b.days - a.days || Number(b.doubtful) - Number(a.doubtful)),
    rows: rows.length,
    dated: count(({ from }) => from !== undefined),
    sourced: count(({ source }) => source !== ''),
    doubts: count(({ doubt }) => doubt !== undefined),
  };
}

/** Formats the list as lines for a terminal. The lines are in English, like the rules' sources and remarks. */
export function ruleLines({ at, rules, rows, dated, sourced, doubts }: RulesDocument): readonly string[] {
  return [
    `Rules on ${at}, those that were read longest ago first:`,
    ...rules.flatMap(rule => [
      `${rule.checked} (${rule.days} days ago) ${[rule.name, rule.region].filter(Boolean).join(' ')}, ${rule.file}`,
      ...(rule.inForce ? rowLines('in force', rule.inForce) : ['  in force: nothing known']),
      ...rule.coming.flatMap(row => rowLines('coming', row)),
      ...rule.announced.flatMap(row => rowLines('announced', row)),
    ]),
    `${rules.length} rules, ${rows} rows: ${dated} with a first day, ${sourced} with a source, ${doubts} with a doubt.`,
  ];
}

function rowLines(state: string, { from, value, source, doubt }: RowEntry): readonly string[] {
  const since = from === undefined ? '' : ` from ${from}`;
  return [
    `  ${state}${since}: ${JSON.stringify(value)} (${source})`,
    ...(doubt === undefined ? [] : [`    doubt: ${doubt}`]),
  ];
}

function ruleEntry({ name, region, file, rows }: RegisteredRule, at: string, today: string): RuleEntry {
  const current = inForce(rows, at);
  const coming = rows.filter(({ from, announced }) => !announced && from !== undefined && from > at);
  const planned = announcedRows(rows);
  const relevant = [...(current ? [current] : []), ...coming, ...planned];
  const checked = relevant.map(row => row.checked).sort()[0] ?? today;
  return {
    name,
    ...(region && { region }),
    file,
    checked,
    days: daysBetween(checked, today),
    doubtful: relevant.some(({ doubt }) => doubt !== undefined),
    ...(current && { inForce: rowEntry(current) }),
    coming: coming.map(rowEntry),
    announced: planned.map(rowEntry),
  };
}

function rowEntry({ from, value, source, checked, doubt }: DatedRule<unknown>): RowEntry {
  return {
    ...(from !== undefined && { from }),
    value: JSON.parse(JSON.stringify(value, boundsInWords)),
    source,
    checked,
    ...(doubt !== undefined && { doubt }),
  };
}

/**
 * Replaces `Infinity`, which JSON would write as `null`, by 'any': the upper end of a scale's last bracket, and of an approximate amount
 * that has no upper limit.
 */
function boundsInWords(_: string, value: unknown): unknown {
  return value === Number.POSITIVE_INFINITY ? 'any' : value;
}
