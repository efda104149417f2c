import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { WORDS } from '../../../adapters/mail/words.ts';
import { sentFields } from '../../../adapters/wire/sent-fields.ts';
import { makeHandOverWork } from '../../../application/desk/agency/hand-over.ts';
import { makeFindTeam } from '../../../application/desk/find-member.ts';
import type { DeskCall, DeskMember } from '../../../application/desk/shared/desk-handler.ts';
import { makeChangeViewing } from '../../../application/desk/viewings/change-viewing.ts';
import { makeConflictingMoves } from '../../../application/desk/viewings/conflicting-moves.ts';
import { makeFindFreeHours } from '../../../application/desk/viewings/free-hours.ts';
import { agencyLanguage } from '../../../application/mail/agency-language.ts';
import { isMailForm } from '../../../application/mail/mail-templates.ts';
import { makeLapseOffers } from '../../../application/operate/lapse-offers.ts';
import { makeRemindViewings } from '../../../application/operate/remind-viewings.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import { contentHours } from '../../../application/viewing/property-hours.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import type { OfferStep } from '../../../domain/offer/offer-step.ts';
import { FORM_NAMES, type FormName, FORMS } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { anEntry } from '../../contracts/audit/desk-log.contract.ts';
import { openLinkDesk, pathIn } from '../../support/site/link-desk.ts';
import { WELL } from '../../support/site/open-forms.ts';
import { TEMPLATES } from '../../support/site/sample-mails.ts';
import { openSite, SAMPLE, SAMPLE_SENDER, sampleFeed } from '../../support/site/sample-site.ts';

/** Templates of the mails to the agency; of those named after a form, only those that the form sends. */
const TO_AGENCY = TEMPLATES.filter(template => {
  const [name, reader] = template.split('.');
  const form = FORM_NAMES.find(one => one === name);
  return reader === 'agency' && (form === undefined || FORMS[form].mailsTo.includes('agency'));
});
/** Templates of mails about a hand-over, which needs accounts. */
const HANDED: readonly string[] = ['appointment-handed.agency', 'appointment-left.agency'];
const CALENDARS = ['confirmed', 'changed', 'timed', 'cancelled', 'handed', 'left'].map(
  state => `appointment-${state}.agency`,
);
const limitMails = { mayMail: async () => true, countMail: async () => true };

/**
 * Lets visitors, agents and the clock do everything that is mailed to the agency, and returns these mails by template. `account`: language of
 * the accounts that have the addresses of the agency and its team; without it, none has one. `languages`: those of the site.
 */
