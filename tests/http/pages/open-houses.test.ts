import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { openHouseFile } from '../../../adapters/mail/open-house-calendar.ts';
import { makeShowOpenHouse } from '../../../application/request/show-open-house.ts';
import { OPEN_HOUSE_FILE } from '../../../application/view/open-house-view.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { ask } from '../../support/reading/ask.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { parseCalendar, propertyOf } from '../../support/reading/parse-calendar.ts';
import { openApplication } from '../../support/site/sample-application.ts';
import { openSite, UNLUCKY } from '../../support/site/sample-site.ts';
import { serveApplication } from '../../support/server/serve-application.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

/** A home with open houses on two Saturdays of the sample, for twelve visitors at a time. */
const HOME = '6398214';
const FIRST = '2026-11-28T10:00';

const site = openSite();
const application = openApplication({}, site);
const { port, stop } = await serveApplication(application, { render: drawPages(site, true) });
afterAll(stop);

const fileAt = (query: Readonly<Record<string, string>>) =>
  ask(port, { path: `${OPEN_HOUSE_FILE}?${new URLSearchParams(query)}` });

async function pageOf(language: Language): Promise<string> {
  const told = await application.showOpenHouse(language, new URLSearchParams({ property: HOME, at: FIRST }));
  return (await ask(port, { path: told?.subject.path ?? '' })).text;
}

const eventIn = (file: string) => {
  const calendar = parseCalendar(file);
  const event = calendar.parts.find(({ name }) => name === 'VEVENT');
  if (!event) throw new Error('no event');
  return { calendar, event, value: (name: string) => propertyOf(event, name) };
};

describe('an open house', () => {
  test('is on the page of its property in four languages, with its hours, capacity and calendar file', async () => {
    const says = {
      fr: ['Portes ouvertes', 'samedi 28 novembre', '12 places'],
      nl: ['Kijkdagen', 'zaterdag 28 november', '12 plaatsen'],
      en: ['Open house', 'Saturday', '28 November', '12 places'],
      de: ['Offene Besichtigung', 'Samstag, 28. November', '12 Plätze'],
    };
    for (const language of LANGUAGES) {
      const text = await pageOf(language);
      const [block = ''] = /<section class="open-houses".*?<\/section>/s.exec(text) ?? [];
      for (const words of [...says[language], '10:00–12:00', '14:00–16:00']) expect(block).toContain(words);
      const [, href = ''] = /href="([^"]*open-house\.ics[^"]*)"/.exec(block) ?? [];
      expect((await ask(port, { path: href.replaceAll('&amp;', '&') })).status).toBe(200);
    }
  });

  test('is on the card of its property', async () => {
    const path = application.site.current().routes.build('for-sale', 'fr');
    const { text } = await ask(port, { path: `${path}?city=Namur%7C5000` });
    expect(text.match(/<time dateTime="[^"]*">[^<]*/g)).toContain(
      `<time dateTime="${FIRST}">Portes ouvertes sam. 28 nov., 10:00–12:00`,
    );
  });

  test('of a hidden address has a calendar file without a location', async () => {
    const show = makeShowOpenHouse({
      site: site.site,
      clock: { now: () => UNLUCKY },
      catalogue: {
        ...site.catalogue,
        current: async () => {
          const reading = await site.catalogue.current();
          const listings: typeof reading.listings = async ids =>
            (await reading.listings(ids)).map(listing => ({ ...listing, address: undefined }));
          return { ...reading, listings };
        },
      },
    });
    const told = await show('fr', new URLSearchParams({ property: HOME, at: FIRST }));
    if (!told) throw new Error('no open house');
    const { agency } = application.site.current().content;
    const { value } = eventIn(openHouseFile(told, 'fr', { agency, publicUrl: 'https://clairval.example' }));
    expect(value('LOCATION')).toBeUndefined();
    expect(value('UID')).toBe(`open-house-${HOME}-${FIRST}@clairval.example`);
  });

  test('has a calendar file that a calendar treats as the same entry in every language', async () => {
    const query = { language: 'fr', property: HOME, at: FIRST };
    const { status, headers, text } = await fileAt(query);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH']);
    const { calendar, event, value } = eventIn(text);
    expect(propertyOf(calendar, 'METHOD')).toBe('PUBLISH');
    expect(calendar.parts.map(({ name }) => name)).toContain('VTIMEZONE');
    expect(event.lines.map(({ line }) => line)).toContain('DTSTART;TZID=Europe/Brussels:20261128T100000');
    expect(event.lines.map(({ line }) => line)).toContain('DTEND;TZID=Europe/Brussels:20261128T120000');
    expect(value('LOCATION')).toContain('5000 Namur');
    const later = eventIn((await fileAt({ ...query, language: 'nl' })).text);
    expect(later.value('UID')).toBe(value('UID'));
    expect(later.value('SUMMARY')).toContain('Kijkdag');
  });

  test('that does not exist has no calendar file', async () => {
    const any = fc.oneof(fc.constantFrom(...NAUGHTY), wholeText());
    const wrong = fc.oneof(
      fc.record({ property: any, at: fc.constant(FIRST) }),
      fc.record({ property: fc.constant(HOME), at: any }),
    );
    await fc.assert(
      fc.asyncProperty(wrong, async query => {
        expect(await application.showOpenHouse('fr', new URLSearchParams(query))).toBeUndefined();
      }),
    );
    for (const query of [
      'language=fr',
      `language=xx&property=${HOME}&at=${FIRST}`,
      `language=fr&property=${HOME}&at=%`,
    ])
      expect((await ask(port, { path: `${OPEN_HOUSE_FILE}?${query}` })).status).toBe(404);
  });
});
