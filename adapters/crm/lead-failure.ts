import { LeadFailure } from '../../application/ports/requests/lead-forwarder.ts';
import { SystemFailure } from './ask-system.ts';

/**
 * Runs a function that forwards a lead to a CRM and converts a `SystemFailure` to a `LeadFailure`: `never` (refused), `perhaps` (may have
 * been executed) or `later` (retry). `await withLeadFailures(() => call('ContactOnMe', …))`
 */
export async function withLeadFailures(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof SystemFailure)
      throw new LeadFailure(error.refused ? 'never' : error.perhapsDone ? 'perhaps' : 'later', error.message);
    throw error;
  }
}
