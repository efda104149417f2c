import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { checkFeed } from '../../../adapters/composition/report/check-feed.ts';
import { reason } from '../../../application/finding/reason.ts';
import type { FeedItem } from '../../../application/ports/catalogue/feed.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';
import { GOOD_RECORD } from './good-record.ts';

test('the check names what a source itself warns of, and a value that withdraws a property', async () => {
  const signs = { id: GOOD_RECORD.ID, field: 'immobilie', reason: reason('signs-left-out') };
  const feed: readonly FeedItem[] = [
    { kind: 'scope', scope: 'changes' },
    { kind: 'property', records: [GOOD_RECORD] },
    { kind: 'property', records: [{ ...GOOD_RECORD, ID: '7', Removed: 'yes' }] },
    { kind: 'warning', finding: signs },
  ];
  const { warnings } = await checkFeed(feed, {
    content: SAMPLE.content,
    contentDirectory: 'fixtures/agency',
    pictureHosts: [],
    isCopy: undefined,
    today: '2026-09-20',
  });
  expect(warnings).toContainEqual(signs);
  expect(warnings.map(({ id, field }) => `${id} ${field}`)).toContain('7 Removed');
});

test('the check finds a picture in another spelling of its name, and names one that is missing and one that was cut', async () => {
  const contentDirectory = mkdtempSync(join(tmpdir(), 'clairval-check-'));
  onTestFinished(() => rmSync(contentDirectory, { recursive: true }));
  mkdirSync(join(contentDirectory, 'pictures'));
  const photo = await sharp(randomBytes(60 * 40 * 3), { raw: { width: 60, height: 40, channels: 3 } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(contentDirectory, 'pictures/Façade.jpg'), photo);
  writeFileSync(join(contentDirectory, 'pictures/cut.jpg'), photo.subarray(0, photo.length / 2));
  const Pictures = ['Fa%C3%A7ade', 'gone', 'cut'].map((name, at) => ({ ID: at + 1, Url: `pictures/${name}.jpg` }));
  const feed: readonly FeedItem[] = [
    { kind: 'scope', scope: 'changes' },
    { kind: 'property', records: [{ ...GOOD_RECORD, Pictures }] },
  ];
  const parts = { content: SAMPLE.content, contentDirectory, pictureHosts: [], isCopy: undefined, today: '2026-09-20' };
  expect((await checkFeed(feed, parts)).withoutFile).toEqual([
    { id: GOOD_RECORD.ID, field: 'Pictures', reason: reason('no-file', { file: 'pictures/gone.jpg' }) },
    {
      id: GOOD_RECORD.ID,
      field: 'Pictures',
      reason: reason('picture-left-out', { picture: 'pictures/cut.jpg', why: reason('broken-picture') }),
    },
  ]);
});
