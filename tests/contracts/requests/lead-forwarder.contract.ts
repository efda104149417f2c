import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskSystem, makeAskSystem } from '../../../adapters/crm/ask-system.ts';
import {
  type Lead,
  LeadFailure,
  type LeadForwarder,
  type LeadKind,
} from '../../../application/ports/requests/lead-forwarder.ts';
import type { Fault, FaultKind, SystemDouble } from '../../doubles/system-double.ts';

/** A lead adapter under test and the test double of its server. */
export type TriedForwarder = {
  start(): Promise<SystemDouble>;
  open(double: SystemDouble, parts: { readonly ask: AskSystem; readonly longestMs: number }): LeadForwarder;
  /** Passwords and tokens that no error may contain. */
  readonly secrets: readonly string[];
  /** The operation that forwards a lead, if others precede it. */
  readonly handsOver?: RegExp;
};

const LONGEST_MS = 1_000;
const never = new AbortController().signal;

/** A lead with every field. */
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

export function describeLeadForwarder(name: string, tried: TriedForwarder): void {
  describe(`the lead forwarder ${name}`, () => {
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
    /** Fails only the forwarding operation: before it, a failed lead cannot have arrived. */
    const failHandingOver = (fault: Fault) =>
      double.fail({ ...fault, ...(tried.handsOver && { of: tried.handsOver }) });
    const lost = () => (forwarder().repeatable ? 'later' : 'perhaps');
    let ids = 0;
    const fresh = (more: Partial<Lead> = {}): Lead => ({ ...LEAD, id: `T-${++ids}`, reference: `T-${ids}`, ...more });

    test('forwards person, question and property, under the visitor’s reference', async () => {
      await forwarder().forward(LEAD, never);
      expect(double.leads).toEqual([
        { key: LEAD.reference, email: 'zoe@example.be', about: '4100001', text: LEAD.text, consent: false },
      ]);
    });

    test.each(KINDS)('forwards each kind of lead: %s', async kind => {
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

    test('forwards a person with few details', async () => {
      const nothing = Object.fromEntries(Object.keys(LEAD.person).map(field => [field, undefined]));
      const person = { ...(nothing as Lead['person']), email: 'zoe@example.be' };
      await forwarder().forward(fresh({ person, about: undefined, remark: undefined }), never);
      expect(double.leads).toHaveLength(1);
    });

    test('forwards marketing consent exactly when the visitor ticked it', async () => {
      await forwarder().forward(fresh({ consent: true }), never);
      await forwarder().forward(fresh({ consent: false }), never);
      expect(double.leads.map(({ consent }) => consent)).toEqual([true, false]);
    });

    test.each(['too-many', 'too-many-unsaid'] as const)('may retry when nothing was stored: %s', async kind => {
      double.fail({ kind });
      expect((await failureOf(fresh())).outcome).toBe('later');
      expect(double.leads).toEqual([]);
    });

    test('may retry when the CRM is unreachable', async () => {
      const gone = await tried.start();
      await gone.stop();
      const left = tried.open(gone, { ask: makeAskSystem({ wait: async () => undefined }), longestMs: LONGEST_MS });
      await expect(left.forward(LEAD, never)).rejects.toMatchObject({ outcome: 'later' });
    });

    test.each<FaultKind>(['lead-lost', 'silent', 'reset', 'broken'])(
      'reports a possible delivery when the response is missing: %s',
      async kind => {
        failHandingOver({ kind });
        expect((await failureOf(fresh())).outcome).toBe(lost());
      },
    );

    test('reports a possible delivery when the site stops during the request', async () => {
      failHandingOver({ kind: 'silent' });
      const stop = new AbortController();
      double.heard = operation => {
        if (tried.handsOver?.test(operation) ?? true) stop.abort();
      };
      const ended = forwarder().forward(fresh(), stop.signal);
      await expect(ended).rejects.toMatchObject({ name: 'LeadFailure', outcome: lost() });
    });

    test('sends nothing after the site was stopped', async () => {
      const ended = forwarder().forward(fresh(), AbortSignal.abort());
      await expect(ended).rejects.not.toMatchObject({ outcome: 'perhaps' });
      expect(double.leads).toEqual([]);
    });

    test('never retries what the CRM rejects', async () => {
      double.fail({ kind: 'lead-refused' });
      expect((await failureOf(fresh())).outcome).toBe('never');
      expect(double.leads).toEqual([]);
    });

    test('sends a lead once if it cannot be deduplicated', async () => {
      failHandingOver({ kind: 'lead-lost', times: 1 });
      const lead = fresh();
      await failureOf(lead);
      expect(double.leads).toHaveLength(1);
    });

    test('creates one lead in the CRM when repeated with deduplication', async () => {
      if (!forwarder().repeatable) return;
      const lead = fresh();
      await forwarder().forward(lead, never);
      await forwarder().forward(lead, never);
      expect(double.leads).toHaveLength(1);
    });
  });
}
