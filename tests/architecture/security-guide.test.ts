import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DESK_LOG_MONTHS } from '../../domain/desk/actions.ts';
import { FORMS } from '../../domain/request/forms.ts';
import { IDLE_MS, LONGEST_MS, WARNING_MS } from '../../domain/owner/session-life.ts';
import { LINK_LIFE_MS } from '../../application/portal/owner-link.ts';
import { UNCONFIRMED_DAYS, USUAL_RETENTION } from '../../domain/request/retention.ts';

const guide = readFileSync('SECURITY.md', 'utf8').replaceAll(/\s+/g, ' ');

/** Figures of the guide, and the line of the code that each repeats. */
const REPEATED: readonly (readonly [told: string, file: string, code: string])[] = [
  ['1000, 100 of a network', 'adapters/node-server/limit-connections.ts', 'most: 1_000,'],
  ['1000, 100 of a network', 'adapters/node-server/limit-connections.ts', 'mostOfNetwork: 100,'],
  ['closed after 30 s', 'adapters/node-server/limit-connections.ts', 'stalledMs: 30_000,'],
  ['head 16 KiB in 10 s', 'adapters/node-server/serve.ts', 'maxHeaderSize: 16_384,'],
  ['head 16 KiB in 10 s', 'adapters/node-server/serve.ts', 'headersTimeout: 10_000,'],
  ['whole in 20 s', 'adapters/node-server/serve.ts', 'requestTimeout: 20_000,'],
  ['path 4096 characters', 'adapters/node-server/serve.ts', 'const MAX_TARGET = 4096;'],
  ['body 64 KiB', 'adapters/node-server/serve.ts', 'const MAX_BODY = 64 * 1024;'],
  ['32 at a time', 'adapters/node-server/read-request.ts', 'const MOST_UPLOADS = 32;'],
  ['100 parts', 'adapters/node-server/read-request.ts', 'const MOST_PARTS = 100;'],
  ['two files of 5 MiB', 'domain/request/check-file.ts', 'MAX_FILE_BYTES = 5 * 1024 * 1024;'],
  ['two files of 5 MiB', 'adapters/composition/site-http.ts', '2 * MAX_FILE_BYTES'],
  ['19 MiB and 2 passes', 'adapters/argon2/password-hasher.ts', '{ memory: 19_456, passes: 2 }'],
  ['3 at a time at most', 'adapters/argon2/password-hasher.ts', 'Math.min(3,'],
  ['250 waiting', 'adapters/argon2/password-hasher.ts', 'MOST_WAITING = 250;'],
  ['2000 tries a minute', 'application/portal/try-password.ts', 'most: 2_000, windowMs: MINUTE'],
  ['2 at a time, 64 waiting', 'adapters/images/picture-service.ts', 'const WAITING = 64;'],
  ['2 at a time, 64 waiting', 'adapters/images/picture-service.ts', 'const AT_WORK = 2;'],
  ['20 s each, 50 megapixels in', 'adapters/images/convert-picture.ts', 'const LONGEST = 20;'],
  ['20 s each, 50 megapixels in', 'adapters/images/convert-picture.ts', 'const MOST_PIXELS_IN = 50_000_000;'],
  ['4 GiB kept', 'adapters/images/picture-store.ts', 'const QUOTA = 4 * 1024 ** 3;'],
  ['2 at a time, 100 waiting', 'adapters/captcha/captcha-pictures.ts', 'const WAITING = 100;'],
  ['2 at a time, 100 waiting', 'adapters/captcha/captcha-pictures.ts', 'const AT_WORK = 2;'],
  ['60 pictures an hour', 'adapters/http-api/captcha-api.ts', 'const MOST_PICTURES = 60;'],
  ['16 words of a text', 'domain/search/words.ts', 'const MOST_WORDS = 16;'],
  ['suggestions of 100 characters', 'adapters/http-api/site-api.ts', '.slice(0, 100)'],
  ['200 corners', 'domain/map/ring.ts', 'MOST_CORNERS = 200;'],
  ['40 municipalities', 'domain/map/zone.ts', 'MOST_MUNICIPALITIES = 40;'],
  ['10000 points', 'domain/map/map-points.ts', 'MOST_MAP_POINTS = 10_000;'],
  ['pieces of 1 MiB', 'adapters/node-server/read-range.ts', 'const PIECE = 1024 * 1024;'],
  ['16 MiB unpacked', 'adapters/map-tiles/open-map-tiles.ts', 'const MOST_UNPACKED = 16 * 1024 * 1024;'],
  ['96 MiB of them', 'adapters/composition/server.ts', 'CACHE_BYTES = 96 * 1024 * 1024;'],
  ['of 2 GB at most', 'adapters/composition/open-source.ts', 'const MOST_BYTES = 2_000_000_000;'],
  ['50000 files in one', 'adapters/crm/openimmo/package-file.ts', 'const MOST_ENTRIES = 50_000;'],
  ['20 GB declared', 'adapters/crm/openimmo/package-file.ts', 'const MOST_BYTES = 20_000_000_000;'],
  ['1 GB and', 'adapters/crm/openimmo/package-file.ts', 'const MOST_XML_BYTES = 1_000_000_000;'],
  ['300 times its packed size', 'adapters/crm/openimmo/package-file.ts', 'const MOST_RATIO = 300;'],
  ['30 s and 64 MB a response', 'adapters/crm/ask-system.ts', 'const LONGEST_MS = 30_000;'],
  ['30 s and 64 MB a response', 'adapters/crm/ask-system.ts', 'const MOST_BYTES = 64 * 1024 * 1024;'],
  ['four tries at most', 'adapters/crm/ask-system.ts', '= [2_000, 5_000, 15_000];'],
  ['of a webhook 15 s', 'adapters/webhook/lead-webhook.ts', 'const LONGEST_MS = 15_000;'],
  ['where 30 % would go', 'application/operate/import-feed.ts', 'const MOST_REMOVED = 0.3;'],
  ['2 a day to a friend', 'application/request/request-limits.ts', 'PER_FRIEND = 2;'],
  ['200 to all', 'application/request/request-limits.ts', 'ALL_FRIENDS = 200;'],
  ['2 MiB of lines', 'adapters/system/batch-lines.ts', 'const MOST = 2 * 1024 * 1024;'],
  ['3 resets an hour', 'application/portal/send-reset-link.ts', 'RESETS_AN_HOUR = 3;'],
  ['4 sent at a time', 'adapters/composition/mail-worker.ts', 'const AT_ONCE = 4;'],
  ['120 s each', 'adapters/mail/smtp-mailer.ts', 'whole: 120_000,'],
];

