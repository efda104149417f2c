import { describe, expect, test, vi } from 'vitest';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { LinkShown } from '../../../application/link/link-shown.ts';
import { type LinkDesk, mailOf, openLinkDesk, pathIn, shownAs } from '../../support/site/link-desk.ts';
import { shownBy, WELL } from '../../support/site/open-forms.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Books a viewing and returns the path that changes it. */
async function book(desk: LinkDesk, more: Record<string, string> = {}, language: 'en' | 'nl' = 'en'): Promise<string> {
  const outcome = await desk.send('contact-appointment', { ...WELL['contact-appointment'], ...more }, { language });
  expect(outcome.kind).toBe('sent');
  return pathIn(mailOf(await desk.post(), 'appointment-confirmed.visitor'), 'link');
}

const viewing = async (desk: LinkDesk, path: string) => shownAs(await desk.open(path), 'viewing');
const refusalOf = (answer: 'done' | LinkShown) => {
  if (answer === 'done') throw new Error('it was done');
  return shownAs(answer, 'viewing').form?.shown?.refusal;
};
const cancel = { do: 'cancel' };

describe('a viewing', () => {
  test('is confirmed to the visitor with a calendar entry, and to the agent with all details', async () => {
    const desk = openLinkDesk();
    await desk.send('contact-appointment', {
      ...WELL['contact-appointment'],
      phone: '0470123456',
      remark: 'Is it quiet?',
    });
    const [agency, visitor] = await desk.post();
    expect(agency).toMatchObject({
      template: 'appointment-confirmed.agency',
      language: 'fr',
      replyTo: 'zoe@example.be',
      data: {
        remark: 'Is it quiet?',
        visitorLanguage: 'en',
        visitor: { name: 'Zoë Peeters', phone: '+32470123456', email: 'zoe@example.be' },
      },
    });
    expect(agency?.data['link']).toBeUndefined();
    expect(visitor).toMatchObject({
      template: 'appointment-confirmed.visitor',
      to: 'zoe@example.be',
      data: { day: '2026-10-27', from: '10:00', to: '13:00', sequence: 0 },
    });
  });

  test('of a visitor without e-mail address is mailed to the agent only', async () => {
    const desk = openLinkDesk();
    const { email: _, ...fields } = WELL['contact-appointment'] as Record<string, string>;
    await desk.send('contact-appointment', { ...fields, phone: '0470123456' });
    expect((await desk.post()).map(({ template }) => template)).toEqual(['appointment-confirmed.agency']);
  });

  test('omits an unpublished street and announces that it will be sent later', async () => {
    const told: boolean[] = [];
    const { catalogue } = openLinkDesk();
    const { index } = await catalogue.current();
    for (const listing of await catalogue.listings(index.columns.sale.id.slice(0, 15))) {
      const desk = openLinkDesk();
      await desk.send('contact-appointment', { ...WELL['contact-appointment'], property: listing.id });
      const { data } = mailOf(await desk.post(), 'appointment-confirmed.visitor');
      expect(data['addressFollows'] === true).toBe(listing.address === undefined);
      told.push(data['addressFollows'] === true);
    }
    expect(new Set(told).size).toBe(2);
  });

  test('is shown with its slot, its agent and the free slots of others', async () => {
    const desk = openLinkDesk();
    await book(desk, { day: '2026-10-28', slot: 'pm1' });
    const path = await book(desk);
    expect(await viewing(desk, path)).toMatchObject({
      state: 'confirmed',
      at: { day: '2026-10-27', from: '10:00', to: '13:00' },
      form: {
        action: path,
        shown: { typed: { day: '2026-10-27', slot: 'am' } },
        full: [{ day: '2026-10-28', slot: 'pm1' }],
      },
    });
    expect((await viewing(desk, path)).agent.phone).toMatch(/^\+32/);
  });

  test('keeps the slot hours that the visitor saw, which differ in Dutch', async () => {
    const desk = openLinkDesk();
    const path = await book(desk, { slot: 'pm1' }, 'nl');
    expect((await viewing(desk, path)).at).toMatchObject({ from: '13:00', to: '16:00' });
  });
});

