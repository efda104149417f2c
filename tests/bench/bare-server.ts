import { createServer } from 'node:http';

/** What a plain server can do at best: it writes the status, headers and bytes that it was given, whatever is asked. */
const { status, headers, body } = JSON.parse(process.env['BARE_ANSWER'] ?? '{}') as BareResponse;
const bytes = Buffer.from(body, 'base64');

export type BareResponse = { readonly status: number; readonly headers: readonly string[]; readonly body: string };

createServer((_request, response) => {
  response.writeHead(status, headers as string[]);
  response.end(bytes);
}).listen(Number(process.env['PORT']), process.env['HOST']);
