import { describe, expect, test } from 'vitest';
import { makeDeskDrawing } from '../../adapters/composition/pages/desk-drawing.ts';
import type { AdvertsBody } from '../../application/desk/agency/adverts.ts';
import type { DeskView } from '../../application/desk/desk-view.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { pageKind } from '../../ui/desk/desk-page-kinds.ts';
import { htmlFaults } from '../support/reading/html-faults.ts';
import { SAMPLE } from '../support/site/sample-site.ts';

const BODY: AdvertsBody = {
  kind: 'adverts',
  isReady: false,
  progress: { checked: 4_008, of: 100_000 },
  refreshHref: '/en/desk/adverts/?weight=breach',
  failed: [],
  failedCount: 0,
  tabs: [],
  filter: { weight: '', region: '', agent: '' },
  regions: [],
  agents: [],
  rows: [],
  total: 0,
  isFiltered: false,
  allHref: '/en/desk/adverts/',
  backHref: undefined,
  moreHref: undefined,
};
const draw = makeDeskDrawing(() => SAMPLE.content.settings);
const drawn = async (body: AdvertsBody, language: (typeof LANGUAGES)[number]) => {
  const view: DeskView = {
    language,
    agency: 'Clairval',
    address: '',
    switcher: [],
    frame: undefined,
    notice: undefined,
    body,
  };
  return (await draw(view)).html;
};
const saidOn = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe.each(LANGUAGES)('the page of adverts in %s', language => {
  test('shows the progress of the check, and refreshes without JavaScript', async () => {
    const html = await drawn(BODY, language);
    expect(htmlFaults(html)).toEqual([]);
    expect(saidOn(html)).toMatch(/4\D?008 .+100\D?000/);
    expect(html).toContain('href="/en/desk/adverts/?weight=breach"');
    expect(html).toMatch(/<progress max="100000" value="4008" aria-label="[^"]{10,}">/);
    expect(html).not.toContain('advert-list');
    expect(saidOn(html)).not.toMatch(/undefined|\{\{|\b(?:progress|checking|earlier|refresh|failed)\b\./);
  });

  test('states that its list is from the previous check, and names adverts that could not be checked', async () => {
    const failed = ['7', '8'].map(id => ({ id, href: `/en/desk/adverts/${id}/` }));
    const html = await drawn({ ...BODY, isReady: true, failed, failedCount: 2 }, language);
    expect(htmlFaults(html)).toEqual([]);
    expect(html).toContain('advert-list');
    expect(html).toContain('<a href="/en/desk/adverts/8/"');
    expect(saidOn(html).length).toBeGreaterThan(saidOn(await drawn({ ...BODY, isReady: true }, language)).length);
  });
});

test('the page of adverts polls only while a check is running', () => {
  const { follows } = pageKind('adverts');
  expect(follows?.(BODY)).toBe(true);
  expect(follows?.({ ...BODY, progress: undefined })).toBe(false);
});
