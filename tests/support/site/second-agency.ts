import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { newAgencyFiles } from '../../../adapters/composition/new/new-agency.ts';
import { readSite } from '../../../adapters/composition/site/read-site.ts';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { parseFeed } from '../reading/parse-feed.ts';
import { openSite, UNLUCKY } from './sample-site.ts';

/** An agency as different from the sample as possible: region, languages, colours, typefaces and shapes. */
const SECOND = {
  name: 'Noordkaai Vastgoed',
  languages: ['nl', 'fr'],
  town: 'Antwerpen',
  postcode: '2000',
  email: 'hallo@noordkaai.example',
  phone: '+3232223344',
  hours: [{ from: '09:00', to: '17:00' }],
} as const;

const COLORS = {
  paper: '#ffffff',
  card: '#f6f9fc',
  ink: '#14213d',
  valley: '#0b5394',
  brick: '#a3460f',
  sand: '#dce8f2',
  error: '#b00020',
};

const MENTIONS = {
  legalName: 'Noordkaai BV',
  street: 'Kattendijkdok 7',
  enterpriseNumber: '0999.992.202',
  vatNumber: 'BE 0999.992.202',
  licence: 'BIV 509 991',
  insurer: 'Verzekeringen De Schelde NV (fictief)',
  insurancePolicy: '730.990.022',
  thirdPartyAccount: 'BE87 9990 0000 2494',
};

const begunSite = z.looseObject({ agency: z.looseObject({}) });

/** A wide logo of vertical bars and a wave, which resembles none of the software's typefaces. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 64"><path fill="${COLORS.valley}" d="M4 8h10l16 28V8h10v48H30L14 28v28H4zM52 8h10v20L82 8h13L73 30l24 26H84L62 33v23H52z"/><path fill="none" stroke="${COLORS.brick}" stroke-width="7" stroke-linecap="round" d="M114 44q14-16 28 0t28 0 28 0 28 0 28 0"/></svg>`;
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><circle cx="256" cy="256" r="250" fill="${COLORS.valley}"/><path fill="none" stroke="#ffffff" stroke-width="44" stroke-linecap="round" d="M96 290q80-90 160 0t160 0"/></svg>`;

const home = (id: string, goal: 0 | 1, more: object) => {
  const common = {
    ID: id,
    WebID: goal === 0 ? 4 : 2,
    Goal: goal,
    City: 'Antwerpen',
    Zip: '2000',
    CountryID: 10,
    PublishPrice: true,
    PublishedOn: '2026-09-01',
    ...more,
  };
  const titles =
    goal === 0
      ? { nl: 'Pakhuis met binnentuin aan het dok', fr: 'Entrepôt avec jardin intérieur au bord du bassin' }
      : { nl: 'Appartement met zicht op de Schelde', fr: 'Appartement avec vue sur l’Escaut' };
  return Object.entries(titles).map(([language, title]) => ({
    ...common,
    Language: language,
    Title: title,
    Description: title,
  }));
};

const FEED = JSON.stringify({
  Properties: [...home('2100001', 0, { Price: 685000 }), ...home('2100002', 1, { Price: 1150, PriceUnit: 2 })],
});

/** Writes the content directory of a second agency, created like `npm run new` does, and returns its path. */
export async function writeSecondAgency(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'second-agency-'));
  const sample = await readContentDirectory('fixtures/agency');
  const begun = newAgencyFiles(sample.files, SECOND, {
    baseMap: builtInBaseMap(),
    now: UNLUCKY,
  });
  const site = begunSite.parse(JSON.parse(begun.get('site.json') ?? ''));
  const files = new Map<string, string | Uint8Array>([
    ...begun,
    [
      'site.json',
      JSON.stringify({
        ...site,
        brand: { colors: COLORS, shortName: 'Noordkaai', logo: 'brand/logo.svg', icon: 'brand/icon.png' },
        agency: { ...site.agency, ...MENTIONS },
      }),
    ],
    ['feed.json', FEED],
    ['brand/logo.svg', LOGO],
    ['brand/icon.png', await sharp(Buffer.from(ICON)).png().toBuffer()],
  ]);
  for (const [name, text] of files) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  return directory;
}

/** The site of the second agency over memory adapters, with the findings of its content and feed. */
export async function openSecondAgency(directory: string) {
  const read = await readSite(directory);
  const feed = parseFeed(FEED);
  return { ...read, site: openSite([feed], read.content), feed };
}