describe('moving a viewing', () => {
  const to = { do: 'move', day: '2026-10-29', slot: 'pm2' };

  test('at an unpublished street names it to the agent at each step, and never to the visitor', async () => {
    const desk = openLinkDesk();
    const listingId = WELL['contact-appointment']['property'] as ListingId;
    const address = { street: 'Rue Cachée', houseNumber: '7', boxNumber: '' };
    const known = {
      publishAddress: false,
      publishPrice: true,
      address,
      ownerEmails: [],
      facts: {},
      streetNamed: false,
    };
    await desk.store.listingsKnown.keep(new Map([[listingId, known]]), []);
    const outcome = await desk.send('contact-appointment', WELL['contact-appointment']);
    expect(outcome.kind).toBe('sent');
    const mails = [...(await desk.post())];
    const path = pathIn(mailOf(mails, 'appointment-confirmed.visitor'), 'link');
    expect(await desk.act(path, to)).toBe('done');
    mails.push(...(await desk.post()));
    expect(await desk.act(path, cancel)).toBe('done');
    mails.push(...(await desk.post()));
    expect(mails).toHaveLength(6);
    for (const { template, data } of mails)
      expect(String(data['meetAt']).startsWith('Rue Cachée 7, '), template).toBe(template.endsWith('.agency'));
  });

  test('mails both people a calendar entry with a higher sequence number and frees the old slot', async () => {
    const desk = openLinkDesk();
    const path = await book(desk);
    expect(await desk.act(path, to)).toBe('done');
    const mails = await desk.post();
    expect(mails.map(({ template }) => template)).toEqual([
      'appointment-changed.agency',
      'appointment-changed.visitor',
    ]);
    for (const { data } of mails)
      expect(data).toMatchObject({ day: '2026-10-29', from: '16:00', to: '19:00', sequence: 1 });
    expect(mailOf(mails, 'appointment-changed.visitor').data['link']).toBe(path);
    expect((await viewing(desk, path)).at).toEqual({ day: '2026-10-29', from: '16:00', to: '19:00' });
    expect(await book(desk)).not.toBe(path);
  });

  test('to its current slot changes nothing and sends no mail; two moves at once move it once', async () => {
    const desk = openLinkDesk();
    const path = await book(desk);
    expect(await desk.act(path, { do: 'move', day: '2026-10-27', slot: 'am' })).toMatchObject({
      unchanged: 'same-time',
      form: { shown: { refusal: undefined } },
    });
    expect(await desk.post()).toEqual([]);
    expect(await Promise.all([desk.act(path, to), desk.act(path, to)])).toEqual(['done', 'done']);
    expect(await desk.post()).toHaveLength(2);
  });

  test.each([
    ['moved', to],
    ['called off', cancel],
  ])(
    'a viewing that is %s while an agent changes it keeps the agent’s change, and the page shows it',
    async (_, raw) => {
      const desk = openLinkDesk();
      const path = await book(desk);
      const { viewingRecords, viewings } = desk.ports.store;
      const byToken = viewingRecords.byToken.bind(viewingRecords);
      vi.spyOn(viewingRecords, 'byToken').mockImplementationOnce(async hash => {
        const seen = await byToken(hash);
        const set = { by: 'agency', kind: 'set-hour', exact: { from: '11:00', to: '11:30' } } as const;
        if (seen) await viewings.change(seen.submissionId, seen.sequence, set, () => []);
        return seen;
      });
      expect(await desk.act(path, raw)).toMatchObject({
        state: 'confirmed',
        unchanged: 'changed-before',
        at: { from: '11:00' },
      });
      expect(await desk.post()).toEqual([]);
      expect(await viewing(desk, path)).toMatchObject({
        state: 'confirmed',
        at: { day: '2026-10-27', from: '11:00', to: '11:30' },
      });
    },
  );

  test('a second time raises the sequence number again', async () => {
    const desk = openLinkDesk();
    const path = await book(desk);
    await desk.act(path, to);
    await desk.act(path, { ...to, slot: 'am' });
    await desk.act(path, cancel);
    const sequences = (await desk.post()).map(({ template, data }) => `${template} ${data['sequence']}`);
    expect(sequences.filter(text => text.includes('visitor'))).toEqual([
      'appointment-changed.visitor 1',
      'appointment-changed.visitor 2',
      'appointment-cancelled.visitor 3',
    ]);
  });

  test('to a full slot fails, and the visitor sees the reason', async () => {
    const desk = openLinkDesk();
    await book(desk, { day: to.day, slot: to.slot });
    const path = await book(desk);
    expect(refusalOf(await desk.act(path, to))).toEqual({
      kind: 'invalid',
      errors: [{ field: 'slot', code: 'slot-full' }],
    });
    expect((await viewing(desk, path)).at.day).toBe('2026-10-27');
    expect(await desk.post()).toEqual([]);
  });

  test('to a slot in which the agent is booked fails, and the page shows the busy hours', async () => {
    const desk = openLinkDesk();
    const [mine, ...others] = shownBy()[0] ?? [];
    for (const property of others.slice(0, desk.content.settings.agentSlotCapacity))
      await book(desk, { property, day: to.day, slot: to.slot });
    const path = await book(desk, { property: mine ?? '' });
    expect((await viewing(desk, path)).form?.full).toEqual([{ day: to.day, slot: to.slot }]);
    expect(refusalOf(await desk.act(path, to))).toMatchObject({ errors: [{ field: 'slot', code: 'slot-full' }] });
  });

  test.each([
    [{ day: '2026-11-08', slot: 'am' }, 'day', 'closed-day'],
    [{ day: '2026-11-11', slot: 'am' }, 'day', 'holiday'],
    [{ day: '2026-11-07', slot: 'pm2' }, 'slot', 'closed-hours'],
    [{ day: '9999-01-04', slot: 'am' }, 'day', 'too-far'],
    [{ day: '2026-10-24', slot: 'am' }, 'day', 'past'],
    [{ day: '', slot: 'am' }, 'day', 'required'],
    [{ day: '2026-10-29', slot: 'night' }, 'slot', 'choice'],
    [{ day: '2026-10-29' }, 'slot', 'required'],
  ])('is validated like the form: %j', async (typed, field, code) => {
    const desk = openLinkDesk();
    const path = await book(desk);
    expect(refusalOf(await desk.act(path, { do: 'move', ...typed }))).toEqual({
      kind: 'invalid',
      errors: [{ field, code }],
    });
  });
});

