import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskSystem, makeAskSystem } from '../../../adapters/crm/ask-system.ts';
import {
  type Lead,
  LeadFailure,
  type LeadForwarder,
  type LeadKind,
} from '../../../application/ports/requests/lead-forwarder.ts';
import type { Fault, FaultKind, SystemDouble } from '../../doubles/system-double.ts';

/** An adapter that hands leads over, and the stand-in that it is tried on. */
export type TriedForwarder = {
  start(): Promise<SystemDouble>;
  open(double: SystemDouble, parts: { readonly ask: AskSystem; readonly longestMs: number }): LeadForwarder;
  /** What may never be told of in an error. */
  readonly secrets: readonly string[];
  /** The operation that hands a lead over, where others come before it. */
  readonly handsOver?: RegExp;
};

const LONGEST_MS = 1_000;
const never = new AbortController().signal;

/** A lead that has everything. */
export const LEAD: Lead = {
  id: 'K7P2M-9QXRT',
  reference: 'K7P2M-9QXRT',
  kind: 'question',
  receivedAt: Date.UTC(2026, 5, 15, 9),
  language: 'fr',
  person: {
    title: 'ms',
    firstName: 'Zoë',
    lastName: "D'Hondt",
    email: 'zoe@example.be',
    phone: '0470 12 34 56',
    street: 'Rue des Tanneurs 3',
    postcode: '5000',
    city: 'Namur',
  },
  about: { kind: 'property', id: '4100001' },
  subject: 'Question (4100001)',
  text: 'Une question\n\n<script> & "guillemets" ]]>',
  remark: 'Le jardin est-il clos ?',
  visit: undefined,
  wish: undefined,
  amount: undefined,
  consent: false,
};

const KINDS: readonly LeadKind[] = [
  'question',
  'visit',
  'visit-moved',
  'visit-cancelled',
  'valuation',
  'documents',
  'rental',
  'offer',
  'alert',
];

/** The contract of every forwarder of leads. */
export function describeLeadForwarder(name: string, tried: TriedForwarder): void {
  describe(`the forwarder of leads ${name}`, () => {
    let double: SystemDouble;
    const forwarder = () =>
      tried.open(double, {
        ask: makeAskSystem({ longestMs: LONGEST_MS, wait: async () => undefined }),
        longestMs: LONGEST_MS,
      });
    beforeAll(async () => {
      double = await tried.start();
    });
    beforeEach(() => {
      double.fail();
      double.heard = undefined;
      double.leads.length = 0;
    });
    afterAll(() => double.stop());

    const failureOf = async (lead: Lead = LEAD): Promise<LeadFailure> => {
      const failure: unknown = await forwarder()
        .forward(lead, never)
        .catch((error: unknown) => error);
      if (!(failure instanceof LeadFailure)) throw new Error(`no LeadFailure: ${String(failure)}`);
      for (const secret of [...tried.secrets, 'zoe@example.be', "D'Hondt"])
        expect(failure.message).not.toContain(secret);
      return failure;
    };
    /** Of the operation that hands over alone: a lead that was not sent yet is not lost. */
    const failHandingOver = (fault: Fault) =>
      double.fail({ ...fault, ...(tried.handsOver && { of: tried.handsOver }) });
    const lost = () => (forwarder().repeatable ? 'later' : 'perhaps');
    let ids = 0;
    const fresh = (more: Partial<Lead> = {}): Lead => ({ ...LEAD, id: `T-${++ids}`, reference: `T-${ids}`, ...more });

    test('hands over who asks what, about which property, under the reference that the visitor was told', async () => {
      await forwarder().forward(LEAD, never);
      expect(double.leads).toEqual([
        { key: LEAD.reference, email: 'zoe@example.be', about: '4100001', text: LEAD.text, consent: false },
      ]);
    });

    test.each(KINDS)('hands over what a visitor wants: %s', async kind => {
      const lead = fresh({
        kind,
        about: kind === 'valuation' || kind === 'alert' ? undefined : LEAD.about,
        visit: kind.startsWith('visit') ? { day: '2026-06-18', from: '10:00', to: '13:00' } : undefined,
        amount: kind === 'offer' ? 310_000 : undefined,
        wish: kind === 'alert' ? { goal: 'sale', values: { goal: 'buy', types: ['4'], budget: 350_000 } } : undefined,
      });
      await forwarder().forward(lead, never);
      expect(double.leads.map(({ key }) => key)).toEqual([lead.reference]);
    });

    test('hands over a person of whom little is known', async () => {
      const nothing = Object.fromEntries(Object.keys(LEAD.person).map(field => [field, undefined]));
      const person = { ...(nothing as Lead['person']), email: 'zoe@example.be' };
      await forwarder().forward(fresh({ person, about: undefined, remark: undefined }), never);
      expect(double.leads).toHaveLength(1);
    });

    test('says that the visitor agrees to be written to where they ticked it, and only there', async () => {
      await forwarder().forward(fresh({ consent: true }), never);
      await forwarder().forward(fresh({ consent: false }), never);
      expect(double.leads.map(({ consent }) => consent)).toEqual([true, false]);
    });

    test.each(['too-many', 'too-many-unsaid'] as const)(
      'may try another time where nothing was done: %s',
      async kind => {
        double.fail({ kind });
        expect((await failureOf(fresh())).outcome).toBe('later');
        expect(double.leads).toEqual([]);
      },
    );

    test('may try another time where the system cannot be reached', async () => {
      const gone = await tried.start();
      await gone.stop();
      const left = tried.open(gone, { ask: makeAskSystem({ wait: async () => undefined }), longestMs: LONGEST_MS });
      await expect(left.forward(LEAD, never)).rejects.toMatchObject({ outcome: 'later' });
    });

    test.each<FaultKind>(['lead-lost', 'silent', 'reset', 'broken'])(
      'knows that it may have arrived where the response does not: %s',
      async kind => {
        failHandingOver({ kind });
        expect((await failureOf(fresh())).outcome).toBe(lost());
      },
    );

    test('knows that it may have arrived where the site is stopped while it is under way', async () => {
      failHandingOver({ kind: 'silent' });
      const stop = new AbortController();
      double.heard = operation => {
        if (tried.handsOver?.test(operation) ?? true) stop.abort();
      };
      const ended = forwarder().forward(fresh(), stop.signal);
      await expect(ended).rejects.toMatchObject({ name: 'LeadFailure', outcome: lost() });
    });

    test('sends nothing where the site was stopped before', async () => {
      const ended = forwarder().forward(fresh(), AbortSignal.abort());
      await expect(ended).rejects.not.toMatchObject({ outcome: 'perhaps' });
      expect(double.leads).toEqual([]);
    });

    test('never tries again what the system refuses', async () => {
      double.fail({ kind: 'lead-refused' });
      expect((await failureOf(fresh())).outcome).toBe('never');
      expect(double.leads).toEqual([]);
    });

    test('sends what may not be sent twice only once', async () => {
      failHandingOver({ kind: 'lead-lost', times: 1 });
      const lead = fresh();
      await failureOf(lead);
      expect(double.leads).toHaveLength(1);
    });

    test('is one there where it may be repeated', async () => {
      if (!forwarder().repeatable) return;
      const lead = fresh();
      await forwarder().forward(lead, never);
      await forwarder().forward(lead, never);
      expect(double.leads).toHaveLength(1);
    });
  });
}
