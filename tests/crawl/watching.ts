import { get } from 'node:http';
import { z } from 'zod/mini';
import { readResponse } from '../support/reading/read-answer.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { WrittenDown } from './written-down.ts';

const logLine = z.record(z.string(), z.unknown());
/** Fields of a line of the log whose values are the machine's or a person's. */
const HIDDEN = ['time', 'ms', 'bytes', 'cache', 'where', 'request', 'trace', 'account', 'network'];

/** Writes down names, labels and help of the metrics. */
export async function crawlMetrics(site: CrawledSite, out: WrittenDown): Promise<void> {
  const text = await read(site.metricsPort);
  const samples = text
    .split('\n')
    // What it counts is the machine's.
    .map(line => (line.startsWith('#') ? line : line.replace(/ \S+$/, '')))
    // Of the process itself only what is told of them: which kinds of memory it used is by chance.
    .filter(line => line !== '' && !/^(?:nodejs|process)_/.test(line));
  out.keep('watching/metrics', [...new Set(samples)].toSorted().join('\n'));
}

/** Writes down each kind of line of a site's log: names of fields, and the values of those that say what happened. */
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
        // How much is done at once depends on the machine.
        return `${name}=${isCounted ? told.replaceAll(/\d+/g, '‹n›') : told}`;
      })
      .join(' ');
  });
  // How many lines of a kind a minute leaves out depends on how fast they come.
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