describe('a viewing of a property that is no longer offered', () => {
  test.each([
    ['sold', { marquee: MARQUEE.sold }],
    ['rented', { goal: 1, marquee: MARQUEE.sold }],
    ['withdrawn', undefined],
  ])('%s: can be cancelled, but not moved, and no page or mail offers another time', async (_, change) => {
    const desk = openLinkDesk();
    const path = await book(desk);
    expect(await viewing(desk, path)).toMatchObject({ isOffered: true, canCancel: true });
    const version = await desk.catalogue.current();
    const listings = version.listings.bind(version);
    const changed = vi
      .spyOn(version, 'listings')
      .mockImplementation(async ids =>
        change ? (await listings(ids)).map(listing => ({ ...listing, ...change }) as never) : [],
      );
    const kept = { state: 'confirmed', isOffered: false, canCancel: true, form: undefined, at: { day: '2026-10-27' } };
    expect(await viewing(desk, path)).toMatchObject(kept);
    expect(await desk.act(path, { do: 'move', day: '2026-10-29', slot: 'am' })).toMatchObject(kept);
    expect(await desk.post()).toEqual([]);
    expect(await desk.act(path, cancel)).toBe('done');
    expect(mailOf(await desk.post(), 'appointment-cancelled.visitor').data).not.toHaveProperty('again');
    changed.mockRestore();
  });

  test('while it is offered, the mail about the cancellation leads to its page', async () => {
    const desk = openLinkDesk();
    await desk.act(await book(desk), cancel);
    expect(mailOf(await desk.post(), 'appointment-cancelled.visitor').data).toMatchObject({ again: true });
  });
});

describe('cancelling a viewing', () => {
  test('mails both people once, frees the slot and is shown from then on', async () => {
    const desk = openLinkDesk();
    const path = await book(desk);
    expect(await Promise.all([1, 2, 3].map(() => desk.act(path, cancel)))).toEqual(['done', 'done', 'done']);
    const mails = await desk.post();
    expect(mails.map(({ template }) => template)).toEqual([
      'appointment-cancelled.agency',
      'appointment-cancelled.visitor',
    ]);
    const shown = await viewing(desk, path);
    expect(shown).toMatchObject({ state: 'cancelled', form: undefined });
    await book(desk);
  });

  test('excludes moving it later', async () => {
    const desk = openLinkDesk();
    const path = await book(desk);
    await desk.act(path, cancel);
    await desk.post();
    expect(await desk.act(path, { do: 'move', day: '2026-10-29', slot: 'am' })).toMatchObject({ state: 'cancelled' });
    expect(await desk.post()).toEqual([]);
  });
});

describe('a viewing that has started', () => {
  test('can neither be moved nor cancelled', async () => {
    const desk = openLinkDesk();
    const path = await book(desk);
    // Sets the clock to 09:59 in Brussels two days later, after the change to winter time.
    desk.pass(Date.parse('2026-10-27T08:59:00Z') - desk.now());
    expect((await viewing(desk, path)).state).toBe('confirmed');
    desk.pass(60_000);
    expect(await viewing(desk, path)).toMatchObject({ state: 'past', form: undefined });
    for (const raw of [cancel, { do: 'move', day: '2026-10-29', slot: 'am' }])
      expect(await desk.act(path, raw)).toMatchObject({ kind: 'viewing', state: 'past' });
    desk.pass(30 * DAY);
    expect((await viewing(desk, path)).state).toBe('past');
    expect(await desk.post()).toEqual([]);
  });
});
