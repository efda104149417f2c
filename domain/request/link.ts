/**
 * What the links of mails lead to, each to a page of its own. Content files and paths name them, so these strings stay:
 * 'change-visit' changes a viewing, a word that 'visit' does not mean elsewhere in the code.
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

/**
 * Whether a text can be the secret of a link: one or two times 43 letters of base64url. Anything else is not looked up.
 * `isLinkSecret('../etc')` → `false`
 */
export function isLinkSecret(text: string): boolean {
  return /^(?:[\w-]{43}){1,2}$/.test(text);
}
