import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

/**
 * Upper bound of a plain server: sends the given status, headers and bytes for every request, and logs the same lines in the same batches
 * as the site.
 */
const { status, headers, body, route } = JSON.parse(process.env['BARE_ANSWER'] ?? '{}') as BareResponse;
const bytes = Buffer.from(body, 'base64');

export type BareResponse = {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
  /** Route name in the site's log. */
  readonly route: string;
};

const BATCH = 64 * 1024;
let lines = '';
let time = 0;
let timeText = '';

createServer((request, response) => {
  const began = performance.now();
  response.on('close', () => {
    const now = Date.now();
    if (now !== time) [time, timeText] = [now, new Date(now).toISOString()];
    const id = randomUUID();
    const ms = Math.round((performance.now() - began) * 10) / 10;
    lines += `{"time":"${timeText}","level":"info","event":"request","request":"${id.slice(0, 8) + id.slice(28)}","route":"${route}","method":"${request.method}","status":${response.statusCode},"ms":${ms},"bytes":${bytes.byteLength},"cache":"hit"}\n`;
    if (lines.length < BATCH) return;
    process.stdout.write(lines);
    lines = '';
  });
  response.writeHead(status, headers as string[]);
  response.end(bytes);
}).listen(Number(process.env['PORT']), process.env['HOST']);
