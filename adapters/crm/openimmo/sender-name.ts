/**
 * Whether a sender's name tells it from others. A placeholder does not: two agencies may send it, and the full package of one would withdraw
 * the homes of the other. `isSenderName('AG-1')` → `true`, `isSenderName('0')`, `isSenderName('n/a')` → `false`
 */
export function isSenderName(text: string): boolean {
  return /[\p{L}1-9]/u.test(text) && !/^(?:n\/?a|null|undefined|none|unknown|unbekannt)$/i.test(text.trim());
}
