import { describe, expect, test } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { readLead } from '../../../adapters/mail/read-lead.ts';
import { type ForwardLeadsParts, makeForwardLeads } from '../../../application/lead/forward-leads.ts';
import { LEAD_KINDS, withLeads } from '../../../application/lead/lead-mails.ts';
import { agencyLanguage } from '../../../application/mail/agency-language.ts';
import { type Lead, LeadFailure, type LeadForwarder } from '../../../application/ports/requests/lead-forwarder.ts';
import { FORM_NAMES, type FormName } from '../../../domain/request/forms.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { anEntry } from '../../contracts/audit/desk-log.contract.ts';
import { mailOf, openLinkDesk, pathIn } from '../../support/site/link-desk.ts';
import { WELL } from '../../support/site/open-forms.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const LEASE = { ms: 30_000, repeat: () => () => undefined };
const never = new AbortController().signal;
const MINUTE = 60_000;
type Outcome = LeadFailure['outcome'] | 'taken' | 'killed';

/** The application with a CRM to which it forwards requests. The CRM returns `outcomes` one by one, then accepts every lead. */
function leadDesk({ outcomes = [], repeatable = false }: { outcomes?: Outcome[]; repeatable?: boolean } = {}) {
  const memory = makeMemoryRequestPorts();
  const desk = openLinkDesk({ store: withLeads(memory) });
  const taken: Lead[] = [];
  const forwarder: LeadForwarder = {
    system: 'Whise',
    repeatable,
    async forward(lead) {
      const outcome = outcomes.shift() ?? 'taken';
      if (outcome === 'taken' || outcome === 'killed') taken.push(lead);
      // Simulates a process that is killed while it sends: the call never settles.
      if (outcome === 'killed') await new Promise(() => undefined);
      if (outcome !== 'taken') throw new LeadFailure(outcome as LeadFailure['outcome'], 'as the script says');
    },
  };
  const worker = (of: LeadForwarder, more: Partial<ForwardLeadsParts> = {}) =>
    makeForwardLeads({
      outbox: memory.outbox,
      forwarder: of,
      read: mail => readLead(mail, { ...SAMPLE_SENDER, publicUrl: 'https://agency.example' }),
      agencyLanguage: email => agencyLanguage(memory.agentRecords, desk.content, email),
      clock: { now: desk.now },
      lease: LEASE,
      signal: never,
      ...more,
    });
  const forward = worker(forwarder);
  return { ...desk, taken, worker, work: () => forward({ atOnce: 1, chance: () => 0.5 }) };
}

const toldIn = (mails: readonly { template: string; data: object }[]) =>
  mails.flatMap(({ template, data }) => (template === 'lead-failed' ? [data] : []));

