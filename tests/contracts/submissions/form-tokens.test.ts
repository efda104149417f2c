import { expect, test } from 'vitest';
import { makeChallenges } from '../../../adapters/captcha/challenges.ts';
import { makeFormTokens } from '../../../adapters/secrets/form-tokens.ts';
import { makeCipher } from '../../../adapters/secrets/cipher.ts';
import { makeWebFormTokens } from '../../../adapters/web-crypto/form-tokens.ts';
import { FASTEST_MS, LONGEST_MS } from '../../../domain/request/form-stamp.ts';
import { isHoneypotFilled } from '../../../domain/request/honeypot.ts';
import { SECRET } from '../../support/site/sample-application.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';
import { describeFormTokens } from './form-tokens.contract.ts';

const seals = makeFormTokens({ secret: SECRET, previous: undefined, fastestMs: undefined });
describeFormTokens('under the secret of a site', seals);
describeFormTokens('under a key of Web Crypto', makeWebFormTokens());

test('a form token is valid from three seconds to twelve hours', () => {
  expect([FASTEST_MS, LONGEST_MS]).toEqual([3_000, 43_200_000]);
});

test('a challenge signed with the same secret is not accepted as a form token', async () => {
  const challenges = makeChallenges({ cipher: makeCipher(SECRET, 'challenge'), clock: { now: () => UNLUCKY } });
  const { token } = challenges.make('contact-me', 'fr');
  expect(await seals.checkStamp(token, 'contact-me', UNLUCKY + 5_000)).toEqual({ refused: 'malformed' });
});

test('a robot is detected by the hidden field', () => {
  expect(isHoneypotFilled({ homepage: 'https://spam.example' })).toBe(true);
  expect(isHoneypotFilled({ homepage: ['', 'x'] })).toBe(true);
  expect(isHoneypotFilled({ homepage: '' })).toBe(false);
  expect(isHoneypotFilled({ remark: 'x' })).toBe(false);
});
