const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of day in Brussels at an instant in milliseconds since 1970. `brusselsTime(Date.UTC(2026, 0, 5, 9))` → `'10:00'` */
export function brusselsTime(epochMs: number): string {
  return CLOCK.format(epochMs);
}
