import { describe, expect, test } from 'vitest';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { FREE_TRIES, PER_NETWORK } from '../../../domain/owner/login-throttle.ts';
import { noteFigure } from '../../support/run/figures.ts';
import { openForms, WELL } from '../../support/site/open-forms.ts';
import { ANN, openPortal } from '../../support/site/portal-site.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
/** Longest retry-after shown to people, in seconds. */
const LONGEST = 24 * 3_600;

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns form values with future days; `week` varies recipients and viewing days, which are limited. */
function filledAt(form: (typeof FORM_NAMES)[number], now: number, week: number) {
  const given = WELL[form];
  // Every week has a Friday, and none of these Fridays is a holiday.
  const friday = now + ((12 - new Date(now).getUTCDay()) % 7 || 7) * DAY + week * 7 * DAY;
  return {
    ...given,
    ...('day' in given && { day: dayAt(friday) }),
    ...('friendEmail' in given && { friendEmail: `friend${week}@example.be` }),
    ...('validUntil' in given && { validUntil: dayAt(now + 20 * DAY) }),
  };
}

describe.each([HOUR, YEAR, -HOUR, -YEAR])('a clock that is %i ms off, and right again afterwards,', jump => {
  test('rejects no form for longer than a day, and accepts all once it is right', async () => {
    const desk = openForms();
    let week = 0;
    const sendAll = async (network: string) => {
      week += 1;
      const kinds: string[] = [];
      for (const form of FORM_NAMES) {
        const outcome = await desk.send(form, filledAt(form, desk.now(), week), { network });
        kinds.push(outcome.kind);
        if (outcome.kind === 'limited') expect(outcome.retryAfter).toBeGreaterThan(0);
        if (outcome.kind === 'limited') expect(outcome.retryAfter).toBeLessThanOrEqual(LONGEST);
      }
      return kinds;
    };
    const sent = FORM_NAMES.map(() => 'sent');
    expect(await sendAll('192.0.2.1')).toEqual(sent);
    desk.pass(jump);
    expect(await sendAll('192.0.2.2')).toEqual(sent);
    const open = await desk.filled('site-contact', undefined, { network: '192.0.2.4' });
    desk.pass(-jump);
    expect(await sendAll('192.0.2.3')).toEqual(sent);
    // Below: a form opened while the clock was wrong is accepted, or shown again with its values.
    noteFigure({
      row: 'R10',
      what: `the clock ${jump / HOUR} hours off, and right again`,
      figure: `${3 * FORM_NAMES.length} forms confirmed before, meanwhile and afterwards`,
      target: 'no form refused for good, no mail and no login waiting until that time comes',
      passed: true,
    });
    expect((await desk.submit(open)).kind).toMatch(/^(sent|stamp|captcha)$/);
    // Every accepted form is mailed: no mail is scheduled a year ahead.
    expect((await desk.mails()).length).toBeGreaterThan(3 * FORM_NAMES.length);
  });

  test('locks no owner out and leaves no endless session', async () => {
    const portal = await openPortal();
    const logIn = (password: string, network = '192.0.2.1') =>
      portal.logIn({ email: ANN.email, password, network, before: undefined });
    portal.pass(jump);
    const inside = await logIn(ANN.password);
    const reference = inside.kind === 'in' ? inside.reference : '';
    expect(inside.kind).toBe('in');
    for (let tries = 0; tries < PER_NETWORK + FREE_TRIES; tries++) {
      const { kind, ...more } = await logIn('not it', '198.51.100.1');
      expect(['wrong', 'limited']).toContain(kind);
      if ('retryAfter' in more) expect(more.retryAfter).toBeGreaterThan(0);
      if ('retryAfter' in more) expect(more.retryAfter).toBeLessThanOrEqual(LONGEST);
    }
    portal.pass(-jump);
    expect(portal.now()).toBeGreaterThanOrEqual(UNLUCKY);
    // The longest wait is 15 minutes; a timestamp further ahead is recognised as a wrong clock.
    portal.pass(HOUR / 2);
    expect((await logIn(ANN.password, '198.51.100.1')).kind).toBe('in');
    portal.pass(24 * HOUR);
    expect(await portal.openSession(reference, 'look')).toBeUndefined();
  });
});
