import { beforeEach, describe, expect, test } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeDeleteExpired } from '../../../application/operate/delete-expired.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { EXPIRING_FORMS, USUAL_RETENTION } from '../../../domain/request/retention.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { aMail, aSubmission, aSubscribing } from '../../arbitraries/a-submission.ts';
import { anEntry } from '../../contracts/audit/desk-log.contract.ts';
import { openSite } from '../../support/site/sample-site.ts';

const DAY = 86_400_000;
/** Half past three on a summer night in Brussels, and the day of that night. */
const NOW = Date.parse('2026-08-31T01:30:00Z');

/** A file store in a `Map`. */
function shelf() {
  const files = new Map<string, number>();
  return {
    files,
    list: async () => [...files].map(([name, at]) => ({ name, at })),
    forget: async (name: string) => void files.delete(name),
  };
}

describe('the nightly erasure', () => {
  let ports: RequestPorts;
  let uploads: ReturnType<typeof shelf>;
  let mailFiles: ReturnType<typeof shelf>;
  let swept: number[];
  beforeEach(() => {
    ports = makeMemoryRequestPorts();
    uploads = shelf();
    mailFiles = shelf();
    swept = [];
  });
  const forget = (now = NOW) =>
    makeDeleteExpired({
      site: openSite([]).site,
      clock: { now: () => now },
      personalData: ports.personalData,
      submissions: ports.submissions,
      subscribers: ports.subscribers,
      subscriptions: ports.subscriptions,
      deskLog: ports.deskLog,
      uploads,
      mailFiles,
      sweep: async at => void swept.push(at),
    })();
  const came = (at: string) => Date.parse(`${at}T10:00:00Z`);
  const held = async (who: string) => (await ports.personalData.export(`${who}@example.be`)).length;

  test.each(EXPIRING_FORMS.filter(form => USUAL_RETENTION.months[form] !== undefined))(
    'erases requests of form %s after their retention months, not earlier',
    async form => {
      const months = USUAL_RETENTION.months[form] ?? 0;
      const last = new Date(Date.UTC(2026, 7 - months, months === 6 ? 28 : 31)).toISOString().slice(0, 10);
      const eve = new Date(Date.parse(last) - DAY).toISOString().slice(0, 10);
      await ports.submissions.accept(aSubmission('old', { form, receivedAt: came(eve) }));
      await ports.submissions.accept(aSubmission('young', { form, receivedAt: came(last) }));
      expect(await forget()).toMatchObject({ requests: 1 });
      expect([await held('old'), await held('young')]).toEqual([0, 2]);
    },
  );

  test('keeps testimonials, alerts and newsletters of any age', async () => {
    const lasting = FORM_NAMES.filter(form => USUAL_RETENTION.months[form] === undefined);
    expect(lasting).toEqual(['demand-register', 'sign-newsletter', 'testimonial']);
    for (const form of lasting)
      await ports.submissions.accept(aSubmission(form, { form, receivedAt: came('2016-01-01') }));
    expect(await forget()).toMatchObject({ requests: 0 });
  });

  test('erases what was not confirmed within seven days, with its request', async () => {
    await ports.submissions.accept(aSubscribing('late', { createdAt: NOW - 7 * DAY - 1 }));
    await ports.submissions.accept(aSubscribing('waiting', { createdAt: NOW - 7 * DAY }));
    await ports.submissions.accept(
      aSubscribing('confirmed', { createdAt: NOW - 99 * DAY, confirmedAt: NOW - 98 * DAY }),
    );
    expect(await forget()).toMatchObject({ subscriptions: 1 });
    expect([await held('late'), await held('waiting'), await held('confirmed')]).toEqual([0, 3, 3]);
  });

  test('erases alerts whose period is over, paused or not', async () => {
    const wish = { goal: 'sale', types: [], zones: [], budget: 1, bedrooms: undefined } as const;
    const until = (day: string) => ({ confirmedAt: 1, wish: { ...wish, period: { from: '2026-01-01', until: day } } });
    for (let at = 0; at < 150; at++) await ports.submissions.accept(aSubscribing(`past ${at}`, until('2026-08-30')));
    const paused = { pausedAt: 2 };
    await ports.submissions.accept(aSubscribing('past paused', { ...until('2026-08-30'), ...paused }));
    await ports.submissions.accept(aSubscribing('paused', { confirmedAt: 1, wish, ...paused }));
    await ports.submissions.accept(aSubscribing('today', until('2026-08-31')));
    expect(await forget()).toMatchObject({ subscriptions: 151 });
    expect((await ports.subscribers.confirmedAlerts(undefined, 9)).map(({ id }) => id)).toEqual([
      'alert paused',
      'alert today',
    ]);
  });

  test('erases mails thirty days after sending, but not pending ones', async () => {
    await ports.outbox.put(['sent', 'just sent', 'waiting'].map(id => aMail(id)));
    await ports.outbox.take(3, 1, 2);
    await ports.outbox.sent('sent', NOW - 30 * DAY - 1);
    await ports.outbox.sent('just sent', NOW - 30 * DAY);
    expect(await forget()).toMatchObject({ mails: 1 });
    mailFiles.files.set('old.eml', NOW - 30 * DAY - 1).set('new.eml', NOW - 30 * DAY);
    expect(await forget()).toMatchObject({ mails: 0, letters: 1 });
    expect([...mailFiles.files.keys()]).toEqual(['new.eml']);
  });

  test('deletes files of erased requests once they are a day old', async () => {
    const keep = (who: string, cv: string, receivedAt: number) =>
      ports.submissions.accept(aSubmission(who, { form: 'job-contact', values: { cv }, receivedAt }));
    await keep('kept', 'kept.pdf', NOW - 99 * DAY);
    await keep('expired', 'expired.pdf', came('2025-08-30'));
    uploads.files.set('kept.pdf', NOW - 99 * DAY).set('expired.pdf', came('2025-08-30'));
    uploads.files.set('orphan.pdf', NOW - DAY - 1).set('on its way.pdf', NOW - DAY);
    expect(await forget()).toMatchObject({ requests: 1, files: 2 });
    expect([...uploads.files.keys()]).toEqual(['kept.pdf', 'on its way.pdf']);
  });

  test('deletes entries of the desk log after twelve months', async () => {
    for (const at of [came('2025-08-30'), came('2025-08-31'), NOW]) await ports.deskLog.note({ ...anEntry(0), at });
    expect(await forget()).toMatchObject({ entries: 1 });
    expect((await ports.deskLog.before(undefined, 9)).map(({ at }) => at)).toEqual([NOW, came('2025-08-31')]);
  });

  test('wipes remaining data in the store’s files last', async () => {
    await forget();
    expect(swept).toEqual([NOW]);
  });

  test('finds nothing on a second run', async () => {
    await ports.submissions.accept(aSubmission('old', { receivedAt: came('2020-01-01') }));
    await forget();
    expect(Object.values(await forget())).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
