/**
 * The id under which calendars find a viewing again when it changes: entries that were sent have this spelling.
 * `viewingUid('K7P2', 'agency.example')` → `'visit-K7P2@agency.example'`
 */
export function viewingUid(reference: string, host: string): string {
  return `visit-${reference}@${host}`;
}
