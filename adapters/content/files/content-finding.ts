import { findingLine } from '../../../application/finding/finding-line.ts';
import type { Reason } from '../../../application/finding/reason.ts';
import type { Language } from '../../../domain/text/language.ts';

/** A problem in a content directory, with its location. */
export type ContentFinding = {
  /** Name of the file, e.g. 'pages.json'. */
  readonly file: string;
  /** Id of the item, or its position in the list, e.g. '#3'; empty if the problem concerns the whole file. */
  readonly item: string;
  /** Path of the field, e.g. 'modules.0.background.color'; empty if the problem concerns the whole item. */
  readonly field: string;
  readonly reason: Reason;
};

/** A file that exists but cannot be read. */
export type FileFault = Pick<ContentFinding, 'file' | 'reason'>;

/** Function that records a finding while a content directory is read. */
export type Report = (file: string, item: string, field: string, reason: Reason) => void;

/** Same as `Report`, for an item known to the caller. */
export type ReportFinding = (field: string, reason: Reason) => void;

/**
 * Formats a finding as one line. `contentLine({ file: 'site.json', item: '', field: 'agency.city', reason: reason('missing') }, 'en')` →
 * `'site.json agency.city: is missing'`
 */
export function contentLine({ file, item, field, reason }: ContentFinding, language: Language): string {
  return findingLine({ file, id: item, field, reason }, language);
}
