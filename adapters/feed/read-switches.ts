import { reason } from '../../application/finding/reason.ts';
import type { FeedRecord } from '../../application/ports/catalogue/feed.ts';
import { NO_DECIDING_VALUES, type DecidingValues } from './read-figures.ts';
import { isAbsent, readBoolean, shown } from './read-values.ts';

/** Switches that hide data when they are off. */
const SHOWS: ReadonlySet<string> = new Set(['PublishAddress', 'PublicAddress', 'PublishPrice']);
const SWITCHES = [...SHOWS, 'NewBuild', 'Viager'];

/**
 * Finds the switches of a record that are neither yes nor no, sets them to off, so that the data stay hidden until the feed is fixed, and
 * reports them.
 * `readSwitches({ PublishPrice: 'perhaps' }).values` → `{ PublishPrice: false }`
 */
export function readSwitches(fields: FeedRecord): DecidingValues {
  const unclear = SWITCHES.filter(field => {
    const raw = Object.hasOwn(fields, field) ? fields[field] : undefined;
    return !isAbsent(raw) && readBoolean(raw) === undefined;
  });
  if (unclear.length === 0) return NO_DECIDING_VALUES;
  return {
    values: Object.fromEntries(unclear.map(field => [field, false])),
    refused: [],
    leftOut: unclear.map(field => {
      const value = shown(fields[field]);
      return [field, SHOWS.has(field) ? reason('switch-unclear', { value }) : reason('not-yes-no', { value })];
    }),
  };
}