async function mailsOf(
  account: Language | undefined,
  languages: readonly Language[] = SAMPLE.content.settings.languages,
): Promise<ReadonlyMap<string, Mail>> {
  const content = { ...SAMPLE.content, settings: { ...SAMPLE.content.settings, languages } };
  const { site, catalogue } = openSite([sampleFeed()], content);
  const desk = openLinkDesk({ site });
  const { store, now, linkPath, prepareOfferMails } = desk;
  const contextIn = await contexts({ site, catalogue }, now());
  const people = [{ id: undefined, email: content.agency.email }, ...content.team];
  for (const { id, email } of account === undefined ? [] : people)
    await store.sampleAgents.add(
      anAgent(id ?? 'the office', { email, language: account, personId: id, role: id ? 'agent' : 'manager' }),
      'hash',
    );

  const mails = new Map<string, Mail>();
  const collect = async () => {
    const post = await desk.post();
    for (const mail of post) if (!mails.has(mail.template)) mails.set(mail.template, mail);
    return post;
  };
  let visitors = 0;
  /** Sends a form from another network and returns its reference and the link in the mail to its sender. */
  const send = async (form: FormName, more: Readonly<Record<string, string>> = {}) => {
    const fields = { ...WELL[form], ...more };
    const sent = await desk.send(form, fields, { network: `192.0.2.${++visitors}` });
    if (sent.kind !== 'sent') throw new Error(`${form}: ${JSON.stringify(sent)}`);
    const mail = (await collect()).find(({ to, data }) => to === fields['email'] && 'link' in data);
    return { id: sent.reference, link: mail ? pathIn(mail, 'link') : '' };
  };
  const viewingOf = async (id: string) => {
    const [viewing] = await store.viewingRecords.ofRequests([id]);
    if (!viewing) throw new Error(`no viewing ${id}`);
    return viewing;
  };
  const call: DeskCall = {
    page: 'visit',
    params: {},
    parameters: new URLSearchParams(),
    member: {
      id: 'id of the office',
      email: content.agency.email,
      name: 'Mia',
      role: 'manager',
      personId: undefined,
      language: 'fr',
    },
    features: new Set(DESK_FEATURES),
    context: contextIn('en'),
    now: now(),
  };
  const changeViewing = makeChangeViewing({ ...store, linkPath, limitMails });
  const change = async (id: string, act: 'set-hour' | 'refuse', fields: Readonly<Record<string, string>>) => {
    const viewing = await viewingOf(id);
    const sent = sentFields({ seen: String(viewing.sequence), ...fields });
    expect(await changeViewing(call, viewing, act, sent)).toMatchObject({ kind: 'changed' });
    await collect();
  };
  const act = async (path: string, fields: Readonly<Record<string, string>> = {}) => {
    expect(await desk.act(path, fields)).toBe('done');
    await collect();
  };

  const others = FORM_NAMES.filter(form => isMailForm(form) && FORMS[form].mailsTo.includes('agency'));
  for (const form of others.filter(form => form !== 'purchase-offer' && form !== 'demand-register')) await send(form);
  await act((await send('demand-register')).link);

  const first = await send('contact-appointment');
  await change(first.id, 'set-hour', { from: '10:30', minutes: '30' });
  const second = await send('contact-appointment', { day: '2026-10-28' });
  await act(second.link, { do: 'move', day: '2026-10-29', slot: 'pm2' });
  await act(second.link, { do: 'cancel' });
  await store.viewingHoursWriter.setAgency({ ...contentHours(content.settings), confirm: 'by-agent' }, anEntry(1));
  const third = await send('contact-appointment', { day: '2026-10-28', slot: 'pm1' });
  await change(third.id, 'refuse', { reason: 'The owner is away' });
  const remind = makeRemindViewings({
    ...store,
    site,
    catalogue,
    linkPath,
    clock: { now: () => Date.parse('2026-10-26T12:00:00Z') },
    findFeatures: async () => new Set(DESK_FEATURES),
  });
  expect(await remind(() => false)).toBe(1);
  await collect();

  const offers: string[] = [];
  for (let count = 0; count < 4; count++) {
    const { id, link } = await send('purchase-offer');
    await act(link);
    offers.push(id);
  }
  const step = async (at: number, made: OfferStep) => {
    const [offer] = await store.offers.ofRequests([offers[at] ?? '']);
    if (!offer) throw new Error('no offer');
    const toAll = await prepareOfferMails(contextIn, offer);
    expect(await store.offers.change(offer.request.id, made, toAll)).toMatchObject({ kind: 'changed' });
    await collect();
  };
  const on = '2026-10-25';
  await step(0, { kind: 'tell', at: now(), withName: false });
  await step(0, { kind: 'counter', at: now(), on, counter: { amount: 260_000, validUntil: '2026-12-01' } });
  await step(0, { kind: 'refuse', at: now(), on });
  await step(1, { kind: 'withdraw', at: now() });
  await step(2, { kind: 'accept', at: now(), on, by: 'Mia Maes', answers: [] });
  const lapse = makeLapseOffers({
    ...store,
    site,
    catalogue,
    prepareOfferMails,
    clock: { now: () => Date.parse('2026-12-02T09:00:00Z') },
  });
  expect(await lapse(() => false)).toBe(1);
  await collect();

  const { agentId } = await viewingOf(first.id);
  const next = content.team.find(({ id, status }) => id !== agentId && status === 'Published');
  if (account !== undefined && next) {
    const conflictingMoves = makeConflictingMoves({ ...store, findFreeHours: makeFindFreeHours(store), changeViewing });
    const team = await makeFindTeam(store)(call.context);
    const to = team.find(({ personId }) => personId === next.id);
    const handOver = makeHandOverWork({
      ...store,
      conflictingMoves,
      linkPath,
      checkAdverts: { whole: async () => [] },
      showSuccessors: async () => undefined,
    });
    expect(await handOver(call, `id of ${agentId}`, to as DeskMember, sentFields({ how: 'keep' }))).toBe('changed');
    await collect();
  }
  return mails;
}

