import { afterAll, describe, expect, test } from 'vitest';
import { drawPages } from '../../support/reading/draw.ts';
import { serveSite } from '../../support/site/http-site.ts';
import { readQrCode } from '../../support/reading/read-qr-code.ts';
import { openSite } from '../../support/site/sample-site.ts';

const sample = openSite();
const site = await serveSite({ site: sample, render: drawPages(sample), publicUrl: 'https://agency.example:8443' });
afterAll(() => site.stop());

const LABELS = {
  fr: 'Cette page sur votre téléphone',
  nl: 'Deze pagina op uw telefoon',
  en: 'This page on your phone',
  de: 'Diese Seite auf Ihrem Telefon',
};

describe.each(['', '?view=print'])('the HTML of a property, /property/6434027/%s', query => {
  test.each(Object.entries(LABELS))('has its full address and a QR code of its page in %s', async (language, label) => {
    const asked = `/property/6434027/?lng=${language}${query.replace('?', '&')}`;
    const first = await site.get(asked, { cookie: `lng=${language}` });
    const { text } = first.status === 302 ? await site.get(String(first.headers['location'])) : first;
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? [];
    const [image = ''] = /<svg class="qr-code".*?<\/svg>/s.exec(text) ?? [];
    expect(image).toContain(`aria-label="${label}"`);
    const [, left, top, side] = /viewBox="(-4) (-4\.5) (\d+) \3"/.exec(image) ?? [];
    expect([left, top]).toEqual(['-4', '-4.5']);
    const [, path = ''] = /<path d="([^"]+)" stroke="#000"/.exec(image) ?? [];
    expect(readQrCode({ size: Number(side) - 8, path })).toBe(canonical);
    expect(canonical).toMatch(new RegExp(`^https://agency\\.example:8443/${language}/`));
    expect(text).toContain('<strong>agency.example:8443/property/6434027/</strong>');
  });
});
