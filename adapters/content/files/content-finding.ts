import { findingLine } from '../../../application/finding/finding-line.ts';
import type { Reason } from '../../../application/finding/reason.ts';
import type { Language } from '../../../domain/text/language.ts';

/** What is wrong in a content directory, so that the agency finds the place. */
export type ContentFinding = {
  /** 'pages.json' */
  readonly file: string;
  /** The item's id, or its place in the list as '#3'; empty where the whole file is meant. */
  readonly item: string;
  /** 'modules.0.background.color'; empty where the whole item is meant. */
  readonly field: string;
  readonly reason: Reason;
};

/** A file that is there and cannot be read. */
export type FileFault = Pick<ContentFinding, 'file' | 'reason'>;

/** Takes down findings while a directory is read. */
export type Report = (file: string, item: string, field: string, reason: Reason) => void;

/** As `Report`, of an item that the caller knows. */
export type ReportFinding = (field: string, reason: Reason) => void;

/**
 * A finding as a line. `contentLine({ file: 'site.json', item: '', field: 'agency.city', reason: reason('missing') }, 'en')` →
 * `'site.json agency.city: is missing'`
 */
export function contentLine({ file, item, field, reason }: ContentFinding, language: Language): string {
  return findingLine({ file, id: item, field, reason }, language);
}
