import { describe, expect, test } from 'vitest';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { USUAL_CALENDAR } from '../../../domain/appointment/viewing-calendar.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { freeMoments, insteadOfMoments } from '../../../ui/components/property/use-moments.ts';
import { fixedClock, openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

/** A Friday at noon. */
const NOW = { today: '2026-11-27', time: '12:00' };
const site = openSite([sampleFeed()], SAMPLE.content, fixedClock(Date.parse('2026-11-27T11:00:00Z')));
const bodyOf = async (address: string, language = 'fr') =>
  pageOf(await site.open(address, { cookie: language })).view.body;
const slotsOf = async (id: string) => ((await bodyOf(`/property/${id}/`)) as PropertyBody).viewing;

describe('the slots of viewings on a property’s page', () => {
  test('are those of the agency’s calendar, with the day in words and the form’s address', async () => {
    const slots = await slotsOf('6409556');
    expect(slots?.days.slice(0, 2)).toEqual([
      { day: '2026-11-28', words: 'sam. 28', slots: ['am'] },
      { day: '2026-11-30', words: 'lun. 30', slots: ['am', 'pm1', 'pm2'] },
    ]);
    expect(slots && freeMoments(slots, undefined)[0]).toEqual({
      day: '2026-11-28',
      words: 'sam. 28',
      from: '10:00',
      to: '13:00',
      href: `${slots?.href}&day=2026-11-28&slot=am`,
    });
  });

  test('leave out what is full, too soon or closed by now', async () => {
    const slots = await slotsOf('6409556');
    if (!slots) throw new Error('a viewing can be asked for');
    const full = [{ day: '2026-11-30', slot: 'am' }];
    const [first] = freeMoments(slots, { calendar: USUAL_CALENDAR, now: NOW, full });
    expect(first).toMatchObject({ day: '2026-11-30', from: '14:00' });
    const closed = { phone: '', why: 'by-phone' } as never;
    expect(freeMoments(slots, { calendar: USUAL_CALENDAR, now: NOW, full: [], closed })).toEqual([]);
  });

  test('are absent for a property that is sold', async () => {
    const sold = sampleFeed().listings.filter(({ marquee }) => marquee === MARQUEE.sold);
    expect(sold).not.toEqual([]);
    for (const { id } of sold) expect(await slotsOf(id)).toBeUndefined();
  });
});

describe('a page on which no slot is free', () => {
  const closed = (why: 'by-phone' | 'no-slots') => ({ closed: { why, ways: [] } });

  test.each(LANGUAGES)('says in %s why, what to do next, and leads to a form that can be sent', async language => {
    const { viewing: slots, actions } = (await bodyOf('/property/6409556/', language)) as PropertyBody;
    if (!slots || !actions.information) throw new Error('a viewing can be asked for');
    const { viewing } = phrasesIn(language);
    const asked = { text: viewing.none, name: viewing.ask, href: actions.information };
    // The calendar of the site has no day, or the current one has no free slot.
    expect(insteadOfMoments(slots, undefined)).toEqual(asked);
    expect(insteadOfMoments(slots, { calendar: USUAL_CALENDAR, ...closed('no-slots') })).toEqual(asked);
    expect(insteadOfMoments(slots, { calendar: USUAL_CALENDAR, ...closed('by-phone') })).toEqual({
      text: viewing.phone,
      name: viewing.call,
      href: actions.information,
    });
    expect(insteadOfMoments(slots, { calendar: USUAL_CALENDAR })).toEqual({
      text: viewing.later,
      name: viewing.laterDays,
      href: slots.href,
    });
  });
});

describe('the form of a viewing', () => {
  test('has the day and the slot of its address chosen, and no moment that does not exist', async () => {
    const slots = await slotsOf('6409556');
    const preset = async (query: string) => ((await bodyOf(`${slots?.href}${query}`)) as { preset?: unknown }).preset;
    expect(await preset('&day=2026-11-30&slot=pm1')).toEqual({ day: '2026-11-30', slot: 'pm1' });
    for (const query of ['', '&day=2026-11-30', '&day=2026-02-30&slot=am', '&day=2026-11-30&slot=night'])
      expect(await preset(query)).toBeUndefined();
  });
});
