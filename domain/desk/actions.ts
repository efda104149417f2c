/** Actions recorded in the desk's log; each has a translation. */
const DESK_ACTIONS = [
  'request-begun',
  'request-done',
  'request-reopened',
  'request-assigned',
  'request-noted',
  'request-answered',
  'request-undone',
  'request-answer-taken-back',
  'requests-exported',
  'visit-confirmed',
  'visit-refused',
  'visit-hour-set',
  'visit-moved',
  'visit-cancelled',
  'visit-happened',
  'visit-not-come',
  'offer-told',
  'offer-accepted',
  'offer-countered',
  'offer-refused',
  'offer-withdrawn',
  'time-blocked',
  'time-freed',
  'hours-changed',
  'agency-hours-changed',
  'windows-changed',
  'busy-address-set',
  'busy-address-removed',
  'feed-address-made',
  'feed-address-ended',
  'part-switched-on',
  'part-switched-off',
  'mail-sent-again',
  'mail-given-up',
  'agent-invited',
  'agent-removed',
  'agent-role-changed',
  'owner-invited',
  'owner-removed',
  'person-exported',
  'person-erased',
] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];

/** Whether a text is the name of an action. `isDeskAction('visit-moved')` → `true` */
export function isDeskAction(word: string): word is DeskAction {
  return DESK_ACTIONS.some(action => action === word);
}

/** Retention of the desk's log, in months. */
export const DESK_LOG_MONTHS = 12;
