import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOffer, offerState } from '../../../domain/request/offer-step.ts';

const aMoment = fc.nat();

test('an offer is confirmed once: the first confirmation stays, whatever follows', () => {
  fc.assert(
    fc.property(aMoment, fc.array(aMoment, { minLength: 1 }), (first, later) => {
      const sent = { id: 'K7P2', confirmedAt: undefined };
      expect(offerState(sent)).toBe('sent');
      const confirmed = nextOffer(sent, { kind: 'confirm', at: first });
      expect(confirmed).toEqual({ id: 'K7P2', confirmedAt: first });
      if (!confirmed) return;
      expect(offerState(confirmed)).toBe('confirmed');
      for (const at of later) expect(nextOffer(confirmed, { kind: 'confirm', at })).toBeUndefined();
    }),
  );
});
