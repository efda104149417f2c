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

const HOUR_MS = 3_600_000;

/**
 * The instant, in milliseconds since 1970, at which the clocks of Brussels show a time on an ISO day. A time that comes twice, as clocks
 * are put back, is the first of the two; one that is skipped is the same span after midnight. For days since 1996.
 * `brusselsInstant('2026-01-05', '10:00')` → `Date.UTC(2026, 0, 5, 9)`
 */
export function brusselsInstant(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const summer = asUtc - 2 * HOUR_MS;
  return brusselsTime(summer) === time ? summer : asUtc - HOUR_MS;
}
