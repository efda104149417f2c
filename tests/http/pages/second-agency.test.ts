import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureSvg } from '../../../adapters/captcha/draw-picture.ts';
import { makeBrandFiles } from '../../../adapters/composition/pages/brand-files.ts';
import { openHouseFile } from '../../../adapters/mail/open-house-calendar.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { viewingFile } from '../../../adapters/mail/viewing-calendar.ts';
import type { ViewingMail } from '../../../application/mail/mail-templates.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { everyAddress } from '../../support/reading/every-address.ts';
import { type HttpSite, serveSite } from '../../support/site/http-site.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';
import { TEMPLATES, sampleMail } from '../../support/site/sample-mails.ts';
import { openSecondAgency, writeSecondAgency } from '../../support/site/second-agency.ts';

const directory = await writeSecondAgency();
const second = await openSecondAgency(directory);
const { content, site } = second;
const publicUrl = 'https://noordkaai.example';
const sender = { agency: content.agency, colours: content.brand.colours, publicUrl };
let served: HttpSite;
beforeAll(async () => {
  served = await serveSite({ site, publicUrl, render: drawPages(site, true) });
});
afterAll(async () => {
  await served.stop();
  rmSync(directory, { recursive: true });
});

/** Data specific to the sample agency; white is excluded because any agency may use it. */
const { agency } = SAMPLE.content;
const OF_THE_SAMPLE = [
  agency.name,
  agency.street,
  agency.phone,
  agency.enterpriseNumber,
  agency.licence,
  ...Object.values(SAMPLE.content.brand.colours).filter(colour => colour !== '#ffffff'),
].map(text => text.toLowerCase());
/** The sample agency's data that occur in a text. */
const ofTheSample = (text: string) => OF_THE_SAMPLE.filter(particular => text.toLowerCase().includes(particular));
const answers = new Map<string, ReturnType<typeof asked>>();
/** Requests each path once for all tests. */
function get(path: string) {
  const answer = answers.get(path) ?? asked(path);
  answers.set(path, answer);
  return answer;
}
const asked = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${served.port}${path}`, { redirect: 'manual' });
  return { status: response.status, headers: JSON.stringify([...response.headers]), text: await response.text() };
};

describe('a second agency', () => {
  test('passes the check, and none of its colours is replaced for contrast', () => {
    expect(second.report).toEqual([]);
    expect(second.feed.refused).toEqual([]);
    const { colors } = (JSON.parse(readFileSync(join(directory, 'site.json'), 'utf8')) as { brand: { colors: object } })
      .brand;
    expect(content.brand.colours).toMatchObject(colors);
  });

  test('has pages in its languages without data of the sample', async () => {
    const addresses = await everyAddress(site);
    expect(new Set(addresses.map(({ language }) => language))).toEqual(new Set(['nl', 'fr']));
    expect(addresses).not.toEqual([]);
    const wrong: unknown[] = [];
    for (const { path } of addresses) {
      const { status, headers, text } = await get(path);
      const found = ofTheSample(headers + text);
      // An untranslated key is rendered as it is.
      const keys = [...text.matchAll(/>\s*((?:common|list|form|home|portal|search|listing)\.[a-z]\w*)\s*</g)];
      if (status !== 200 || found.length > 0 || keys.length > 0) wrong.push({ path, status, found, keys });
    }
    expect(wrong).toEqual([]);
  });

  test('links to no page that it does not have', async () => {
    const addresses = await everyAddress(site);
    const links = new Set<string>();
    for (const { path } of addresses)
      for (const [, href = ''] of (await get(path)).text.matchAll(/<a[^>]* href="(\/[^"#?]*)/g)) links.add(href);
    const missing: string[] = [];
    for (const href of links) if ((await get(href)).status >= 400) missing.push(href);
    expect(links.size).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test.each(LANGUAGES.filter(language => !content.settings.languages.includes(language)))(
    'has nothing in a language that it does not have: %s',
    async language => {
      for (const path of [
        `/${language}/`,
        `/${language}/for-sale/`,
        `/${language}/contact/`,
        `/sitemap-${language}-1.xml`,
      ]) {
        const { status, text } = await get(path);
        expect([path, status]).toEqual([path, 404]);
        expect(ofTheSample(text)).toEqual([]);
      }
      const { text } = await get('/nl/');
      expect(text).not.toContain(`hreflang="${language}"`);
    },
  );

  test('has its own structured data, sitemap and contact card', async () => {
    const { text } = await get('/nl/');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@id': `${publicUrl}/#agency`,
      name: content.agency.name,
      logo: `${publicUrl}/icons/icon-180.png`,
    });
    expect(text).toMatch(/<img src="\/icons\/logo\.svg\?[\da-f]{8}" width="280" height="64"/);
    expect(text).toContain(`<meta name="theme-color" content="${content.brand.colours.paper}">`);
    expect(text).toContain(`<meta property="og:image" content="${publicUrl}/preview.png">`);
    expect(text).toMatch(/<link rel="icon" href="\/icons\/icon-96\.png\?[\da-f]{8}" type="image\/png">/);
    for (const path of [
      '/sitemap.xml',
      '/sitemap-nl-1.xml',
      '/robots.txt',
      '/.well-known/security.txt',
      '/contact.vcf',
    ])
      expect([path, ofTheSample((await get(path)).text)]).toEqual([path, []]);
  });

  test('has its own style sheet, manifest and icons', async () => {
    const files = await makeBrandFiles(content, second.markSources, directory);
    const inSvg = ['/icons/logo.svg', '/icons/marker.svg'];
    for (const [address, bytes] of files)
      if (/\.(?:svg|css|webmanifest)$/.test(address))
        expect([address, ofTheSample(Buffer.from(bytes).toString())]).toEqual([address, []]);
    for (const address of inSvg)
      expect(Buffer.from(files.get(address) ?? []).toString()).toContain(content.brand.colours.valley);
    expect(JSON.parse(Buffer.from(files.get('/site.webmanifest') ?? []).toString())).toMatchObject({
      name: 'Noordkaai Vastgoed',
      short_name: 'Noordkaai',
      lang: 'nl',
    });
    const phone = await sharp(files.get('/icons/icon-512.png')).removeAlpha().raw().toBuffer();
    const at = 3 * (150 * 512 + 256);
    expect([...phone.subarray(at, at + 3)]).toEqual([0x0b, 0x53, 0x94]);
  });

  test('sends mails and calendars without data of the sample', () => {
    for (const template of TEMPLATES)
      for (const language of content.settings.languages) {
        const mail = renderMail({ ...sampleMail(template, language), to: 'jan@example.be' }, sender);
        // Texts of the sample mails name the street of the sample's office as the place of a viewing.
        const said = JSON.stringify(mail).replaceAll(agency.street, '');
        expect([template, ofTheSample(said)]).toEqual([template, []]);
        expect(mail.html).toContain(content.brand.colours.ink);
        expect(mail.from).toEqual({ name: 'Noordkaai Vastgoed', address: 'hallo@noordkaai.example' });
      }
    const { data } = sampleMail('appointment-confirmed.visitor', 'nl');
    const viewing = viewingFile(data as ViewingMail, 'nl', sender);
    expect(viewing).toContain('PRODID:-//Noordkaai Vastgoed//Visits//EN');
    const openHouse = openHouseFile(
      {
        at: { day: '2026-11-28', from: '10:00', to: '12:00' },
        subject: { id: '2100001', title: 'Pakhuis', path: '/nl/' },
        location: 'Kattendijkdok 7',
        agent: { name: 'Noordkaai', phone: '+3232223344' },
        askedAt: 0,
      } as unknown as Parameters<typeof openHouseFile>[0],
      'nl',
      sender,
    );
    expect(ofTheSample(viewing.replaceAll(agency.street, '') + openHouse)).toEqual([]);
  });

  test('draws challenges in its own colours', () => {
    for (let seed = 0; seed < 40; seed++) {
      const drawn = pictureSvg('ACFHJ', seed, content.brand.colours);
      expect(ofTheSample(drawn)).toEqual([]);
      expect(drawn).toContain(content.brand.colours.paper);
    }
  });
});
