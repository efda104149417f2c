import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONNECTION_LIMITS } from '../../adapters/node-server/limit-connections.ts';
import { LINK_LIFE_MS } from '../../application/portal/owner-link.ts';
import { RESETS_AN_HOUR } from '../../application/portal/send-reset-link.ts';
import { ALL_FRIENDS, PER_FRIEND } from '../../application/request/submit/request-limits.ts';
import { DESK_LOG_MONTHS } from '../../domain/desk/actions.ts';
import { MOST_MAP_POINTS } from '../../domain/map/map-points.ts';
import { MOST_CORNERS } from '../../domain/map/ring.ts';
import { MOST_MUNICIPALITIES } from '../../domain/map/zone.ts';
import { IDLE_MS, LONGEST_MS, WARNING_MS } from '../../domain/owner/session-life.ts';
import { MAX_FILE_BYTES } from '../../domain/request/check-file.ts';
import { FORMS } from '../../domain/request/forms.ts';
import { UNCONFIRMED_DAYS, USUAL_RETENTION } from '../../domain/request/retention.ts';

const PAGES = ['operate/security-events', 'develop/logins', 'develop/limits', 'develop/security'];
const guide = PAGES.map(page => readFileSync(`docs/${page}.md`, 'utf8'))
  .join('\n')
  .replaceAll(/\s+/g, ' ');
const minutes = (ms: number) => ms / 60_000;
const formsAnHour = [...new Set(Object.values(FORMS).map(({ perHour }) => perHour))].sort((one, other) => one - other);

/** The guide's figures, built from exported constants in the guide's wording. */
test.each([
  `${CONNECTION_LIMITS.most}, ${CONNECTION_LIMITS.mostOfNetwork} of a network`,
  `closed after ${CONNECTION_LIMITS.stalledMs / 1000} s`,
  `files of ${MAX_FILE_BYTES / 1024 ** 2} MiB`,
  `${MOST_CORNERS} corners`,
  `${MOST_MUNICIPALITIES} municipalities`,
  `${MOST_MAP_POINTS} points`,
  `${PER_FRIEND} a day to a friend`,
  `${ALL_FRIENDS} to all`,
  `${RESETS_AN_HOUR} resets an hour`,
  `forms ${formsAnHour.join(' or ')} an hour`,
  `${minutes(IDLE_MS)} minutes after`,
  `${LONGEST_MS / 3_600_000} hours after`,
  `${minutes(WARNING_MS)} minutes before`,
  `for ${minutes(LINK_LIFE_MS.reset)} minutes`,
  `${UNCONFIRMED_DAYS} days until confirmed`,
  `mails ${USUAL_RETENTION.mailDays} days`,
  `${DESK_LOG_MONTHS} months`,
])('the pages about security state: %s', figure => {
  expect(guide).toContain(figure);
});
