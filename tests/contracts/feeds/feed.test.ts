import { readFileSync } from 'node:fs';
import { openFeed } from '../../../adapters/feed/open-feed.ts';
import { describeFeed } from './feed.contract.ts';

for (const name of ['feed', 'feed-previous', 'feed-next'])
  describeFeed(`of the sample agency, ${name}.json`, () => openFeed(readFileSync(`fixtures/agency/${name}.json`)));
