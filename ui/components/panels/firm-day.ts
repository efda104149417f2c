import { dayText } from '../../../domain/text/day.ts';

/** The text of a day with word joiners between its parts, so that they stay on one line. */
export function firmDay(day: string): string {
  return dayText(day, '-\u2060');
}
