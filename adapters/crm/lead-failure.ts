import { LeadFailure } from '../../application/ports/requests/lead-forwarder.ts';
import { SystemFailure } from './ask-system.ts';

/**
 * Runs what hands a lead to a system, and tells its failures as those of leads: what the system may have done is `perhaps`.
 * `await asLead(() => call('ContactOnMe', …))`
 */
export async function asLead(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof SystemFailure)
      throw new LeadFailure(error.refused ? 'never' : error.perhapsDone ? 'perhaps' : 'later', error.message);
    throw error;
  }
}
