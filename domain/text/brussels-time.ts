const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Brussels time of day at an instant (Unix ms). `brusselsTime(Date.UTC(2026, 0, 5, 9))` → `'10:00'` */
export function brusselsTime(epochMs: number): string {
  return CLOCK.format(epochMs);
}

const HOUR_MS = 3_600_000;

/**
 * The instant (Unix ms) of a Brussels time on an ISO day, for days since 1996. When clocks go back, a repeated time is its first
 * occurrence; when they go forward, a skipped time is taken as winter time.
 * `brusselsInstant('2026-01-05', '10:00')` → `Date.UTC(2026, 0, 5, 9)`
 */
export function brusselsInstant(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const summer = asUtc - 2 * HOUR_MS;
  return brusselsTime(summer) === time ? summer : asUtc - HOUR_MS;
}
