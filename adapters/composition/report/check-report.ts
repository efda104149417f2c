import { severityLine } from '../../../application/finding/finding-line.ts';
import { reason } from '../../../application/finding/reason.ts';
import { type AdvertFindings, type ExternalIds, withExternalIds } from '../../../application/operate/import-report.ts';
import type { FeedFinding } from '../../../application/ports/catalogue/feed.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { ContentFinding } from '../../content/files/content-finding.ts';
import { advertLines } from './advert-lines.ts';
import { joinedFindings } from './check-lines.ts';
import { advertEntries, type CheckDocument, feedEntry, type FindingEntry } from './command-document.ts';
import { COMMAND_WORDS, type CommandWords } from './command-words.ts';

type CheckSeverity = 'wrong' | 'warning';

/**
 * Collects the findings of a check: prints each as a line and keeps it for the JSON document. A feed is named by its file, `-` for standard
 * input.
 */
export class CheckReport {
  /** Language of the site; English until its content is read. */
  language: Language = 'en';
  readonly #print: (line: string) => void;
  readonly #entries: FindingEntry[] = [];
  readonly #feeds: CheckDocument['feeds'] = [];
  readonly #lines = { wrong: 0, warning: 0 };

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  get #words(): CommandWords {
    return COMMAND_WORDS[this.language];
  }

  /** Adds a finding that concerns no feed. */
  text(severity: CheckSeverity, text: string): void {
    this.findings(severity, '', [{ id: '', field: '', reason: reason('text', { text }) }]);
  }

  /** Adds findings on a file; findings on a feed get the ids of its CRM. */
  findings(
    severity: CheckSeverity,
    file: string,
    findings: readonly FeedFinding[],
    externalIds: ExternalIds = new Map(),
  ): void {
    const identified = withExternalIds(findings, externalIds);
    this.#entries.push(...identified.map(finding => feedEntry(severity, file, finding, this.language)));
    for (const found of joinedFindings(this.#shown(file), identified, this.language)) {
      this.#lines[severity]++;
      this.#print(severityLine(severity, found, this.language));
    }
  }

  content(severity: CheckSeverity, findings: readonly ContentFinding[]): void {
    for (const { file, item, field, reason: why } of findings)
      this.findings(severity, file, [{ id: item, field, reason: why }]);
  }

  adverts(file: string, adverts: readonly AdvertFindings[], externalIds: ExternalIds): void {
    this.#entries.push(...advertEntries(file, adverts, externalIds, this.language));
    for (const line of advertLines(adverts, Number.POSITIVE_INFINITY, this.language)) {
      this.#lines.warning++;
      this.#print(line);
    }
  }

  feed(file: string, listings: number, projects: number): void {
    this.#feeds.push({ file, listings, projects });
    this.#print(this.#words.check.shown(this.#shown(file), listings, projects));
  }

  noSite(contentDirectory: string): void {
    this.#print(this.#words.check.noSite(contentDirectory));
  }

  /** Prints the totals and returns the JSON document with all findings. */
  end(): CheckDocument {
    this.#print(this.#words.check.counted(this.#lines.wrong, this.#lines.warning));
    const wrong = this.#entries.filter(({ severity }) => severity === 'wrong').length;
    return {
      format: 1,
      command: 'check',
      outcome: wrong === 0 ? 'nothing-wrong' : 'wrong',
      wrong,
      warnings: this.#entries.length - wrong,
      feeds: this.#feeds,
      findings: this.#entries,
    };
  }

  #shown(file: string): string {
    return file === '-' ? this.#words.standardInput : file;
  }
}
