/**
 * Kinds of links in mails; each has a page. Content files and paths contain these strings, so they must not change: 'change-visit'
 * changes a viewing.
 */
export const LINK_KINDS = [
  'confirm-subscription',
  'end-subscription',
  'change-search',
  'pause-alert',
  'confirm-offer',
  'change-visit',
  'stop-recommendations',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Whether a text has the format of a link's secret: 43 or 86 base64url characters. Other texts are not looked up. */
export function isLinkSecret(text: string): boolean {
  return /^(?:[\w-]{43}){1,2}$/.test(text);
}
