import { describeAgents } from './agents.contract.ts';
import { describeAlarms } from './alarms.contract.ts';
import { describeAlertRuns } from './alert-runs.contract.ts';
import { describeAppointments } from './appointments.contract.ts';
import { describeDeskLog } from './desk-log.contract.ts';
import { describeDeskVisitRaces, describeDeskVisits } from './desk-visits.contract.ts';
import { describeDelivery } from './delivery.contract.ts';
import { describeDeskRequests } from './desk-requests.contract.ts';
import { describeRequestsAndOutbox } from './requests-outbox.contract.ts';
import { describeLimits } from './limits.contract.ts';
import { describeListingRequests } from './listing-requests.contract.ts';
import { describeLoginTries } from './login-tries.contract.ts';
import { describeOffers } from './offers.contract.ts';
import { describeOutbox } from './outbox.contract.ts';
import { describeOwners } from './owners.contract.ts';
import { describePersonalData } from './personal-data.contract.ts';
import { describeSuppressionList } from './suppression-list.contract.ts';
import { describeRaces, type MakeProcesses } from './race.contract.ts';
import { describeKeepRequest } from './keep-request.contract.ts';
import { describeSecondFactors } from './second-factors.contract.ts';
import { describeOwnersLogins, describeSessions } from './sessions.contract.ts';
import { describeSlots } from './slots.contract.ts';
import { describeSubscriptions } from './subscriptions.contract.ts';

/** The contracts of all ports of requests; `runs` of each stateful property. */
export function describeRequests(name: string, makeProcesses: MakeProcesses, runs: number): void {
  const make = async () => {
    const [ports] = await makeProcesses(1);
    if (!ports) throw new Error('no ports were made');
    return ports;
  };
  describeKeepRequest(name, make);
  describeAppointments(name, make);
  describeOutbox(name, make);
  describeSubscriptions(name, make);
  describeOffers(name, make);
  describeSuppressionList(name, make);
  describeLimits(name, make);
  describeOwners(name, make);
  describeSessions(name, make);
  describeOwnersLogins(name, make);
  describeSecondFactors(name, make);
  describeLoginTries(name, make);
  describeListingRequests(name, make);
  describePersonalData(name, make);
  describeDeskRequests(name, make);
  describeAlertRuns(name, make);
  describeAlarms(name, make);
  describeDeskLog(name, make);
  describeAgents(name, make);
  describeDeskVisits(name, make);
  describeRequestsAndOutbox(name, make, runs);
  describeSlots(name, make, runs);
  describeRaces(name, makeProcesses);
  describeDeskVisitRaces(name, makeProcesses);
  describeDelivery(name, makeProcesses);
}
