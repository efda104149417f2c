import { promisify } from 'node:util';
import { makeSiteHealth } from '../../../application/operate/site-health.ts';
import { METRICS_PATH, serveMetrics } from '../../metrics/serve-metrics.ts';
import { makeSiteMetrics, type MetricsSources } from '../../metrics/site-metrics.ts';
import type { Answered } from '../../node-server/noted-response.ts';
import type { RunningServer } from '../../node-server/serve.ts';
import type { LogEvent } from '../../system/logger.ts';
import type { OpenedServer } from './open-server.ts';
import { softwareVersion } from '../version.ts';
import type { Worker } from '../workers/worker.ts';

export type OpenedMetrics = {
  readonly answered: (answered: Answered) => void;
  /** Opens the port; rejects with a line for the operator if it is in use. */
  start(running: RunningServer): Promise<Worker>;
};

/** Opens the metrics of a site if its settings name a port for them. */
export function openMetrics(
  { settings, database, machine, ports }: OpenedServer,
  given: Pick<MetricsSources, 'pictureCache' | 'forms' | 'droppedLines' | 'isDatabaseUp'>,
  log: (event: LogEvent) => void,
): OpenedMetrics | undefined {
  const { metrics: at } = settings;
  if (!at) return undefined;
  let running: RunningServer | undefined;
  const metrics = makeSiteMetrics({
    ...given,
    version: softwareVersion(),
    pageCache: () => running?.cache.figures() ?? { bytes: 0, entries: 0, evictions: 0 },
    connections: async () => (running ? promisify(running.server.getConnections.bind(running.server))() : 0),
    securityEvents: ports.security.counts,
    health: makeSiteHealth({ outbox: database.outbox, importRuns: database.importRuns, machine }),
    now: ports.clock.now,
  });
  return {
    answered: metrics.answered,
    async start(server) {
      running = server;
      const served = await serveMetrics(metrics, at.host, at.port).catch((error: NodeJS.ErrnoException) => {
        throw new Error(`The metrics cannot be served on ${at.host}:${at.port} (${error.code ?? error.message}).`);
      });
      log({ level: 'info', message: `metrics: http://${at.host}:${served.port}${METRICS_PATH}` });
      return served;
    },
  };
}
