import { requestWords } from '../../../adapters/mail/request-words.ts';
import { sentFields } from '../../../adapters/wire/sent-fields.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeChangeOffer } from '../../../application/desk/offers/change-offer.ts';
import { makeOffersDesk } from '../../../application/desk/offers/offers.ts';
import { makeOfferPart, type OfferFormOutcome, type OfferPart } from '../../../application/desk/offers/offer-part.ts';
import type { DeskCall, DeskMember } from '../../../application/desk/shared/desk-handler.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { makePrepareOfferMails } from '../../../application/request/offer-mails.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import { aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { anInvitation } from '../../contracts/accounts/owners.contract.ts';
import { propertyIn } from '../../support/site/open-forms.ts';
import { openSite, SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const NOW = RECEIVED + 3_600_000;
const TODAY = brusselsDay(NOW);
const site = openSite();
const contextIn = await contexts(site, NOW);
const PROPERTY = propertyIn('sale', [5000, 5999]);
const AN: DeskMember = {
  id: 'an',
  email: 'an@example.be',
  name: 'An',
  role: 'agent',
  personId: undefined,
  language: 'fr',
};

let ports: RequestPorts;
let part: OfferPart;
let hasRoom: boolean;

beforeEach(async () => {
  ports = makeMemoryRequestPorts();
  hasRoom = true;
  const prepareOfferMails = makePrepareOfferMails({
    listingOwners: ports.listingOwners,
    agentRecords: ports.agentRecords,
    linkPath: (_, id, language) => `/${language}/offre/${id}/`,
  });
  const changeOffer = makeChangeOffer({
    offers: ports.offers,
    prepareOfferMails,
    limitMails: { mayMail: async () => hasRoom, countMail: async () => true },
  });
  const { offers, listingOwners, deskLog } = ports;
  part = makeOfferPart({ offers, listingOwners, deskLog, changeOffer, requestWords });
  await ports.owners.addSampleAccount(anInvitation('Mia', { language: 'nl', listingIds: [PROPERTY as never] }), 'hash');
});

const call = (now = NOW): DeskCall => ({
  page: 'request',
  params: {},
  parameters: new URLSearchParams(),
  member: AN,
  features: new Set(DESK_FEATURES),
  context: { ...contextIn('fr'), today: brusselsDay(now) },
  now,
});

/** Stores an offer; confirmed unless it stays a draft. */
async function offerOf(id: string, isDraft = false): Promise<void> {
  await ports.submissions.accept(
    aSubmission(id, {
      id,
      form: 'purchase-offer',
      language: 'en',
      email: `${id}@example.be`,
      subjectId: PROPERTY,
      values: {
        property: PROPERTY,
        firstName: id,
        lastName: 'Secretname',
        email: `${id}@example.be`,
        amount: 300_000,
        validUntil: addDays(TODAY, 5),
        subjectToCredit: true,
        remark: `Signed, ${id} Secretname`,
      },
      offerTokenHash: `secret of ${id}`,
    }),
  );
  if (!isDraft) await ports.offers.change(id, { kind: 'confirm', at: NOW }, () => []);
}

async function act(
  id: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
  now = NOW,
): Promise<OfferFormOutcome | undefined> {
  const view = await part.view(call(now), id);
  return part.act(call(now), id, sentFields({ seen: String(view?.sequence), others: view?.otherVersions, ...fields }));
}

/** Mails of steps since the last call: id, recipient, text. */
async function mails() {
  const found = (await ports.outbox.take(99, NOW + 9_999_999, NOW + 10_000_000)).filter(({ id }) =>
    id.includes('.offer-'),
  );
  for (const { id } of found) await ports.outbox.sent(id, NOW);
  return found.map(mail => ({
    id: mail.id,
    to: mail.to,
    language: mail.language,
    text: renderMail(mail, { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' }).text,
  }));
}

const stateOf = async (id: string) => (await part.view(call(), id))?.row.state;

describe('the agency’s steps of an offer', () => {
  test('informing the owner mails owner, buyer and agency; the owner gets the buyer’s name only if its box is ticked', async () => {
    await offerOf('jan');
    expect(await act('jan', { do: 'offer-tell' })).toEqual({ kind: 'changed', notice: 'offer-tell' });
    const told = await mails();
    expect(told.map(({ to, language }) => [to, language])).toEqual([
      [expect.stringContaining('@'), 'fr'],
      ['jan@example.be', 'en'],
      ['Mia@Example.be', 'nl'],
    ]);
    const [agency, buyer, owner] = told.map(({ text }) => text);
    expect(agency).toContain('/fr/desk/requests/jan/');
    expect(agency).toContain('Secretname');
    expect(buyer).toContain('/en/offre/jan/');
    expect(owner).toContain('300.000');
    expect(owner).not.toContain('Secretname');
    await offerOf('piet');
    await act('piet', { do: 'offer-tell', withName: '1' });
    expect((await mails()).at(-1)?.text).toContain('piet Secretname');
    expect((await part.view(call(), 'piet'))?.isNameReleased).toBe(true);
  });

  test('accepting answers those of the others that are ticked: their buyers get the mails that the page showed', async () => {
    await offerOf('jan');
    await offerOf('piet');
    await offerOf('draft', true);
    await offerOf('kim');
    const view = await part.view(call(), 'jan');
    expect(view?.others.map(({ id, isOpen, mail }) => [id, isOpen, mail?.to])).toEqual([
      ['draft', true, undefined],
      ['kim', true, 'kim@example.be'],
      ['piet', true, 'piet@example.be'],
    ]);
    const fields = { do: 'offer-accept', on: TODAY, by: ' Mia  Maes ', answers: ['piet', 'draft', 'elsewhere'] };
    expect(await act('jan', fields)).toMatchObject({ kind: 'changed' });
    const states = await Promise.all(['jan', 'piet', 'draft', 'kim'].map(stateOf));
    expect(states).toEqual(['accepted', 'answered', 'answered', 'confirmed']);
    expect((await part.view(call(), 'jan'))?.acceptedBy).toBe('Mia Maes');
    // The draft was never confirmed, so its buyer expects nothing.
    const sent = await mails();
    expect(sent.map(({ id }) => id)).toEqual([
      'jan.offer-2.agency',
      'jan.offer-2.sender',
      'jan.offer-2.owner-id of Mia',
      'piet.offer-2.sender',
    ]);
    const [toAgency, toBuyer, toOwner] = sent.map(({ text }) => text);
    expect(toAgency).toMatch(/\* draft · €\s300\.000\n\* piet · €\s300\.000\n/);
    expect(toAgency).not.toMatch(/kim|(piet|draft) Secretname/);
    // The owner does not know the amount of the answered offer, and does not learn of drafts.
    expect(toOwner).toContain('Andere biedingen die met dit akkoord beantwoord zijn');
    expect(toOwner?.match(/\* .*/g)).toEqual(['* piet']);
    expect(toOwner).not.toContain('draft');
    expect(toBuyer).not.toContain('piet');
    const shown = view?.others.find(({ id }) => id === 'piet')?.mail;
    expect(shown?.language).toBe('en');
    expect(sent.at(-1)?.text).toContain(shown?.text.slice(0, 40));
    expect(await act('piet', { do: 'offer-accept', on: TODAY, by: 'Mia' })).toMatchObject({
      kind: 'refused',
      refused: { problems: ['not-possible'] },
    });
    // The accepted offer is withdrawn: its sale falls through.
    expect(await act('jan', { do: 'offer-withdraw' })).toMatchObject({ kind: 'changed' });
    expect(await stateOf('jan')).toBe('withdrawn');
  });

  test('the owner’s mail about an acceptance has the amounts of answered offers that were passed on, and names of none', async () => {
    for (const id of ['jan', 'kim', 'piet']) await offerOf(id);
    await act('kim', { do: 'offer-tell' });
    await act('piet', { do: 'offer-tell', withName: '1' });
    await mails();
    await act('jan', { do: 'offer-accept', on: TODAY, by: 'Mia', answers: ['kim', 'piet'] });
    const owner = (await mails()).find(({ id }) => id.startsWith('jan.') && id.includes('owner'));
    expect(owner?.text).toMatch(/\* kim · €\s300\.000\n\* piet · €\s300\.000\n/);
    expect(owner?.text).not.toMatch(/(kim|piet) Secretname/);
  });

  test('a counter-offer is mailed with its amount and last day, and the buyer may agree', async () => {
    await offerOf('jan');
    const counter = { do: 'offer-counter', amount: '310.000', until: addDays(TODAY, 9), on: TODAY };
    expect(await act('jan', counter)).toMatchObject({ kind: 'changed' });
    const [, buyer] = await mails();
    expect(buyer?.text).toContain('310.000');
    expect((await part.view(call(), 'jan'))?.row).toMatchObject({ state: 'countered', counter: { amount: 310_000 } });
    expect(await act('jan', { do: 'offer-accept', on: TODAY, by: 'Mia' })).toMatchObject({ kind: 'changed' });
    expect((await mails()).find(({ to }) => to === 'jan@example.be')?.text).toContain('310.000');
  });

  test('the page of an offer has each of its steps with its day, also those before the last decision', async () => {
    await offerOf('jan');
    const at = (hours: number) => NOW + hours * 3_600_000;
    await act('jan', { do: 'offer-tell' }, at(1));
    const counter = (amount: string, now: number) =>
      act('jan', { do: 'offer-counter', amount, until: addDays(TODAY, 9), on: TODAY }, now);
    await counter('310.000', at(2));
    await counter('305.000', at(3));
    await act('jan', { do: 'offer-accept', on: TODAY, by: 'Mia' }, at(24));
    await act('jan', { do: 'offer-withdraw' }, at(48));
    const life = (await part.view(call(at(49)), 'jan'))?.life;
    const [on, amount] = [undefined, undefined];
    const steps = [
      { state: 'drafted', at: RECEIVED, on, amount },
      { state: 'confirmed', at: NOW, on, amount },
      { state: 'told', at: at(1), on, amount },
      { state: 'countered', at: at(2), on: TODAY, amount: 310_000 },
      { state: 'countered', at: at(3), on: TODAY, amount: 305_000 },
      { state: 'accepted', at: at(24), on: TODAY, amount },
      { state: 'withdrawn', at: at(48), on, amount },
    ];
    expect(life).toEqual(steps);
    // Once the log is erased, the offer itself has its last decision.
    await ports.deskLog.expire(at(99));
    expect((await part.view(call(at(49)), 'jan'))?.life).toEqual(
      steps.filter(({ state }) => state !== 'countered' && state !== 'accepted'),
    );
  });

  test.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
    ['amount 0', { amount: '0' }, ['amount']],
    ['a negative amount', { amount: '-5' }, ['amount']],
    ['cents', { amount: '310000,50' }, ['amount']],
    ['digits of another script', { amount: '٣١٠٠٠٠' }, ['amount']],
    ['an absurd amount', { amount: '9999999999999' }, ['amount']],
    ['a past last day', { until: addDays(TODAY, -1) }, ['until']],
    ['a last day in another age', { until: '2199-12-31' }, ['until']],
    ['no such day', { until: '2026-02-30' }, ['until']],
    ['a decision of tomorrow', { on: addDays(TODAY, 1) }, ['on']],
    ['a decision before the offer', { on: addDays(TODAY, -30) }, ['on']],
    ['nothing', { amount: '', until: '', on: '' }, ['on', 'amount', 'until']],
  ])('a counter-offer with %s is refused beside its field, and the typed values stay', async (_, more, problems) => {
    await offerOf('jan');
    const typed = { amount: '310.000', until: addDays(TODAY, 9), on: TODAY, ...more };
    const acted = await act('jan', { do: 'offer-counter', ...typed });
    expect(acted).toMatchObject({ kind: 'refused', refused: { act: 'counter', problems, typed } });
    expect(await stateOf('jan')).toBe('confirmed');
    expect(await mails()).toEqual([]);
  });

  test('an acceptance needs a name and a day that is not in the future', async () => {
    await offerOf('jan');
    for (const [fields, problems] of [
      [{ on: TODAY, by: ' ' }, ['by']],
      [{ on: addDays(TODAY, 1), by: 'Mia' }, ['on']],
      [{ on: TODAY, by: 'x'.repeat(121) }, ['by']],
    ] as const)
      expect(await act('jan', { do: 'offer-accept', ...fields })).toMatchObject({ refused: { problems } });
    expect(await stateOf('jan')).toBe('confirmed');
  });

  test('a form of an outdated page gets a message, and nothing is sent or logged', async () => {
    await offerOf('jan');
    await act('jan', { do: 'offer-refuse', on: TODAY });
    await mails();
    const before = await ports.deskLog.before(undefined, 9);
    expect(before).toMatchObject([{ action: 'offer-refused', subject: 'jan', detail: { on: TODAY } }]);
    for (const seen of ['1', '', '-1', 'x'])
      expect(await act('jan', { do: 'offer-tell', seen })).toMatchObject({
        kind: 'refused',
        refused: { problems: ['changed-before'] },
      });
    expect(await mails()).toEqual([]);
    expect(await ports.deskLog.before(undefined, 9)).toEqual(before);
  });

  test('of two offers that two agents accept at once, one is accepted', async () => {
    await offerOf('jan');
    await offerOf('piet');
    const accept = (id: string, answers: string) =>
      part.act(
        call(),
        id,
        sentFields({ do: 'offer-accept', seen: '1', others: `${answers}:1`, on: TODAY, by: 'Mia', answers }),
      );
    const acted = await Promise.all([accept('jan', 'piet'), accept('piet', 'jan')]);
    expect(acted.map(one => one?.kind).toSorted()).toEqual(['changed', 'refused']);
    expect((await Promise.all(['jan', 'piet'].map(stateOf))).toSorted()).toEqual(['accepted', 'answered']);
  });

  test('an acceptance is refused once another offer was confirmed, or countered, after its page was opened; a new draft does not hinder it', async () => {
    await offerOf('jan');
    await offerOf('draft', true);
    const { others, otherVersions } = (await part.view(call(), 'jan')) ?? {};
    expect([others?.map(({ id }) => id), otherVersions]).toEqual([['draft'], 'draft:0']);
    const accept = (versions?: string) =>
      act('jan', { do: 'offer-accept', on: TODAY, by: 'Mia', ...(versions !== undefined && { others: versions }) });
    const isRefused = { kind: 'refused', refused: { problems: ['others-changed'], typed: { by: 'Mia', on: TODAY } } };
    await ports.offers.change('draft', { kind: 'confirm', at: NOW }, () => []);
    expect(await accept(otherVersions)).toMatchObject(isRefused);
    expect(await accept('')).toMatchObject(isRefused);
    const seen = (await part.view(call(), 'jan'))?.otherVersions;
    const counter = { amount: 320_000, validUntil: addDays(TODAY, 9) };
    await ports.offers.change('draft', { kind: 'counter', at: NOW, on: TODAY, counter }, () => []);
    expect(await accept(seen)).toMatchObject(isRefused);
    expect(await mails()).toEqual([]);
    const now = (await part.view(call(), 'jan'))?.otherVersions;
    await offerOf('new', true);
    expect(await accept(now)).toMatchObject({ kind: 'changed' });
    expect(await stateOf('jan')).toBe('accepted');
  });

  test('an acceptance says that another offer changed even if that happened while it was being stored', async () => {
    await offerOf('jan');
    const { change } = ports.offers;
    vi.spyOn(ports.offers, 'change').mockImplementationOnce(async (...given) => {
      await offerOf('late');
      return change(...given);
    });
    const accept = { do: 'offer-accept', on: TODAY, by: 'Mia' };
    expect(await act('jan', accept)).toMatchObject({ refused: { problems: ['others-changed'] } });
    expect([await stateOf('jan'), await stateOf('late')]).toEqual(['confirmed', 'confirmed']);
    expect(await act('jan', accept)).toMatchObject({ kind: 'changed' });
  });

  test('offers only the steps that the state allows: for a draft its withdrawal, for an expired offer a decision made in time', async () => {
    await offerOf('draft', true);
    await offerOf('jan');
    expect((await part.view(call(), 'draft'))?.steps).toEqual(['withdraw']);
    expect((await part.view(call(), 'jan'))?.steps).toEqual(['tell', 'accept', 'counter', 'refuse', 'withdraw']);
    const later = NOW + 7 * 86_400_000;
    expect(await part.view(call(later), 'jan')).toMatchObject({
      steps: ['accept', 'counter', 'refuse', 'withdraw'],
      lastDay: addDays(TODAY, 5),
      lateUntil: addDays(TODAY, 19),
    });
    expect((await part.view(call(NOW + 20 * 86_400_000), 'jan'))?.steps).toEqual(['withdraw']);
    expect(await act('jan', { do: 'offer-tell' }, later)).toMatchObject({ refused: { problems: ['not-possible'] } });
  });

  test('a decision of Sunday that is noted on Monday undoes the lapse, and mails buyer, owner and agency', async () => {
    await offerOf('jan');
    const monday = NOW + 6 * 86_400_000;
    await ports.offers.change('jan', { kind: 'lapse', at: monday - 1 }, () => []);
    expect((await part.view(call(monday), 'jan'))?.row.state).toBe('lapsed');
    const accept = (on: string) => act('jan', { do: 'offer-accept', on, by: 'Mia' }, monday);
    expect(await accept(addDays(TODAY, 6))).toMatchObject({ refused: { problems: ['on'] } });
    expect(await accept(addDays(TODAY, 5))).toMatchObject({ kind: 'changed' });
    expect((await part.view(call(monday), 'jan'))?.row.state).toBe('accepted');
    const sent = await mails();
    expect(sent.map(({ id }) => id)).toEqual([
      'jan.offer-3.agency',
      'jan.offer-3.sender',
      'jan.offer-3.owner-id of Mia',
    ]);
    expect(sent[1]?.text).toContain('accepted');
  });

  test('while an offer is accepted, another cannot be accepted: its page has no button for it, and a submitted form gets the reason', async () => {
    await offerOf('jan');
    await offerOf('late');
    await act('jan', { do: 'offer-accept', on: TODAY, by: 'Mia' });
    expect((await part.view(call(), 'late'))?.steps).toEqual(['tell', 'counter', 'refuse', 'withdraw']);
    expect(await act('late', { do: 'offer-accept', on: TODAY, by: 'Mia' })).toMatchObject({
      refused: { problems: ['other-accepted'] },
    });
    await act('jan', { do: 'offer-withdraw' });
    expect(await act('late', { do: 'offer-accept', on: TODAY, by: 'Mia' })).toMatchObject({ kind: 'changed' });
  });

  test('stops repeated mails to an address at the daily limit, but not an end', async () => {
    await offerOf('jan');
    hasRoom = false;
    expect(await act('jan', { do: 'offer-tell' })).toMatchObject({ refused: { problems: ['many-mails'] } });
    expect(await act('jan', { do: 'offer-refuse', on: TODAY })).toMatchObject({ kind: 'changed' });
  });

  test('ignores other forms, and requests without an offer', async () => {
    await offerOf('jan');
    expect(await act('jan', { do: 'note' })).toBeUndefined();
    expect(await part.view(call(), 'nobody')).toBeUndefined();
    expect(await act('nobody', { do: 'offer-tell' })).toEqual({ kind: 'unknown' });
  });
});

describe('the list of offers', () => {
  const bodyOf = async (query = '', now = NOW) => {
    const found = await makeOffersDesk({ offers: ports.offers, offerPart: part }).open(inList(query, now));
    if (found.kind !== 'page') throw new Error('no page');
    return found.body;
  };
  const inList = (query: string, now = NOW): DeskCall => ({
    ...call(now),
    page: 'offers',
    parameters: new URLSearchParams(query),
  });

  test('has the properties with an open offer, each with all its offers in order of time', async () => {
    await offerOf('draft', true);
    expect((await bodyOf()).properties).toEqual([]);
    await offerOf('jan');
    await offerOf('piet');
    await act('piet', { do: 'offer-refuse', on: TODAY });
    const { properties } = await bodyOf();
    expect(properties).toHaveLength(1);
    expect(properties[0]?.rows.map(({ id, state, next }) => [id, state, next])).toEqual([
      ['draft', 'drafted', undefined],
      ['jan', 'confirmed', 'tell'],
      ['piet', 'refused', undefined],
    ]);
    const [listing] = await contextIn('fr').catalogue.listings([PROPERTY as never]);
    const price = listing?.price ?? 0;
    expect(properties[0]?.rows[1]?.against).toBeCloseTo((300_000 / price - 1) * 100, 1);
    // The last day has passed, but the offer is not yet stored as expired.
    expect((await bodyOf('', NOW + 7 * 86_400_000)).properties).toEqual([]);
  });

  test('of one property shows all of its offers, and of none an empty list', async () => {
    await offerOf('jan');
    await act('jan', { do: 'offer-refuse', on: TODAY });
    expect((await bodyOf()).properties).toEqual([]);
    expect((await bodyOf(`property=${PROPERTY}`)).properties[0]?.rows).toHaveLength(1);
    expect((await bodyOf('property=0')).properties).toMatchObject([{ property: { id: '0', title: '0' }, rows: [] }]);
    expect((await bodyOf('property=%3Cscript%3E')).only).toBeUndefined();
  });

  test('takes the steps of an offer in place, and shows a refused one with what was typed', async () => {
    await offerOf('jan');
    await offerOf('piet');
    const desk = makeOffersDesk({ offers: ports.offers, offerPart: part });
    const query = `property=${PROPERTY}&offer=jan`;
    expect((await bodyOf(`property=${PROPERTY}`)).chosen).toBeUndefined();
    const { chosen, properties } = await bodyOf(query);
    expect(chosen?.row.id).toBe('jan');
    expect(properties[0]?.rows[0]?.openHref).toBe(`/fr/desk/offers/?${query}`);
    const press = (fields: Readonly<Record<string, string>>) => desk.act?.(inList(query), sentFields(fields));
    expect(await press({ do: 'offer-tell', seen: String(chosen?.sequence) })).toEqual({
      kind: 'done',
      location: `/fr/desk/offers/?${query}`,
      notice: { code: 'offer-tell' },
    });
    expect(await stateOf('jan')).toBe('told');
    const { sequence, otherVersions: others = '' } = (await bodyOf(query)).chosen ?? {};
    expect(await press({ do: 'offer-accept', seen: String(sequence), others, on: TODAY, by: '' })).toMatchObject({
      kind: 'again',
      body: { chosen: { row: { id: 'jan' }, refused: { act: 'accept', problems: ['by'], typed: { on: TODAY } } } },
    });
    expect(await press({ do: 'note' })).toEqual({ kind: 'none' });
    // An offer for another property is not shown there.
    expect((await bodyOf('property=0&offer=jan')).chosen).toBeUndefined();
  });
});
