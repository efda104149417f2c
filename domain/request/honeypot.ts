/**
 * Hidden field that people cannot reach and browsers do not autofill; its name attracts bots. A submission with this field filled in gets
 * the normal success response but is not stored.
 */
export const HONEYPOT_FIELD = 'homepage';

/** Whether the honeypot is filled in. `isTrapped({ homepage: 'https://…' })` → `true` */
export function isTrapped(raw: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  const sent = Object.hasOwn(raw, HONEYPOT_FIELD) ? raw[HONEYPOT_FIELD] : undefined;
  return (typeof sent === 'string' ? [sent] : (sent ?? [])).some(text => text !== '');
}
