import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portalPath } from '../../../application/browse/login-body.ts';
import type { PageContext } from '../../../application/view/page-context.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { ANN, openPortal } from '../../support/site/portal-site.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const portal = await openPortal();
const text = fc.oneof(wholeText({ maxLength: 300 }), fc.constantFrom(...NAUGHTY, ANN.email));

test('only the right password logs in, for any input, and nothing throws', async () => {
  const anEmail = fc.oneof(text, fc.constantFrom(ANN.email, ANN.email.toUpperCase()));
  /** Arbitrary text, and variants of the password: other letter case, truncated, extended. */
  const aWrongPassword = fc.oneof(
    text,
    fc.constantFrom(
      ANN.password.toUpperCase(),
      ANN.password.slice(0, -1),
      `${ANN.password} `,
      ` ${ANN.password}`,
      ANN.password + ANN.password,
      `${ANN.password}\u0000`,
    ),
  );
  await reaches({ 'at an account': runs(60) }, met =>
    fc.assert(
      fc.asyncProperty(anEmail, aWrongPassword, fc.ipV4(), async (email, password, network) => {
        const { kind } = await portal.logIn({ email, password, network, before: undefined });
        if (email.toLowerCase() === ANN.email.toLowerCase()) met('at an account');
        expect(['wrong', 'limited']).toContain(kind);
      }),
      { numRuns: runs(300) },
    ),
  );
  expect(await portal.logIn({ ...ANN, network: '192.0.2.9', before: undefined })).toMatchObject({ kind: 'in' });
});

test('a session cookie opens only what was issued, for any value, and nothing throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(text, fc.stringMatching(/^[0-9a-f]{64}$/)), async reference => {
      for (const how of ['use', 'look'] as const) expect(await portal.openSession(reference, how)).toBeUndefined();
      await portal.logOut(reference);
    }),
  );
});

test('a link opens only what was issued, for any value, and nothing throws', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (token, password) => {
      expect(await portal.setPassword(token, { password, repeated: password })).toEqual({ kind: 'gone' });
    }),
  );
});

test('the page opened after the login belongs to the portal, for any value', () => {
  const { content, routes, places } = portal.site.current();
  const context = { language: 'fr', content, routes, places } as unknown as PageContext;
  const known = /^\/fr\/espace-proprietaire\/(?:securite\/|[^/]+\/)?$/;
  const parts = fc.constantFrom(
    '/',
    '//',
    '\\',
    'http:',
    'https:',
    'javascript:',
    '@',
    'evil.example',
    'fr',
    'nl',
    'portal',
    'espace-proprietaire',
    'eigenaarsportaal',
    '6398214',
    'login',
    '..',
    '.',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '?next=',
    '#',
    ' ',
    '\u0000',
    'a-vendre',
  );
  /** Portal pages, unchanged or with a character that could make the URL leave the site. */
  const aDistorted = fc
    .tuple(
      fc.constantFrom(
        '/portal/',
        '/fr/espace-proprietaire/',
        '/nl/eigenaarsportaal/beveiliging/',
        '/fr/espace-proprietaire/6398214/',
      ),
      fc.nat(),
      fc.constantFrom('', '', '/', '//', '..', '\\', '@evil.example', '%2f', '\t', '?a=b', '#c'),
    )
    .map(([page, place, put]) => {
      const at = place % (page.length + 1);
      return page.slice(0, at) + put + page.slice(at);
    });
  const address = fc.oneof(
    text,
    fc.array(parts, { maxLength: 8 }).map(all => all.join('')),
  );
  reaches({ opened: runs(100), nothing: runs(300) }, met =>
    fc.assert(
      fc.property(fc.oneof(address, aDistorted), next => {
        const path = portalPath(context, next);
        met(path === undefined ? 'nothing' : 'opened');
        if (path !== undefined) expect(path).toMatch(known);
      }),
      { numRuns: runs(2_000) },
    ),
  );
  expect(portalPath(context, '/portal/')).toBe('/fr/espace-proprietaire/');
  expect(portalPath(context, '/nl/eigenaarsportaal/beveiliging/?a=b#c')).toBe('/fr/espace-proprietaire/securite/');
  expect(portalPath(context, '/fr/espace-proprietaire/6398214/')).toBe('/fr/espace-proprietaire/6398214/');
});
