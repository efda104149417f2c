import { resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openSample } from '../../../adapters/composition/server/open-sample.ts';
import { makeMemoryHashes, makeMemoryLinkSecrets } from '../../../adapters/memory/security/secrets.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeMemorySampleHistory } from '../../../adapters/memory/sample/sample-history.ts';
import { makeMemoryPageViews } from '../../../adapters/memory/page-views/page-views.ts';
import { SAMPLE_AGENTS } from '../../../fixtures/builders/desk.ts';
import { SAMPLE_OWNERS } from '../../../fixtures/builders/owners.ts';
import { quickHasher } from '../../support/site/sample-application.ts';
import { openSite, sampleFeed } from '../../support/site/sample-site.ts';

const loads = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../../adapters/composition/sample/apply-sample.ts', async load => {
  loads.count++;
  return load();
});
beforeEach(() => {
  loads.count = 0;
  vi.resetModules();
});

const NOW = Date.parse('2026-11-25T09:00:00Z');
const RECORDED = { of: async () => [] };
const SAMPLE = { contentDirectory: resolve('fixtures/agency'), isPublic: false };
const REAL = { contentDirectory: '/srv/agency', isPublic: true };

/** A store in which a feed named the owners of the sample. */
async function opened() {
  const store = makeMemoryRequestPorts();
  await store.owners.named(new Map(sampleFeed().listings.map(({ id, ownerEmails }) => [id, ownerEmails])));
  const past = makeMemorySampleHistory({ pageViews: makeMemoryPageViews(), submissions: store.submissions });
  const { catalogue } = openSite();
  const [linkSecrets, hashes, clock] = [makeMemoryLinkSecrets(), makeMemoryHashes(), { now: () => NOW }];
  const parts = { store, catalogue, past, changes: RECORDED, hasher: quickHasher, linkSecrets, hashes, clock };
  const open = (site: typeof SAMPLE) => openSample(site, parts);
  return { store, open };
}

describe('the data of the sample agency', () => {
  test('are not loaded by a process that serves a real agency', async () => {
    const { store, open } = await opened();
    const [{ email }] = SAMPLE_OWNERS as [(typeof SAMPLE_OWNERS)[number]];
    await store.owners.addSampleAccount(
      { id: 'own', email: 'me@agency.be', language: 'fr', listingIds: [], invitedAt: 0 },
      'x',
    );
    expect(await open(REAL)).toBe(RECORDED);
    expect(await store.owners.byEmail(email)).toBeUndefined();
    expect(loads.count).toBe(0);
  });

  test('are loaded where the site shows the sample, with its accounts only where it is not public', async () => {
    const { store, open } = await opened();
    expect(await open({ ...SAMPLE, isPublic: true })).not.toBe(RECORDED);
    expect(await store.agentRecords.all()).toEqual([]);
    await open(SAMPLE);
    expect(await store.agentRecords.all()).toHaveLength(SAMPLE_AGENTS.length);
    expect(loads.count).toBe(1);
  });

  test.each(['agents', 'owners'] as const)('are loaded to remove %s that the sample left', async left => {
    const { store, open } = await opened();
    await open(SAMPLE);
    if (left === 'agents') for (const { email } of SAMPLE_OWNERS) await store.accounts.revoke(email);
    else for (const { id } of SAMPLE_AGENTS) await store.sampleAgents.remove(id);
    await open(REAL);
    expect(await store.agentRecords.all()).toEqual([]);
    for (const { email } of SAMPLE_OWNERS) expect(await store.owners.byEmail(email)).toBeUndefined();
  });

  test('are found because all owners have addresses at example.org and all agents ids with the prefix sample-', () => {
    expect(SAMPLE_OWNERS.filter(({ email }) => !email.endsWith('@example.org'))).toEqual([]);
    expect(SAMPLE_AGENTS.filter(({ id }) => !id.startsWith('sample-'))).toEqual([]);
  });
});
