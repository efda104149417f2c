import robots from 'crawler-user-agents';
import { isbot } from 'isbot';
import { describe, expect, it } from 'vitest';
import { isRobot } from '../../../adapters/robots/is-robot.ts';
import { MISSED_ROBOTS } from '../../../adapters/robots/missed-robots.ts';

const AT_HOME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

describe('robots', () => {
  const agents = robots.flatMap(({ instances }) => instances);

  it('in the public list are recognised, each one', () => {
    expect(agents.length).toBeGreaterThan(0);
    expect(agents.filter(agent => !isRobot(agent))).toEqual([]);
  });

  it('include every user agent that names no browser', () => {
    for (const agent of ['', 'curl/8.9.1', 'Mozilla/5.0', 'python-requests/2.32', 'WhatsApp/2.24.20 A'])
      expect(isRobot(agent)).toBe(true);
  });

  it.each([
    ['Windows', AT_HOME],
    ['Edge', `${AT_HOME} Edg/153.0.0.0`],
    ['Opera', `${AT_HOME} OPR/135.0.0.0`],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:156.0) Gecko/20100101 Firefox/156.0'],
    ['Firefox on a telephone', 'Mozilla/5.0 (Android 15; Mobile; rv:156.0) Gecko/156.0 Firefox/156.0'],
    [
      'Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.6.2 Safari/605.1.15',
    ],
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.6 Mobile/15E148 Safari/604.1',
    ],
    [
      'an app on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.33.108;FBBV/676300101;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/18.7;FBSS/3;FBCR/;FBID/phone;FBLC/fr_FR;FBOP/5]',
    ],
    [
      'Chrome on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/153.0.8010.24 Mobile/15E148 Safari/604.1',
    ],
    [
      'an old Samsung',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/30.0 Chrome/143.0.0.0 Mobile Safari/537.36',
    ],
    [
      'a search app that signs with its version',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36 (Ecosia android@150.0.0.0)',
    ],
    [
      'an app on a telephone with brackets in its name',
      'Mozilla/5.0 (Linux; Android 9; moto g(7) play Build/PPY; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 Instagram 400.0.0.1 Android',
    ],
  ])('are not %s', (_, agent) => {
    expect(isRobot(agent)).toBe(false);
  });
});

describe('robots that the package misses', () => {
  const named = MISSED_ROBOTS.flatMap(({ pattern, names }) => names.map(name => [name, pattern] as const));

  it.each(named)('%j is in our list only because the package does not recognise it', (name, pattern) => {
    expect(isbot(name)).toBe(false);
    expect(pattern.test(name)).toBe(true);
    expect(MISSED_ROBOTS.filter(other => other.pattern.test(name)).map(other => other.pattern)).toEqual([pattern]);
  });

  it('are few: the package recognises nearly all of the public list', () => {
    const missed = robots.flatMap(({ instances }) => instances).filter(agent => !isbot(agent));
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.length).toBeLessThan(20);
  });
});
