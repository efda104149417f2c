import type { DeskAction } from '../../../domain/desk/actions.ts';
import type { OfferState } from '../../../domain/offer/offer-step.ts';
import type { StoredDeskEntry } from '../../ports/audit/desk-log.ts';
import type { Offer } from '../../ports/offers/offers.ts';

/**
 * Steps of an offer in chronological order, by the state that each led to; `at`: Unix ms, `on`: ISO day of the owner's decision, `amount`:
 * of a counter-offer, in euro.
 */
export type OfferTimeline = readonly {
  readonly state: OfferState;
  readonly at: number;
  readonly on: string | undefined;
  readonly amount: number | undefined;
}[];

const LOGGED: Partial<Record<DeskAction, OfferState>> = {
  'offer-told': 'told',
  'offer-accepted': 'accepted',
  'offer-countered': 'countered',
  'offer-refused': 'refused',
  'offer-withdrawn': 'withdrawn',
};

/**
 * The steps of an offer. The offer itself stores only its last decision; earlier ones, such as an acceptance before a withdrawal, are read
 * from `log`, the entries of the desk's log, which expire.
 * `offerTimeline({ decided: { state: 'withdrawn', … }, … }, [accepted])` → `[…, accepted, withdrawn]`
 */
export function offerTimeline(
  { request, confirmedAt, toldAt, counter, decided }: Offer,
  log: readonly StoredDeskEntry[],
): OfferTimeline {
  const logged = log.toReversed().flatMap(({ action, at, detail: { on, amount } = {} }) => {
    const state = LOGGED[action];
    return state === undefined
      ? []
      : [
          {
            state,
            at,
            on: on === undefined ? undefined : String(on),
            amount: amount === undefined ? undefined : Number(amount),
          },
        ];
  });
  const step = (state: OfferState, at: number | undefined, on?: string, amount?: number) =>
    at === undefined || logged.some(one => one.state === state && one.at === at) ? [] : [{ state, at, on, amount }];
  const ofCounter = decided?.state === 'countered' ? counter?.amount : undefined;
  return [
    ...step('drafted', request.receivedAt),
    ...step('confirmed', confirmedAt),
    ...step('told', toldAt),
    ...logged,
    ...(decided ? step(decided.state, decided.at, decided.on, ofCounter) : []),
  ].toSorted((one, other) => one.at - other.at);
}
