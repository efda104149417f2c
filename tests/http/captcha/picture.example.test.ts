import { makeCipher } from '../../../adapters/secrets/cipher.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ALPHABET } from '../../../adapters/captcha/alphabet.ts';
import { makeCaptchaPictures } from '../../../adapters/captcha/captcha-pictures.ts';
import { CHALLENGE_MS, makeChallenges } from '../../../adapters/captcha/challenges.ts';
import { drawPicture, pictureSvg } from '../../../adapters/captcha/draw-picture.ts';
import { FACES } from '../../../adapters/captcha/outlines.ts';
import { brandColours } from '../../../domain/page/brand-colours.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';

const colours = () => brandColours({});
const secret = new TextEncoder().encode('a secret that is known to tests only');

function atTime(now: number) {
  const clock = { now: () => now };
  return makeCaptchaPictures({
    challenges: makeChallenges({ cipher: makeCipher(secret, 'challenge'), clock }),
    clock,
    colours,
  });
}

describe('the picture of a challenge', () => {
  const { token } = makeChallenges({ cipher: makeCipher(secret, 'challenge'), clock: { now: () => UNLUCKY } }).make(
    'contact-me',
    'fr',
  );

  test('is a PNG that is not cached', async () => {
    const answer = await atTime(UNLUCKY).respond(token);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
      shared: false,
    });
    expect(await sharp(answer.body as Uint8Array).metadata()).toMatchObject({ format: 'png', width: 420, height: 144 });
  });

  test('stays the same, so a second request reveals nothing more', async () => {
    const [once, twice] = await Promise.all([atTime(UNLUCKY).respond(token), atTime(UNLUCKY + 1_000).respond(token)]);
    expect(Buffer.from(once.body as Uint8Array).equals(Buffer.from(twice.body as Uint8Array))).toBe(true);
  });

  test('returns not found once the challenge has expired, or for an unknown address', async () => {
    for (const asked of [atTime(UNLUCKY + CHALLENGE_MS).respond(token), atTime(UNLUCKY).respond('none')]) {
      expect(await asked).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    }
  });

  test('is drawn for many visitors at once, or they are asked to retry later', async () => {
    const pictures = atTime(UNLUCKY);
    const answers = await Promise.all(Array.from({ length: 130 }, () => pictures.respond(token)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter(status => status === 200).length).toBe(102);
    expect(statuses.filter(status => status === 503).length).toBe(28);
    expect((await pictures.respond(token)).status).toBe(200);
  });

  test('has different noise for the same characters', async () => {
    const [one, other] = await Promise.all([drawPicture('ACFHJ', 1, colours()), drawPicture('ACFHJ', 2, colours())]);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
  });
});

describe('the outlines of characters', () => {
  test('exist for each character, so the picture needs no font', () => {
    for (const face of FACES) expect(Object.keys(face).sort()).toEqual([...ALPHABET].sort());
    expect(pictureSvg(ALPHABET, 7, colours())).not.toMatch(/<text|font|href|NaN|undefined/);
  });

  test('have room for the answer of automated tests', async () => {
    expect((await drawPicture('test answer <&>', 3, colours())).length).toBeGreaterThan(1_000);
  });
});
