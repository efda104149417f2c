/**
 * Hidden field that people cannot reach; its name attracts bots. Password managers and extensions may fill it in too, so a submission with
 * this field filled in is not stored, and the sender is asked to send it once more from a form without the field.
 */
export const HONEYPOT_FIELD = 'homepage';

/** Whether the honeypot is filled in. `isHoneypotFilled({ homepage: 'https://…' })` → `true` */
export function isHoneypotFilled(raw: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  const sent = Object.hasOwn(raw, HONEYPOT_FIELD) ? raw[HONEYPOT_FIELD] : undefined;
  return (typeof sent === 'string' ? [sent] : (sent ?? [])).some(text => text !== '');
}
