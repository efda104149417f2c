import { MARQUEE } from '../../../domain/listing/display-state.ts';
import type { OfferStep } from '../../../domain/offer/offer-step.ts';
import { describe, expect, test, vi } from 'vitest';
import { type LinkDesk, mailOf, openLinkDesk, pathIn, shownAs } from '../../support/site/link-desk.ts';
import { WELL } from '../../support/site/open-forms.ts';

const DAY = 86_400_000;

/** Drafts an offer and returns the path that confirms it. */
async function draft(desk: LinkDesk, more: Record<string, string> = {}): Promise<string> {
  const outcome = await desk.send('purchase-offer', { ...WELL['purchase-offer'], ...more });
  expect(outcome.kind).toBe('sent');
  const mails = await desk.post();
  expect(mails.map(({ template }) => template)).toEqual(['purchase-offer.agency', 'purchase-offer.sender']);
  return pathIn(mailOf(mails, 'purchase-offer.sender'), 'link');
}

describe('an offer', () => {
  test('is shown with all legally required details; opening the page does not confirm it', async () => {
    const desk = openLinkDesk();
    const path = await draft(desk, { remark: 'The lamps stay.' });
    const shown = shownAs(await desk.open(path), 'offer');
    expect(shown).toMatchObject({
      state: 'draft',
      buyer: 'Zoë Peeters',
      address: 'Rue de Fer 3, 5000 Namur',
      amount: 250_000,
      validUntil: '2026-12-01',
      subjectToCredit: true,
      remark: 'The lamps stay.',
      advance: { percent: 10, amount: 25_000, account: 'BE25 9990 0000 1282' },
      subject: { id: WELL['purchase-offer']['property'] },
    });
    expect(await desk.post()).toEqual([]);
  });

  test('is confirmed once, with one mail to the agent and one to the buyer', async () => {
    const desk = openLinkDesk();
    const path = await draft(desk);
    expect(await Promise.all([1, 2, 3].map(() => desk.act(path)))).toEqual(['done', 'done', 'done']);
    const mails = await desk.post();
    expect(mails.map(({ template }) => template)).toEqual(['offer-confirmed.agency', 'offer-confirmed.sender']);
    const [agency, sender] = mails;
    expect(agency).toMatchObject({ language: 'fr', replyTo: 'zoe@example.be', data: { visitorLanguage: 'en' } });
    expect(sender).toMatchObject({ language: 'en', to: 'zoe@example.be', data: { values: { amount: 250_000 } } });
    expect(agency?.data['receivedAt']).toBe(desk.now());
    expect(shownAs(await desk.open(path), 'offer')).toMatchObject({
      state: 'confirmed',
      confirmedAt: { day: '2026-10-25', time: '02:30' },
    });
    desk.pass(99 * DAY);
    // A repeated confirmation is not an error; the page shows the offer's current state.
    expect(await desk.act(path)).toBe('done');
    expect(shownAs(await desk.open(path), 'offer')).toMatchObject({ state: 'lapsed' });
    expect(await desk.post()).toEqual([]);
  });

  test('of two buyers for one property who confirm within a moment, both are confirmed, each with own mails', async () => {
    const desk = openLinkDesk();
    const paths = [await draft(desk), await draft(desk, { email: 'mia@example.be' })];
    expect(await Promise.all([...paths, ...paths].map(path => desk.act(path)))).toEqual([
      'done',
      'done',
      'done',
      'done',
    ]);
    const mails = await desk.post();
    expect(mails.map(({ template }) => template).toSorted()).toEqual([
      'offer-confirmed.agency',
      'offer-confirmed.agency',
      'offer-confirmed.sender',
      'offer-confirmed.sender',
    ]);
    const buyers = mails.filter(({ template }) => template === 'offer-confirmed.sender').map(({ to }) => to);
    expect(buyers.toSorted()).toEqual(['mia@example.be', 'zoe@example.be']);
  });

  test('that expired is shown as accepted once the agency has recorded the owner’s acceptance in time', async () => {
    const desk = openLinkDesk();
    const path = await draft(desk, { validUntil: '2026-10-26' });
    await desk.act(path);
    const { reference } = shownAs(await desk.open(path), 'offer');
    desk.pass(3 * DAY);
    const at = desk.now();
    await desk.store.offers.change(reference, { kind: 'lapse', at }, () => []);
    expect(shownAs(await desk.open(path), 'offer').state).toBe('lapsed');
    await desk.store.offers.change(
      reference,
      { kind: 'accept', at, on: '2026-10-26', by: 'Mia Maes', answers: [] },
      () => [],
    );
    expect(shownAs(await desk.open(path), 'offer')).toMatchObject({ state: 'accepted', decidedOn: '2026-10-26' });
  });

  test('shows each later state, and stays in it when its link is used again', async () => {
    const desk = openLinkDesk();
    const { offers } = desk.store;
    const path = await draft(desk);
    await desk.act(path);
    const { reference } = shownAs(await desk.open(path), 'offer');
    const at = desk.now();
    const on = '2026-10-25';
    const step = async (taken: OfferStep) => {
      expect((await offers.change(reference, taken, () => [])).kind).toBe('changed');
      expect(await desk.act(path)).toBe('done');
      return shownAs(await desk.open(path), 'offer');
    };
    expect(await step({ kind: 'tell', at, withName: false })).toMatchObject({ state: 'told', counter: undefined });
    const counter = { amount: 260_000, validUntil: '2026-12-05' };
    expect(await step({ kind: 'counter', at, on, counter })).toMatchObject({
      state: 'countered',
      amount: 250_000,
      counter,
      decidedOn: on,
    });
    expect(await step({ kind: 'accept', at, on, by: 'Mia Maes', answers: [] })).toMatchObject({
      state: 'accepted',
      counter,
      decidedOn: on,
      advance: { amount: 26_000 },
    });
    expect(await step({ kind: 'withdraw', at })).toMatchObject({ state: 'withdrawn' });
    expect((await desk.post()).map(({ template }) => template)).toEqual([
      'offer-confirmed.agency',
      'offer-confirmed.sender',
    ]);
  });

  test('that was refused, or answered by the acceptance of another, shows that state', async () => {
    const desk = openLinkDesk();
    const { offers } = desk.store;
    const paths = [await draft(desk), await draft(desk), await draft(desk), await draft(desk)];
    const shown = await Promise.all(paths.map(async path => shownAs(await desk.open(path), 'offer')));
    const [refused = '', accepted = '', answered = '', drafted = ''] = paths;
    for (const path of [refused, accepted, answered]) await desk.act(path);
    const at = desk.now();
    await offers.change(shown[0]?.reference ?? '', { kind: 'refuse', at, on: '2026-10-25' }, () => []);
    await offers.change(
      shown[1]?.reference ?? '',
      { kind: 'accept', at, on: '2026-10-25', by: 'Mia Maes', answers: shown.map(({ reference }) => reference ?? '') },
      () => [],
    );
    await desk.post();
    const stateOf = async (path: string) => shownAs(await desk.open(path), 'offer').state;
    expect(await Promise.all(paths.map(stateOf))).toEqual(['refused', 'accepted', 'answered', 'other-accepted']);
    // The draft was never confirmed, and its button, on a page opened before, confirms nothing any more.
    expect(await desk.act(drafted)).toMatchObject({ state: 'other-accepted', confirmedAt: undefined });
    expect(await stateOf(drafted)).toBe('other-accepted');
    expect(await desk.post()).toEqual([]);
  });

  test('cannot be confirmed while another offer for its property is accepted, also if that happens at the same time, and can be afterwards', async () => {
    const desk = openLinkDesk();
    const { offers } = desk.store;
    const [chosen, waiting, late] = [await draft(desk), await draft(desk), await draft(desk)];
    await desk.act(chosen);
    const { reference } = shownAs(await desk.open(chosen), 'offer');
    const accept = { kind: 'accept', at: desk.now(), on: '2026-10-25', by: 'Mia Maes', answers: [] } as const;
    await desk.post();
    const { change } = offers;
    vi.spyOn(offers, 'change').mockImplementationOnce(async (id, step, mails) => {
      await change(reference, accept, () => []);
      return change(id, step, mails);
    });
    // The owner's agreement is stored between the reading of the draft and its confirmation.
    expect(await desk.act(waiting)).toMatchObject({ state: 'other-accepted', confirmedAt: undefined });
    expect(shownAs(await desk.open(late), 'offer').state).toBe('other-accepted');
    expect(await desk.act(late)).toMatchObject({ state: 'other-accepted', confirmedAt: undefined });
    expect(await desk.post()).toEqual([]);
    await offers.change(reference, { kind: 'withdraw', at: desk.now() }, () => []);
    expect(shownAs(await desk.open(late), 'offer').state).toBe('draft');
    expect(await desk.act(late)).toBe('done');
    expect((await desk.post()).map(({ template }) => template)).toEqual([
      'offer-confirmed.agency',
      'offer-confirmed.sender',
    ]);
  });

  test('that changed while its page was read is not reported as confirmed', async () => {
    const desk = openLinkDesk();
    const path = await draft(desk);
    const { change } = desk.store.offers;
    vi.spyOn(desk.store.offers, 'change').mockImplementationOnce(async (id, step, mails) => {
      await change(id, { kind: 'withdraw', at: desk.now() }, () => []);
      return change(id, step, mails);
    });
    expect(await desk.act(path)).toMatchObject({ state: 'withdrawn', confirmedAt: undefined });
    expect(await desk.post()).toEqual([]);
  });

  test('can be confirmed until the end of its last day', async () => {
    const desk = openLinkDesk();
    const path = await draft(desk, { validUntil: '2026-10-26' });
    desk.pass(DAY);
    expect(shownAs(await desk.open(path), 'offer').state).toBe('draft');
    desk.pass(DAY);
    expect(shownAs(await desk.open(path), 'offer').state).toBe('late');
    const answer = await desk.act(path);
    if (answer === 'done') throw new Error('it was confirmed');
    expect(shownAs(answer, 'offer').state).toBe('late');
    expect(await desk.post()).toEqual([]);
  });

  test('for a property sold meanwhile cannot be confirmed', async () => {
    const desk = openLinkDesk();
    const path = await draft(desk);
    const version = await desk.catalogue.current();
    const listings = version.listings.bind(version);
    const sold = vi
      .spyOn(version, 'listings')
      .mockImplementation(async ids => (await listings(ids)).map(listing => ({ ...listing, marquee: MARQUEE.sold })));
    expect(shownAs(await desk.open(path), 'offer')).toMatchObject({ state: 'gone' });
    expect(await desk.act(path)).toMatchObject({ state: 'gone' });
    sold.mockRestore();
    expect(shownAs(await desk.open(path), 'offer')).toMatchObject({ state: 'draft' });
  });

  test.each([
    ['is for rent', { goal: 1 }],
    ['is for take-over', { goal: 2 }],
    ['is sold as a viager', { viager: {} }],
  ])('for a property that %s meanwhile cannot be confirmed', async (_, change) => {
    const desk = openLinkDesk();
    const path = await draft(desk);
    const version = await desk.catalogue.current();
    const listings = version.listings.bind(version);
    const changed = vi
      .spyOn(version, 'listings')
      .mockImplementation(async ids => (await listings(ids)).map(listing => ({ ...listing, ...change }) as never));
    expect(shownAs(await desk.open(path), 'offer').state).toBe('gone');
    expect(await desk.act(path)).toMatchObject({ state: 'gone' });
    changed.mockRestore();
    expect(await desk.post()).toEqual([]);
  });

  test('for a withdrawn property cannot be confirmed', async () => {
    const desk = openLinkDesk();
    const path = await draft(desk);
    const none = vi.spyOn(await desk.catalogue.current(), 'listings').mockResolvedValue([]);
    expect(shownAs(await desk.open(path), 'offer')).toMatchObject({ state: 'gone', subject: undefined });
    expect(await desk.act(path)).toMatchObject({ state: 'gone' });
    none.mockRestore();
    expect(await desk.post()).toEqual([]);
    expect(shownAs(await desk.open(path), 'offer').state).toBe('draft');
  });

  test('stays a draft when its mails cannot be stored in the same transaction', async () => {
    const desk = openLinkDesk();
    const path = await draft(desk);
    const { change } = desk.store.offers;
    vi.spyOn(desk.store.offers, 'change').mockImplementationOnce((hash, step, mails) =>
      change(hash, step, offer => {
        mails(offer, []);
        throw new Error('the disk is full');
      }),
    );
    await expect(desk.act(path)).rejects.toThrow('the disk is full');
    expect(shownAs(await desk.open(path), 'offer').state).toBe('draft');
  });

  test('that was erased is not found', async () => {
    const desk = openLinkDesk();
    const path = await draft(desk);
    await desk.store.personalData.erase('zoe@example.be');
    expect(await desk.open(path)).toEqual({ kind: 'nothing' });
    expect(await desk.act(path)).toEqual({ kind: 'nothing' });
  });
});
