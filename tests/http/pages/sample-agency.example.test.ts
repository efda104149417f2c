import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FREQUENT_PASSWORDS } from '../../../adapters/passwords/frequent-passwords.ts';
import { isSampleAgency } from '../../../adapters/composition/sample-agency.ts';
import { applySampleOwners } from '../../../adapters/composition/sample/sample-owners.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { isGuessable } from '../../../domain/owner/guessable-password.ts';
import { checkNewPassword } from '../../../domain/request/password.ts';
import { SAMPLE_OWNERS } from '../../../fixtures/builders/owners.ts';
import { quickHasher } from '../../support/site/sample-application.ts';
import { sampleFeed } from '../../support/site/sample-site.ts';

const SAMPLE = resolve('fixtures/agency');
const NAMED = new Map(sampleFeed().listings.map(({ id, ownerEmails }) => [id, ownerEmails]));

async function settled(
  directory: string,
  named: typeof NAMED = NAMED,
  ports = makeMemoryRequestPorts(),
): Promise<ReturnType<typeof makeMemoryRequestPorts>> {
  await ports.owners.named(named);
  await applySampleOwners(isSampleAgency(directory), { store: ports, hasher: quickHasher, now: 0 });
  return ports;
}

async function known({ owners }: ReturnType<typeof makeMemoryRequestPorts>): Promise<string[]> {
  const found = await Promise.all(SAMPLE_OWNERS.map(({ email }) => owners.byEmail(email)));
  return found.flatMap(owner => (owner ? [owner.email] : []));
}

describe('the owners of the sample agency', () => {
  test('have accounts with the properties of which the feed names them as owners', async () => {
    const ports = await settled(SAMPLE);
    for (const { email, password, listingIds } of SAMPLE_OWNERS) {
      const account = await ports.passwords.of(email);
      expect(account?.owner.listingIds).toEqual([...listingIds].sort());
      expect(await quickHasher.verify(password, account?.hash)).toMatchObject({ right: true });
    }
    expect(SAMPLE_OWNERS.some(({ listingIds }) => listingIds.length === 1)).toBe(true);
    expect(SAMPLE_OWNERS.some(({ listingIds }) => listingIds.length > 1)).toBe(true);
  });

  test('keep passwords that they have changed', async () => {
    const ports = await settled(SAMPLE);
    const [{ id, email }] = SAMPLE_OWNERS as [(typeof SAMPLE_OWNERS)[number]];
    await ports.accounts.changePassword(id, 'another hash', []);
    await settled(SAMPLE, NAMED, ports);
    expect((await ports.passwords.of(email))?.hash).toBe('another hash');
  });

  test('have no accounts with another agency’s content, even a copy of the sample', async () => {
    for (const directory of ['/srv/agency', `${SAMPLE}-copy`, `${SAMPLE}/../agency-2`]) {
      expect(isSampleAgency(directory)).toBe(false);
      expect(await known(await settled(directory))).toEqual([]);
    }
  });

  test('lose their accounts once the site serves another agency or the feed no longer names them', async () => {
    const ports = await settled(SAMPLE);
    expect(await known(ports)).toHaveLength(SAMPLE_OWNERS.length);
    await settled('/srv/agency', NAMED, ports);
    expect(await known(ports)).toEqual([]);
    expect(await known(await settled(SAMPLE, new Map()))).toEqual([]);
  });

  test('do not affect an account that was invited under the same address', async () => {
    const ports = makeMemoryRequestPorts();
    const [{ email }] = SAMPLE_OWNERS as [(typeof SAMPLE_OWNERS)[number]];
    await ports.owners.addSampleAccount({ id: 'invited', email, language: 'fr', listingIds: [], invitedAt: 0 }, 'hash');
    await settled('/srv/agency', NAMED, ports);
    expect(await known(ports)).toEqual([email]);
  });

  test('have passwords that meet the site’s own rules and are in the documentation', () => {
    for (const { email, password } of SAMPLE_OWNERS) {
      expect(checkNewPassword(password, password)).toBeUndefined();
      expect(isGuessable(password, ['Clairval', email], FREQUENT_PASSWORDS)).toBe(false);
    }
    const told = [
      ...readFileSync('docs/start/first-ten-minutes.md', 'utf8').matchAll(/`([^`\s]+@example\.org)` \| `([^`]+)`/g),
    ];
    expect(told.length).toBeGreaterThan(0);
    for (const [, email, password] of told)
      expect(SAMPLE_OWNERS.find(owner => owner.email === email)?.password).toBe(password);
  });
});