describe('a lead for the agency’s CRM', () => {
  test('is forwarded besides the mail, with person, question and property', async () => {
    const desk = leadDesk();
    const sent = await desk.send('contact-me');
    expect((await desk.post()).map(({ template }) => template)).toEqual(['contact-me.agency', 'contact-me.sender']);
    expect(await desk.work()).toEqual({ sent: 1, later: 0, dead: 0 });
    const reference = sent.kind === 'sent' ? sent.reference : '';
    const { property, firstName, lastName, email, remark } = WELL['contact-me'];
    expect(desk.taken).toEqual([
      expect.objectContaining({
        id: reference,
        reference,
        kind: 'question',
        language: 'en',
        person: expect.objectContaining({ firstName, lastName, email }),
        about: { kind: 'property', id: property },
        text: expect.stringContaining(String(remark)),
        consent: false,
      }),
    ]);
    expect(await desk.work()).toEqual({ sent: 0, later: 0, dead: 0 });
  });

  test('is created only for the forms with commercial interest, not for jobs, newsletters or unconfirmed drafts', async () => {
    const kinds: Partial<Record<FormName, string>> = {};
    for (const form of FORM_NAMES) {
      const desk = leadDesk();
      expect([form, (await desk.send(form)).kind]).toEqual([form, 'sent']);
      await desk.work();
      if (desk.taken[0]) kinds[form] = desk.taken.map(({ kind }) => kind).join();
    }
    expect(kinds).toEqual({
      'contact-me': 'question',
      'contact-appointment': 'visit',
      'contact-construction': 'question',
      'contact-demand': 'valuation',
      'site-contact': 'question',
      'rental-application': 'rental',
      'document-request': 'documents',
    });
  });

  test('of an offer or an alert is created on confirmation, with amount or criteria', async () => {
    const desk = leadDesk();
    await desk.send('purchase-offer');
    await desk.send('demand-register');
    const mails = await desk.post();
    await desk.work();
    expect(desk.taken).toEqual([]);
    await desk.act(pathIn(mailOf(mails, 'purchase-offer.sender'), 'link'));
    await desk.act(pathIn(mailOf(mails, 'demand-register.sender'), 'link'));
    await desk.work();
    const [offer, alert] = desk.taken;
    expect([offer?.kind, offer?.amount, offer?.person.city]).toEqual(['offer', 250_000, 'Namur']);
    expect([alert?.kind, alert?.wish?.goal, alert?.wish?.values['budget'], alert?.consent]).toEqual([
      'alert',
      'sale',
      300_000,
      true,
    ]);
    expect(alert?.person.email).toBe('zoe@example.be');
  });

  test('of a viewing is forwarded again each time the viewing is moved or cancelled', async () => {
    const desk = leadDesk();
    await desk.send('contact-appointment');
    const link = pathIn(mailOf(await desk.post(), 'appointment-confirmed.visitor'), 'link');
    await desk.act(link, { day: '2026-10-28', slot: 'pm2' });
    await desk.act(link, { do: 'cancel' });
    await desk.work();
    expect(desk.taken.map(({ kind, visit }) => [kind, visit?.day])).toEqual([
      ['visit', '2026-10-27'],
      ['visit-moved', '2026-10-28'],
      ['visit-cancelled', '2026-10-28'],
    ]);
    expect(new Set(desk.taken.map(({ reference }) => reference)).size).toBe(1);
    expect(new Set(desk.taken.map(({ id }) => id)).size).toBe(3);
    for (const { person } of desk.taken)
      expect(person).toMatchObject({ title: 'ms', firstName: 'Zoë', lastName: 'Peeters' });
  });

  test('is retried with growing delays; the agency is notified once it is given up', async () => {
    const desk = leadDesk({ outcomes: Array.from({ length: 200 }, () => 'later') });
    await desk.send('site-contact');
    await desk.post();
    expect(await desk.work()).toEqual({ sent: 0, later: 1, dead: 0 });
    desk.pass(MINUTE / 2);
    expect(await desk.work()).toEqual({ sent: 0, later: 0, dead: 0 });
    let dead = 0;
    for (let hour = 0; hour < 60 && dead === 0; hour++) {
      desk.pass(60 * MINUTE);
      ({ dead } = await desk.work());
    }
    expect(dead).toBe(1);
    expect(toldIn(await desk.post())).toEqual([expect.objectContaining({ outcome: 'given-up', system: 'Whise' })]);
    desk.pass(24 * 60 * MINUTE);
    expect(await desk.work()).toEqual({ sent: 0, later: 0, dead: 0 });
  });

  test.each([
    ['never', 'refused'],
    ['perhaps', 'perhaps'],
  ] as const)('that fails with outcome %s is not retried, and the agency is notified', async (outcome, told) => {
    const desk = leadDesk({ outcomes: [outcome] });
    await desk.send('site-contact');
    await desk.post();
    expect(await desk.work()).toEqual({ sent: 0, later: 0, dead: 1 });
    expect(toldIn(await desk.post())).toEqual([expect.objectContaining({ outcome: told })]);
    desk.pass(24 * 60 * MINUTE);
    await desk.work();
    expect(desk.taken).toEqual([]);
  });

  test.each([
    ['nl', 'Bericht van de site'],
    [undefined, 'Message du site'],
  ] as const)(
    'has the words of the agency’s mail, and its failure is mailed in that language: account in %s',
    async (language, subject) => {
      const desk = leadDesk({ outcomes: ['taken', 'never'] });
      const { email } = desk.content.agency;
      if (language) await desk.store.sampleAgents.add(anAgent('An', { email, language }), 'hash');
      for (let sent = 0; sent < 2; sent++) {
        await desk.send('site-contact');
        await desk.work();
      }
      expect(desk.taken.map(lead => [lead.language, lead.subject.startsWith(subject)])).toEqual([['en', true]]);
      expect(mailOf(await desk.post(), 'lead-failed')).toMatchObject({ to: email, language: language ?? 'fr' });
    },
  );

  test.each([
    [false, { sent: 0, later: 0, dead: 1 }, 1],
    [true, { sent: 1, later: 0, dead: 0 }, 0],
  ])('interrupted by a crash is retried only when the CRM deduplicates by id: %s', async (repeatable, worked, told) => {
    const desk = leadDesk({ outcomes: ['killed'], repeatable });
    await desk.send('site-contact');
    await desk.post();
    void desk.work();
    await expect.poll(() => desk.taken.length).toBe(1);
    desk.pass(LEASE.ms + 1);
    const again: Lead[] = [];
    const otherProcess = desk.worker({ system: 'Whise', repeatable, forward: async lead => void again.push(lead) });
    expect(await otherProcess({ atOnce: 1, chance: () => 0.5 })).toEqual(worked);
    expect(again).toHaveLength(worked.sent);
    expect(toldIn(await desk.post()).map(data => 'outcome' in data && data.outcome)).toEqual(
      told === 1 ? ['perhaps'] : [],
    );
  });

  test('is leased by one worker while a slow CRM processes it', async () => {
    const desk = leadDesk();
    await desk.send('site-contact');
    await desk.post();
    // A clock that advances between any two reads.
    const clock = { now: () => (desk.pass(1), desk.now()) };
    let renewed = async () => undefined as unknown;
    const repeat = (renew: () => void) => {
      renewed = async () => {
        renew();
        await new Promise(resolve => setImmediate(resolve));
      };
      return () => undefined;
    };
    const taken: Lead[] = [];
    const slow = desk.worker(
      {
        system: 'Whise',
        repeatable: false,
        async forward(lead) {
          for (let third = 0; third < 6; third++) {
            desk.pass(LEASE.ms / 3);
            await renewed();
          }
          expect(await desk.work()).toEqual({ sent: 0, later: 0, dead: 0 });
          taken.push(lead);
        },
      },
      { clock, lease: { ...LEASE, repeat } },
    );
    expect(await slow({ atOnce: 1, chance: () => 0.5 })).toEqual({ sent: 1, later: 0, dead: 0 });
    expect(taken).toHaveLength(1);
    expect(toldIn(await desk.post())).toEqual([]);
  });

  test('is erased with its request', async () => {
    const desk = leadDesk();
    await desk.send('contact-me');
    expect((await desk.kept('zoe@example.be')).length).toBeGreaterThan(0);
    await desk.store.personalData.erase('zoe@example.be');
    expect(await desk.kept('zoe@example.be')).toEqual([]);
    expect(await desk.work()).toEqual({ sent: 0, later: 0, dead: 0 });
  });

  test('is created from mails to the agency only', () => {
    expect([...LEAD_KINDS.keys()].every(template => template.endsWith('.agency'))).toBe(true);
  });
});

test('with a CRM, a step of the desk on an offer is logged and refused if it is based on an older state, as without one', async () => {
  const memory = makeMemoryRequestPorts();
  const desk = openLinkDesk({ store: withLeads(memory) });
  expect((await desk.send('purchase-offer', WELL['purchase-offer'])).kind).toBe('sent');
  const [offer] = await memory.offers.undecided();
  const id = offer?.request.id ?? '';
  const withdraw = (seen: number) => {
    const entry = anEntry(1, { action: 'offer-withdrawn', subject: id });
    return desk.store.offers.change(id, { kind: 'withdraw', at: desk.now() }, () => [], { seen, entry });
  };
  expect((await withdraw(1)).kind).toBe('before');
  expect((await withdraw(0)).kind).toBe('changed');
  expect(await memory.deskLog.before(undefined, 9)).toMatchObject([{ action: 'offer-withdrawn', subject: id }]);
});
