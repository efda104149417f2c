import robots from 'crawler-user-agents';
import { describe, expect, it } from 'vitest';
import { countsAsVisit, type ListingView } from '../../../domain/statistics/counts-as-visit.ts';
import { isRobot } from '../../../domain/statistics/robot.ts';

const AT_HOME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

const LOOK: ListingView = { method: 'GET', purpose: '', userAgent: AT_HOME, by: 'visitor' };

describe('a look at a property', () => {
  it('counts where a visitor opens its page', () => {
    expect(countsAsVisit(LOOK)).toBe(true);
  });

  it('counts neither for its owner nor for the agency', () => {
    expect(countsAsVisit({ ...LOOK, by: 'owner' })).toBe(false);
    expect(countsAsVisit({ ...LOOK, by: 'agency' })).toBe(false);
  });

  it('needs the page itself, not its head', () => {
    expect(countsAsVisit({ ...LOOK, method: 'HEAD' })).toBe(false);
    expect(countsAsVisit({ ...LOOK, method: 'POST' })).toBe(false);
  });

  it.each([
    'prefetch',
    'prefetch;prerender',
    'prefetch;anonymous-client-ip',
    'prerender',
    'preview',
    'Preview',
    'instant',
  ])('is none where the browser fetches in advance: %s', purpose => {
    expect(countsAsVisit({ ...LOOK, purpose })).toBe(false);
  });
});

describe('robots', () => {
  const agents = robots.flatMap(({ instances }) => instances);

  it('of the public list are known, each one', () => {
    expect(agents.length).toBeGreaterThan(2_000);
    expect(agents.filter(agent => !isRobot(agent))).toEqual([]);
  });

  it('are all that names no browser', () => {
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
