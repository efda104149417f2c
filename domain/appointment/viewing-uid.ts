/**
 * iCalendar UID of a viewing. Must not change: calendars match updates to earlier entries by it.
 * `viewingUid('K7P2', 'agency.example')` → `'visit-K7P2@agency.example'`
 */
export function viewingUid(reference: string, host: string): string {
  return `visit-${reference}@${host}`;
}
