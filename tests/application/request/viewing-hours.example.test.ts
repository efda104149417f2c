import { describe, expect, test } from 'vitest';
import { contentHours } from '../../../application/viewing/property-hours.ts';
import { hasFreeSlot } from '../../../application/viewing/full-hours.ts';
import { DAYS_OFFERED, USUAL_CALENDAR, viewingDays } from '../../../domain/appointment/viewing-calendar.ts';
import type { AgencyHours } from '../../../domain/appointment/viewing-hours.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { anEntry } from '../../contracts/audit/desk-log.contract.ts';
import { type LinkDesk, mailOf, openLinkDesk, pathIn, shownAs } from '../../support/site/link-desk.ts';
import { WELL } from '../../support/site/open-forms.ts';

const FORM = WELL['contact-appointment'];
const PROPERTY = String(FORM['property']);
const DAY = '2026-10-27';
const send = (desk: LinkDesk, more: Record<string, string> = {}) =>
  desk.send('contact-appointment', { ...FORM, ...more }, { language: 'en' });
const prepared = (desk: LinkDesk) => desk.prepare('contact-appointment', 'en', PROPERTY);
const decide = (desk: LinkDesk, change: Partial<AgencyHours>) =>
  desk.ports.store.viewingHoursWriter.setAgency({ ...contentHours(desk.content.settings), ...change }, anEntry(1));
const NOW = { today: DAY, time: '00:00' };
const SLOT = { id: 'am' as const, from: '10:00', to: '13:00' };
const span = (from: string, until: string) => ({
  from: brusselsInstant(DAY, from),
  until: brusselsInstant(DAY, until),
});

describe('a visitor who requests a viewing', () => {
  test('sees slots in which the agent is busy as full', async () => {
    const desk = openLinkDesk();
    const { sampleAgents, busyFeeds } = desk.ports.store;
    const personId = (await desk.ports.catalogue.listings([PROPERTY as ListingId]))[0]?.agentId;
    await sampleAgents.add(anAgent('An', { personId }), 'hash');
    await busyFeeds.setAddress('id of An', 'encrypted', anEntry(1));
    await busyFeeds.keep({ agentId: 'id of An', encryptedAddress: 'encrypted' }, [span('09:00', '12:45')], 1, false);
    expect((await prepared(desk)).full).toContainEqual({ day: DAY, slot: 'am' });
    expect(await send(desk)).toEqual({ kind: 'slot-full' });
    expect(await desk.post()).toEqual([]);
    expect(await send(desk, { slot: 'pm1' })).toMatchObject({ kind: 'sent' });
  });

  test('sees a day closed by the agency', async () => {
    const desk = openLinkDesk();
    await decide(desk, { closed: [{ from: DAY, until: DAY }] });
    expect((await prepared(desk)).calendar?.closed).toEqual([{ from: DAY, until: DAY }]);
    expect(await send(desk)).toEqual({ kind: 'invalid', errors: [{ field: 'day', code: 'closed-day' }] });
  });

  test('is asked to call for a property shown by appointment on the phone', async () => {
    const desk = openLinkDesk();
    await desk.ports.store.viewingHoursWriter.setWindows(PROPERTY, { kind: 'phone' }, anEntry(1));
    const closed = {
      why: 'by-phone',
      ways: [{ to: 'contact-me', href: expect.stringContaining(`property=${PROPERTY}`) }],
    };
    expect((await prepared(desk)).closed).toEqual(closed);
    expect(await send(desk)).toEqual({ kind: 'closed', ...closed });
  });

  test('is asked to call or to write where no slot of the next weeks is free', async () => {
    const desk = openLinkDesk();
    expect((await prepared(desk)).closed).toBeUndefined();
    await decide(desk, { closed: [{ from: '2026-10-01', until: '2027-12-31' }] });
    const { closed, full } = await prepared(desk);
    expect(full).toEqual([]);
    expect(closed).toEqual({
      why: 'no-slots',
      ways: [{ to: 'contact-me', href: expect.stringContaining(`property=${PROPERTY}`) }],
    });
  });

  test('waits for confirmation when the agent has to agree, and the slot is reserved', async () => {
    const desk = openLinkDesk();
    await decide(desk, { confirm: 'by-agent' });
    expect((await prepared(desk)).isAsked).toBe(true);
    expect(await send(desk)).toMatchObject({ kind: 'sent', href: expect.stringContaining('asked=1') });
    const mails = await desk.post();
    expect(mails.map(({ template }) => template)).toEqual(['appointment-asked.agency', 'appointment-asked.visitor']);
    expect(await send(desk)).toEqual({ kind: 'slot-full' });
    const path = pathIn(mailOf(mails, 'appointment-asked.visitor'), 'link');
    expect(shownAs(await desk.open(path), 'viewing')).toMatchObject({ state: 'asked', calendarHref: undefined });
    expect(await desk.act(path, { do: 'move', day: DAY, slot: 'pm2' })).toBe('done');
    expect(mailOf(await desk.post(), 'appointment-asked.visitor').data).toMatchObject({ from: '16:00' });
  });

  test('who moves a viewing keeps the old slot when the new one is closed or full', async () => {
    const desk = openLinkDesk();
    expect(await send(desk)).toMatchObject({ kind: 'sent' });
    const path = pathIn(mailOf(await desk.post(), 'appointment-confirmed.visitor'), 'link');
    await desk.ports.store.viewingHoursWriter.block(
      { id: 'a', agentId: undefined, words: '', ...span('13:00', '16:00') },
      anEntry(1),
    );
    const moved = await desk.act(path, { do: 'move', day: DAY, slot: 'pm1' });
    if (moved === 'done') throw new Error('it was moved');
    const { at, form } = shownAs(moved, 'viewing');
    expect(at).toMatchObject({ day: DAY, from: '10:00' });
    expect(form?.full).toContainEqual({ day: DAY, slot: 'pm1' });
    expect(form?.shown).toMatchObject({
      typed: { day: DAY, slot: 'pm1' },
      refusal: { kind: 'invalid', errors: [{ field: 'slot', code: 'slot-full' }] },
    });
  });

  test('is checked against the hours at the time of booking, not those shown before', async () => {
    let [looks, close] = [0, false];
    const desk = openLinkDesk();
    const { viewingHours } = desk.ports.store;
    const look = viewingHours.ofProperty.bind(viewingHours);
    viewingHours.ofProperty = async asked => {
      const found = await look(asked);
      // Between this read and the booking the manager closes the day.
      if (close && looks++ === 0) await decide(desk, { closed: [{ from: DAY, until: DAY }] });
      return found;
    };
    close = true;
    expect(await send(desk)).toEqual({ kind: 'invalid', errors: [{ field: 'day', code: 'closed-day' }] });
    expect(looks).toBe(2);
    expect(await desk.post()).toEqual([]);
  });
});

describe('a calendar', () => {
  const days = viewingDays(USUAL_CALENDAR, [SLOT], NOW, DAYS_OFFERED + 1);
  const full = days.map(day => ({ day, slot: SLOT.id }));

  test('has a free slot unless all are full on the days that the form offers', () => {
    expect(hasFreeSlot(USUAL_CALENDAR, [SLOT], NOW, [])).toBe(true);
    expect(hasFreeSlot(USUAL_CALENDAR, [SLOT], NOW, full.slice(1))).toBe(true);
    expect(hasFreeSlot(USUAL_CALENDAR, [SLOT], NOW, full.slice(0, DAYS_OFFERED))).toBe(false);
    expect(hasFreeSlot(USUAL_CALENDAR, [], NOW, [])).toBe(false);
  });
});