describe('SECURITY.md repeats the code', () => {
  test.each(REPEATED)('%s of %s', (told, file, code) => {
    expect(guide).toContain(told);
    expect(readFileSync(file, 'utf8')).toContain(code);
  });

  test('of how long logins, links and data last', () => {
    expect([IDLE_MS, LONGEST_MS, WARNING_MS, LINK_LIFE_MS.reset].map(life => life / 60_000)).toEqual([30, 720, 2, 30]);
    for (const told of ['A login ends 30 minutes after', 'and 12 hours after', 'told 2 minutes before'])
      expect(guide).toContain(told);
    expect(guide).toContain('the link of a reset is valid for 30 minutes');
    expect(guide).toContain(`${UNCONFIRMED_DAYS} days until confirmed; mails ${USUAL_RETENTION.mailDays} days`);
  });

  test('of how long the desk keeps its log', () => {
    expect(guide).toContain(`managers, in the desk | ${DESK_LOG_MONTHS} months |`);
    for (const cookie of ['__Host-desk', '__Host-sid']) expect(guide).toContain(cookie);
  });

  test('of how often forms may be sent', () => {
    expect(new Set(Object.values(FORMS).map(({ perHour }) => perHour))).toEqual(new Set([5, 10]));
    expect(guide).toContain('forms 5 or 10 an hour');
  });
});
