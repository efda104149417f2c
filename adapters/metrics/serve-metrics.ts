import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteMetrics } from './site-metrics.ts';

export const METRICS_PATH = '/metrics';

export type MetricsServer = { readonly port: number; stop(): Promise<void> };

/**
 * Serves the metrics at `/metrics` on a separate port that is not public. Resolves when the port is open, and rejects if it cannot be
 * opened. `await serveMetrics(metrics, '127.0.0.1', 9464)`
 */
export function serveMetrics(
  metrics: Pick<SiteMetrics, 'text' | 'contentType'>,
  host: string,
  port: number,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, async ({ method, url }, response) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || url?.split('?', 1)[0] !== METRICS_PATH) {
      response.writeHead(isRead ? 404 : 405, { 'content-type': 'text/plain; charset=utf-8', allow: 'GET, HEAD' });
      return void response.end(`The metrics are at ${METRICS_PATH}.\n`);
    }
    const text = await metrics.text().catch(() => undefined);
    if (text === undefined) return void response.writeHead(500).end();
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
    response.end(method === 'HEAD' ? undefined : text);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, stop: () => stop(server) });
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
