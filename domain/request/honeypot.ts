/**
 * A field that people neither see nor reach, and that no browser fills in by itself; robots like its name. Where it comes back
 * filled in, the request is answered as if all were well, and not kept.
 */
export const HONEYPOT_FIELD = 'homepage';

/** Whether a robot filled in what it was not shown. `isTrapped({ homepage: 'https://…' })` → `true` */
export function isTrapped(raw: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  const sent = Object.hasOwn(raw, HONEYPOT_FIELD) ? raw[HONEYPOT_FIELD] : undefined;
  return (typeof sent === 'string' ? [sent] : (sent ?? [])).some(text => text !== '');
}
