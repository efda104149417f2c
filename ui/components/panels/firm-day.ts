import { dayText } from '../../../domain/text/day.ts';

/** A day whose parts stay on one line, by word joiners. */
export function firmDay(day: string): string {
  return dayText(day, '-\u2060');
}
