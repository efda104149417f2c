import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { makeRaiseAlarms } from '../../../application/operate/raise-alarms.ts';
import type { SiteHealth } from '../../../application/operate/site-health.ts';
import { healthProblemsOf } from '../../../application/operate/health-problems.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { ALARM_KINDS } from '../../../application/ports/operation/alarms.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';
import { runs } from '../../support/run/daily-runs.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EMPTY = { waiting: 0, dead: 0, oldestAt: undefined };
const WELL: SiteHealth = {
  mails: EMPTY,
  leads: EMPTY,
  imports: undefined,
  disk: { free: 60e9, total: 100e9 },
  certificateEndsAt: undefined,
  secretMadeAt: undefined,
  backedUpAt: undefined,
};
const IMPORTED = {
  beganAt: NOW,
  ended: { at: NOW, failure: 'no answer' },
  succeededAt: NOW - DAY,
  findings: undefined,
};

const kindsOf = (health: Partial<SiteHealth>, current: Parameters<typeof healthProblemsOf>[1]['current'] = []) =>
  healthProblemsOf({ ...WELL, ...health }, { machine: 'web1', current, now: NOW }).map(({ kind }) => kind);

/** One health problem of each kind. */
const BAD: Readonly<Record<(typeof ALARM_KINDS)[number], Partial<SiteHealth>>> = {
  mails: { mails: { waiting: 3, dead: 0, oldestAt: NOW - 75 * MINUTE } },
  leads: { leads: { waiting: 1, dead: 0, oldestAt: NOW - 61 * MINUTE } },
  imports: { imports: { ...IMPORTED, failures: 2 } },
  disk: { disk: { free: 4.9e9, total: 100e9 } },
  certificate: { certificateEndsAt: NOW + 13 * DAY },
  secret: { secretMadeAt: NOW - 366 * DAY },
  backup: { backedUpAt: NOW - 3 * DAY - MINUTE },
};

test.each(ALARM_KINDS)('a problem of kind %s raises its alarm only', kind => {
  expect(kindsOf(BAD[kind])).toEqual([kind]);
});

test.each<[string, Partial<SiteHealth>]>([
  ['mails that are young', { mails: { waiting: 500, dead: 2, oldestAt: NOW - 59 * MINUTE } }],
  ['one failed import', { imports: { ...IMPORTED, failures: 1 } }],
  ['a disk with room', { disk: { free: 5e9, total: 100e9 } }],
  ['a disk that cannot be asked', { disk: undefined }],
  ['a certificate with weeks to go', { certificateEndsAt: NOW + 15 * DAY }],
  ['a secret of this year', { secretMadeAt: NOW - 364 * DAY }],
  ['a backup of the night before last', { backedUpAt: NOW - 3 * DAY + MINUTE }],
  ['a site that never ran the command', { backedUpAt: undefined }],
])('%s: no alarm', (_, health) => {
  expect(kindsOf(health)).toEqual([]);
});

test('the alarm for a full disk ends only after free space exceeds the limit by a margin', () => {
  const disk = [{ kind: 'disk', machine: 'web1' } as const];
  expect(kindsOf({ disk: { free: 6e9, total: 100e9 } }, disk)).toEqual(['disk']);
  expect(kindsOf({ disk: { free: 7e9, total: 100e9 } }, disk)).toEqual([]);
  expect(kindsOf({ disk: { free: 6e9, total: 100e9 } }, [{ kind: 'disk', machine: 'web2' }])).toEqual([]);
});

test('over any sequence of events on several machines, start and end mails of each kind alternate', async () => {
  let changes = 0;
  const course = fc.array(fc.record({ bad: fc.subarray([...ALARM_KINDS]), by: fc.nat(1) }), {
    minLength: 2,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(course, async looks => {
      const { alarms, outbox } = makeMemoryRequestPorts();
      let now = NOW;
      let health = WELL;
      const machines = ['web1', 'web2'].map(machine =>
        makeRaiseAlarms({
          health: async () => health,
          alarms,
          clock: { now: () => now },
          machine,
          to: 'operator@agency.example',
          language: () => 'nl',
        }),
      );
      for (const { bad, by } of looks) {
        health = Object.assign({ ...WELL }, ...bad.map(kind => BAD[kind]));
        now += MINUTE;
        // At most a dozen minutes pass: too few to end a problem of the health status or to add one.
        await machines[by]?.();
      }
      const mails = await outbox.take(999, now, now + 1);
      const states = new Map<string, string[]>();
      for (const { data } of mails) {
        const key = `${data['kind']} ${data['machine']}`;
        states.set(key, [...(states.get(key) ?? []), String(data['state'])]);
      }
      for (const seen of states.values()) {
        expect(seen).toEqual(seen.map((_, at) => (at % 2 === 0 ? 'begun' : 'over')));
        changes += seen.length;
      }
    }),
    { numRuns: runs(200) },
  );
  expect(changes).toBeGreaterThan(runs(400));
});

test('an alarm of a machine that disappeared ends after a day without a mail', async () => {
  const { alarms, outbox } = makeMemoryRequestPorts();
  await alarms.begin({ kind: 'disk', machine: 'gone' }, NOW, []);
  const look = (now: number) =>
    makeRaiseAlarms({
      health: async () => WELL,
      alarms,
      clock: { now: () => now },
      machine: 'web1',
      to: 'operator@agency.example',
      language: () => 'fr',
    })();
  await look(NOW + DAY - 1);
  expect(await alarms.current()).toHaveLength(1);
  expect(await look(NOW + DAY + 1)).toEqual({ raised: [], resolved: [] });
  expect(await alarms.current()).toEqual([]);
  expect(await outbox.depth()).toMatchObject({ waiting: 0 });
});

test('without an address no mail is sent, but the alarm is stored', async () => {
  const { alarms, outbox } = makeMemoryRequestPorts();
  const parts = { alarms, clock: { now: () => NOW }, machine: 'web1', to: undefined };
  const sound = makeRaiseAlarms({ ...parts, health: async () => ({ ...WELL, ...BAD.disk }), language: () => 'fr' });
  expect((await sound()).raised).toEqual([{ kind: 'disk', machine: 'web1', figures: { percent: 4, megabytes: 4900 } }]);
  expect(await alarms.current()).toHaveLength(1);
  expect(await outbox.depth()).toMatchObject({ waiting: 0 });
});

test.each(LANGUAGES)('mails in %s have no unfilled placeholder for any kind and state', language => {
  for (const kind of ALARM_KINDS)
    for (const state of ['begun', 'over'] as const) {
      const [trouble] = healthProblemsOf({ ...WELL, ...BAD[kind] }, { machine: 'web1', current: [], now: NOW });
      const figures = state === 'over' ? { since: NOW } : (trouble?.figures ?? {});
      const data = { kind, state, machine: trouble?.machine ?? '', figures };
      const { subject, text } = renderMail(
        {
          id: 'a',
          template: 'alarm',
          language,
          to: 'a@agency.example',
          replyTo: undefined,
          data,
          unsubscribe: undefined,
        },
        { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' },
      );
      expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined|NaN/);
      for (const [name, value] of Object.entries(figures))
        if (!['since', 'until'].includes(name)) expect(text).toContain(String(value));
    }
});