const render = (mail: Mail | undefined) => {
  if (!mail) throw new Error('no such mail');
  return renderMail(mail, { ...SAMPLE_SENDER, publicUrl: 'https://clairval.example' });
};

/** Subject of a mail to the agency in the words of a language. */
function subjectOf(template: string, language: Language): string {
  const { forms, letters, offers } = WORDS[language];
  const name = template.replace('.agency', '');
  const [kind = '', state = ''] = name.split('-');
  const found =
    kind === 'appointment'
      ? (letters.appointment as Readonly<Record<string, unknown>>)[state]
      : ((forms as Readonly<Record<string, unknown>>)[name] ?? (offers as Readonly<Record<string, unknown>>)[state]);
  const { agency } = found as { readonly agency: string | { readonly subject: string } };
  return typeof agency === 'string' ? agency : agency.subject;
}

/** Expects a mail's subject, texts and links in a language. */
function expectLanguage(mail: Mail | undefined, language: Language): void {
  const { subject, text } = render(mail);
  expect(subject).toContain(subjectOf(mail?.template ?? '', language));
  expect(text).toContain(WORDS[language].frame.openRequest);
  expect(text).toContain(`https://clairval.example/${language}/desk/requests/`);
  const about = mail?.data['subject'] as { readonly path: string } | undefined;
  expect(about?.path ?? `/${language}/`).toMatch(new RegExp(`^/${language}/`));
}

const toDutch = await mailsOf('nl');
const toStrangers = await mailsOf(undefined);
const toGermans = await mailsOf('de', ['fr', 'nl', 'en']);

describe('a mail to the agency', () => {
  test.each(TO_AGENCY)(
    '%s is in Dutch for an account in Dutch, in French for an address without an account or with a language that the site lacks',
    template => {
      expect(subjectOf(template, 'nl')).not.toBe(subjectOf(template, 'fr'));
      expectLanguage(toDutch.get(template), 'nl');
      expectLanguage(toGermans.get(template), 'fr');
      if (!HANDED.includes(template)) expectLanguage(toStrangers.get(template), 'fr');
    },
  );

  test.each(CALENDARS)('%s has a calendar file in the language of the mail', template => {
    for (const [mails, word] of [
      [toDutch, 'Bezoek'],
      [toGermans, 'Visite'],
    ] as const) {
      const file = render(mails.get(template)).calendar?.content ?? '';
      const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
      expect(String(event?.getFirstPropertyValue('uid'))).toMatch(/^visit-.+@clairval\.example$/);
      expect(JSON.stringify(event)).toContain(word);
    }
  });

  test('leaves the mails to visitors in the visitor’s language', () => {
    for (const mails of [toDutch, toStrangers, toGermans])
      for (const [template, { language }] of mails)
        if (/\.(sender|visitor)$/.test(template)) expect([template, language]).toEqual([template, 'en']);
  });

  test('is also in the language of a member whose account the site can still serve', async () => {
    const work = [toDutch, toGermans].map(mails => mails.get('work-handed'));
    expect(work.map(mail => mail?.language)).toEqual(['nl', 'fr']);
    expect(work.map(mail => String(mail?.data['path']).slice(0, 4))).toEqual(['/nl/', '/fr/']);
  });
});

test('the address of an account is recognised in any letter case', async () => {
  const { store, content } = openLinkDesk();
  await store.sampleAgents.add(anAgent('Els', { language: 'nl' }), 'hash');
  expect(await agencyLanguage(store.agentRecords, content, 'ELS@example.BE')).toBe('nl');
  expect(await agencyLanguage(store.agentRecords, content, 'els@example.org')).toBe('fr');
});
