import { get } from 'node:http';
import { z } from 'zod/mini';
import { readResponse } from '../support/reading/read-answer.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { WrittenDown } from './written-down.ts';

const logLine = z.record(z.string(), z.unknown());
/** Log fields whose values depend on the machine or the person. */
const HIDDEN = ['time', 'ms', 'bytes', 'cache', 'where', 'request', 'trace', 'account', 'network'];

/** Writes names, labels and help texts of the metrics. */
export async function crawlMetrics(site: CrawledSite, out: WrittenDown): Promise<void> {
  const text = await read(site.metricsPort);
  const samples = text
    .split('\n')
    // Values depend on the run.
    .map(line => (line.startsWith('#') ? line : line.replace(/ \S+$/, '')))
    // Only the descriptions of process metrics: which memory spaces have samples varies.
    .filter(line => line !== '' && !/^(?:nodejs|process)_/.test(line));
  out.keep('watching/metrics', [...new Set(samples)].toSorted().join('\n'));
}

/** Writes each kind of log line: its field names, and the values of those that describe the event. */
export function crawlLog({ log }: CrawledSite, out: WrittenDown): void {
  const kinds = log.map(written => {
    const line = out.clean(written);
    if (!line.startsWith('{')) return line;
    const fields = Object.entries(readResponse(logLine, line));
    const isCounted = fields.some(([name]) => name === 'message');
    return fields
      .map(([name, value]) => {
        if (HIDDEN.includes(name)) return `${name}=‹${name}›`;
        const told = JSON.stringify(value);
        // Counts depend on the machine's speed.
        return `${name}=${isCounted ? told.replaceAll(/\d+/g, '‹n›') : told}`;
      })
      .join(' ');
  });
  // How many lines the rate limit of the log drops depends on timing.
  const told = kinds.filter(kind => !/ unlisted=/.test(kind));
  out.keep('watching/log', [...new Set(told)].toSorted().join('\n'));
}

function read(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/metrics' }, response => {
      let text = '';
      response.setEncoding('utf8').on('data', (some: string) => (text += some));
      response.once('end', () => resolve(text));
    }).once('error', reject);
  });
}
