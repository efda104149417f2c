/** A period of a day in Brussels time: `{ from: '14:30', to: '15:00' }`. */
export type Hours = { readonly from: string; readonly to: string };

/** Minutes since midnight: `minutesOf('14:30')` → `870` */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Time of day from minutes since midnight: `timeAt(870)` → `'14:30'` */
export function timeAt(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':');
}
