import type { AlertRuns } from './alert-runs.ts';
import type { Appointments } from './appointments.ts';
import type { Limits } from './limits.ts';
import type { Offers } from './offers.ts';
import type { Outbox } from './outbox.ts';
import type { PersonalData } from './personal-data.ts';
import type { RecommendationStops } from './recommendation-stops.ts';
import type { RequestInbox } from './request-inbox.ts';
import type { Subscriptions } from './subscriptions.ts';

/** The ports that one store serves together, because a transaction spans them. */
export type RequestPorts = {
  readonly inbox: RequestInbox;
  readonly appointments: Appointments;
  readonly outbox: Outbox;
  readonly subscriptions: Subscriptions;
  readonly offers: Offers;
  readonly stops: RecommendationStops;
  readonly alertRuns: AlertRuns;
  readonly limits: Limits;
  readonly personalData: PersonalData;
};
