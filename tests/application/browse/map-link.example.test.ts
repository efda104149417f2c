import { describe, expect, test } from 'vitest';
import type { ProjectBody } from '../../../application/browse/project-body.ts';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { openSite, pageOf, sampleFeed } from '../../support/site/sample-site.ts';

const feed = sampleFeed();
const site = openSite([feed]);
const linkOn = async (path: string) =>
  (pageOf(await site.open(path, { cookie: 'fr' })).view.body as ProjectBody | PropertyBody).mapLink;

describe('the link of a page to OpenStreetMap', () => {
  test.each(['property', 'project'] as const)('has a marker at the published address of a %s', async kind => {
    const all =
      kind === 'property' ? feed.listings : feed.projects.filter(({ externalWeb }) => externalWeb === undefined);
    const shown = all.find(({ publishAddress, coordinates }) => publishAddress && coordinates);
    const { latitude, longitude } = shown?.coordinates ?? {};
    expect(latitude).toBeDefined();
    expect(await linkOn(`/${kind}/${shown?.id}/`)).toBe(
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    );
  });

  test('shows the town of a property whose address is not published, without a marker', async () => {
    const hidden = feed.listings.find(({ publishAddress, coordinates }) => !publishAddress && coordinates);
    const link = await linkOn(`/property/${hidden?.id}/`);
    expect(link).toMatch(/^https:\/\/www\.openstreetmap\.org\/#map=13\/[\d.]+\/[\d.]+$/);
    expect(link).not.toContain(String(hidden?.coordinates?.latitude));
  });
});
