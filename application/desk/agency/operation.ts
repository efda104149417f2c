import { deskPath } from '../../../domain/desk/desk-pages.ts';
import type { Language } from '../../../domain/text/language.ts';
import { severityLine } from '../../finding/finding-line.ts';
import { reasonText } from '../../finding/reason.ts';
import { importFailure } from '../../operate/import-failure.ts';
import { DESK_FEATURES, type DeskFeature, isDeskFeature } from '../../../domain/desk/features.ts';
import type { AlarmKind, Alarms } from '../../ports/operation/alarms.ts';
import type { DeskFeatures } from '../../ports/desk/desk-features.ts';
import type { ImportRuns, LastImport } from '../../ports/catalogue/import-runs.ts';
import {
  type TimedReport,
  type ImportNote,
  KEPT_REPORTS,
  type NightNote,
  type OperationReports,
} from '../../ports/operation/operation-reports.ts';
import type { Outbox } from '../../ports/mails/outbox.ts';
import type { DeskHandler } from '../shared/desk-handler.ts';
import { standingFindings } from './standing-findings.ts';

/** Operational status of the site; times in Unix ms. */
export type OperationBody = {
  readonly kind: 'operation';
  /** Active alerts. */
  readonly alarms: readonly { readonly kind: AlarmKind; readonly machine: string; readonly since: number }[];
  readonly queues: readonly {
    readonly of: 'mail' | 'lead';
    readonly waiting: number;
    readonly givenUp: number;
    /** Enqueue time of the oldest pending item. */
    readonly oldestAt: number | undefined;
    readonly href: string;
  }[];
  /** Scheduled imports from the agency's CRM; absent if listings come from elsewhere. */
  readonly source:
    | {
        readonly beganAt: number;
        readonly succeededAt: number | undefined;
        readonly failures: number;
        readonly failure: string | undefined;
        /** Language of `failure`. */
        readonly failureLanguage: Language;
      }
    | undefined;
  readonly imports: readonly TimedReport<ShownImport>[];
  /** When the whole feed was last read, Unix ms. */
  readonly wholeAt: number | undefined;
  /** Findings of the last import of the whole feed and of later imports; in English if an older version of the site stored them. */
  readonly lines: readonly string[];
  readonly linesLanguage: Language;
  readonly more: number;
  readonly nights: readonly TimedReport<NightNote>[];
  readonly advertsHref: string;
  /** Switchable features of the desk, and whether listings come from the agency's CRM. */
  readonly parts: readonly { readonly part: DeskFeature; readonly isOn: boolean }[];
  readonly hasSoftware: boolean;
};

/** An import without its findings; `language` is that of the reason (English for error messages). */
export type ShownImport =
  | Extract<ImportNote, { outcome: 'imported' }>
  | { readonly outcome: 'kept' | 'failed'; readonly reason: string; readonly language: Language };

export type OperationParts = {
  readonly alarms: Pick<Alarms, 'current'>;
  readonly outbox: Pick<Outbox, 'depth'>;
  readonly importRuns: Pick<ImportRuns, 'last'>;
  readonly importReports: Pick<OperationReports<ImportNote>, 'last'>;
  readonly nightReports: Pick<OperationReports<NightNote>, 'last'>;
  readonly deskFeatures: Pick<DeskFeatures, 'choose'>;
  readonly hasSoftware: boolean;
};

/** Page for managers: imports, nightly deletions, alerts and queues; also switches features of the desk. */
export function makeOperationDesk(parts: OperationParts): DeskHandler<OperationBody> {
  return {
    async open({ context: { language }, features: on }) {
      const [alarms, mails, leads, source, imports, nights] = await Promise.all([
        parts.alarms.current(),
        parts.outbox.depth('mail'),
        parts.outbox.depth('lead'),
        parts.importRuns.last(),
        parts.importReports.last(KEPT_REPORTS),
        parts.nightReports.last(KEPT_REPORTS),
      ]);
      const queues = [
        ['mail', mails],
        ['lead', leads],
      ] as const;
      const found = standingFindings(imports);
      const linesLanguage = found.lines.length > 0 ? 'en' : language;
      return {
        kind: 'page',
        body: {
          kind: 'operation',
          alarms: alarms.map(({ kind, machine, beganAt }) => ({ kind, machine, since: beganAt })),
          queues: queues.map(([of, { waiting, dead, oldestAt }]) => ({
            of,
            waiting,
            givenUp: dead,
            oldestAt,
            href: `${deskPath('mails', language)}${of === 'lead' ? '?of=lead' : ''}`,
          })),
          source: source && {
            beganAt: source.beganAt,
            succeededAt: source.succeededAt,
            failures: source.failures,
            ...failureOf(source, imports[0]?.report, language),
          },
          imports: imports.map(({ at, report }) => ({ at, report: shownImport(report, language) })),
          wholeAt: found.wholeAt,
          lines: [
            ...new Set(found.findings.map(finding => severityLine(finding.severity, finding, linesLanguage))),
            ...found.lines,
          ],
          linesLanguage,
          more: found.more,
          nights,
          advertsHref: deskPath('adverts', language),
          parts: DESK_FEATURES.map(part => ({ part, isOn: on.has(part) })),
          hasSoftware: parts.hasSoftware,
        },
      };
    },
    async act({ context: { language }, member, now }, sent) {
      const [part, does] = [sent('part'), sent('do')];
      if (!isDeskFeature(part) || (does !== 'switch-on' && does !== 'switch-off')) return { kind: 'none' };
      const action = does === 'switch-on' ? 'part-switched-on' : 'part-switched-off';
      const by = { id: member.id, name: member.name };
      await parts.deskFeatures.choose(part, does === 'switch-on', {
        by,
        at: now,
        action,
        subject: undefined,
        detail: { part },
      });
      return { kind: 'done', location: deskPath('operation', language), notice: { code: action } };
    },
  };
}

/** Reason of the last failed run, in the agent's language where its code is stored. */
function failureOf(
  last: LastImport,
  newest: ImportNote | undefined,
  language: Language,
): Pick<NonNullable<OperationBody['source']>, 'failure' | 'failureLanguage'> {
  const why = importFailure(last, newest);
  return {
    failure: why && reasonText(why, language),
    failureLanguage: why?.code === 'text' ? 'en' : language,
  };
}

function shownImport(note: ImportNote, language: Language): ShownImport {
  // Findings of all imports would make the page too long.
  if (note.outcome === 'imported') return { ...note, lines: [], findings: [], more: 0 };
  return { outcome: note.outcome, ...shownReason(note, language) };
}

/** Why an import published nothing: in the agent's language, or the stored English text if the report has no reason code. */
function shownReason(
  { reason, why }: Exclude<ImportNote, { outcome: 'imported' }>,
  language: Language,
): { readonly reason: string; readonly language: Language } {
  return why ? { reason: reasonText(why, language), language } : { reason, language: 'en' };
}
