import type { LogEvent } from '../../system/logger.ts';

/** Further inputs of the jobs, besides the opened server and the application. */
export type JobContext = {
  /** Refreshes the catalogue to its newest version. */
  readonly showNewest: () => Promise<void>;
  /** Stores the assets that this process serves. */
  readonly storeAssets: () => Promise<void>;
  /** Aborted when the site stops. */
  readonly stopped: AbortSignal;
  readonly log: (event: LogEvent) => void;
};
