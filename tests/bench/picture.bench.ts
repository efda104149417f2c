import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePictureService } from '../../adapters/images/picture-service.ts';
import { makePictureStore } from '../../adapters/images/picture-store.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { startLogging } from './cached-page.bench.ts';
import { type BenchRow, median, table } from './measure.ts';

const ROUNDS = 15;

/** A cached picture against a bare server that sends the same, and one generated on its first request against bare sharp. */
export async function benchPictures(built: BuiltSite): Promise<BenchRow[]> {
  const { compare, stop } = await startLogging(built);
  try {
    const asked = { path: '/pictures/banner-town?width=600&format=webp', route: 'pictures', requests: 3000 };
    return [await compare('cached picture', asked, {}), await firstPicture()];
  } finally {
    await stop();
  }
}

async function firstPicture(): Promise<BenchRow> {
  const directory = mkdtempSync(join(tmpdir(), 'clairval-picture-bench-'));
  try {
    // Noise, as hard to encode as a photograph.
    const file = join(directory, 'photo.jpg');
    const { data } = await sharp({
      create: {
        width: 3000,
        height: 2000,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .blur(2)
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    await sharp(data).toFile(file);
    const ours: number[] = [];
    const peer: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const pictures = makePictureService(async () => file, makePictureStore(join(directory, `made-${round}`)));
      let start = performance.now();
      await pictures.respond('photo', 'width=1360&format=webp');
      if (round >= 0) ours.push(performance.now() - start);
      start = performance.now();
      await sharp(file)
        .rotate()
        .resize({ width: 1360 })
        .webp({ quality: 78, effort: 4, smartSubsample: true })
        .toBuffer();
      if (round >= 0) peer.push(performance.now() - start);
    }
    return {
      name: 'picture made for the first time',
      ours: median(ours),
      peer: median(peer),
      ratio: median(ours) / median(peer),
      unit: 'ms',
      note: 'peer: sharp alone; 6 megapixels to 1360 wide, webp; at most 1.15',
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log(table(await benchPictures(await buildSite())));
