import { expect, test } from 'vitest';
import { serveSite } from '../../support/site/http-site.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';

test('security.txt names the agency’s address for reports, and expires in half a year', async () => {
  const site = await serveSite();
  const got = await site.get('/.well-known/security.txt');
  const lines = Object.fromEntries(
    got.text
      .trim()
      .split('\n')
      .map(line => line.split(/: (.*)/s)),
  );
  expect(lines).toMatchObject({
    Contact: `mailto:${site.site.content.agency.email}`,
    Canonical: 'https://agency.example/.well-known/security.txt',
    'Preferred-Languages': 'fr, nl, en, de',
  });
  const days = (Date.parse(String(lines['Expires'])) - UNLUCKY) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(366);
  expect(got.headers['content-type']).toBe('text/plain; charset=utf-8');
  await site.stop();
});
