import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneTimeCodes } from '../../../adapters/one-time-codes/one-time-codes.ts';
import { CODE_STEP_MS, codeStep, inGroupsOfFour, readCode } from '../../../domain/owner/second-factor.ts';
import { runs } from '../../support/run/daily-runs.ts';

/** '12345678901234567890' in base 32: the secret of RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('one-time codes', () => {
  // The appendix has eight digits; these are the last six.
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %i equal those of RFC 6238', (second, code) => {
    const step = codeStep(second * 1000);
    expect(oneTimeCodes.stepOf(RFC_SECRET, code, second * 1000)).toBe(step);
    const later = [-2, -1, 0, 1, 2].map(steps =>
      oneTimeCodes.stepOf(RFC_SECRET, code, second * 1000 + steps * CODE_STEP_MS),
    );
    expect(later).toEqual([undefined, step, step, step, undefined]);
  });

  test('are valid for their own secret only', () => {
    const [one, other] = [oneTimeCodes.secret(), oneTimeCodes.secret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    expect(oneTimeCodes.stepOf(one, '28708', 59_000)).toBeUndefined();
    expect(oneTimeCodes.stepOf(one, '', 59_000)).toBeUndefined();
  });

  test('are set up in an app by a URI with names and secret', () => {
    const address = new URL(oneTimeCodes.address(RFC_SECRET, 'Müller & Zoon', 'zoë+a@example.be'));
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toContain('Müller & Zoon:zoë+a@example.be');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Müller & Zoon',
      secret: RFC_SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  test('for recovery are accepted in any usual spelling, and are all different', () => {
    const made = new Set<string>();
    const written = fc.tuple(fc.boolean(), fc.constantFrom('-', ' ', '', ' - ', '–'), fc.boolean());
    fc.assert(
      fc.property(written, ([small, between, mistaken]) => {
        const code = oneTimeCodes.recovery();
        made.add(code);
        let text = inGroupsOfFour(code, between);
        if (mistaken) text = text.replaceAll('0', 'o').replaceAll('1', 'l');
        expect(readCode(small ? text.toLowerCase() : text)).toEqual({ kind: 'recovery', code });
      }),
      { numRuns: runs(300) },
    );
    expect(made.size).toBe(runs(300));
  });
});
