import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Behaviour for one connection: where the server stops responding, or what it refuses with which code. */
export type SinkMood = {
  readonly hangsAt?: 'banner' | 'ehlo' | 'mail' | 'rcpt' | 'data' | 'dot';
  readonly refuses?: { readonly at: 'banner' | 'mail' | 'rcpt' | 'dot'; readonly code: number };
};

export type MailSink = {
  readonly url: string;
  /** Received mails as bytes, including those it did not confirm. */
  readonly taken: string[];
  readonly recipients: string[][];
  /** Number of connections so far. */
  readonly connections: () => number;
  /** Discards the rest of the script. */
  calm(): void;
  close(): Promise<void>;
};

/** A mail server in this process that follows a script, one entry per connection; after that it accepts everything. `at`: its port. */
export async function openMailSink(script: readonly SinkMood[], at = 0): Promise<MailSink> {
  const moods = [...script];
  const taken: string[] = [];
  const recipients: string[][] = [];
  let connections = 0;
  const moodOf = new Map<string, SinkMood>();
  const mood = (session: { readonly id: string }) => moodOf.get(session.id) ?? {};
  /** Responds, refuses, or never responds. */
  const answer = (at: string, { hangsAt, refuses }: SinkMood, done: (error?: Error | null) => void) => {
    if (hangsAt === at) return;
    done(refuses?.at === at ? Object.assign(new Error('not now'), { responseCode: refuses.code }) : null);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 1,
    disableReverseLookup: true,
    onConnect(session, done) {
      connections++;
      const next = moods.shift() ?? {};
      moodOf.set(session.id, next);
      answer('banner', next, done);
    },
    onMailFrom: (_, session, done) => answer('mail', mood(session), done),
    onRcptTo: (_, session, done) => answer('rcpt', mood(session), done),
    onData(stream, session, done) {
      if (mood(session).hangsAt === 'data') return;
      const chunks: Buffer[] = [];
      stream.on('data', chunk => chunks.push(chunk));
      stream.on('end', () => {
        if (mood(session).refuses?.at !== 'dot') {
          taken.push(Buffer.concat(chunks).toString('latin1'));
          recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        }
        answer('dot', mood(session), done);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>(listening => server.listen(at, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    recipients,
    connections: () => connections,
    calm: () => void moods.splice(0),
    close: () => new Promise(closed => server.close(() => closed())),
  };
}

/** A server that sends some lines and then nothing more. */
export async function openSilentServer(
  lines: readonly string[],
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    for (const line of lines) socket.write(`${line}\r\n`);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', () => listening()));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(closed => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}

/** Command after which a connection stalls; `drip`: sends its greeting one character at a time, never completely. */
export type Stall = 'banner' | 'drip' | 'EHLO' | 'STARTTLS' | 'TLS' | 'MAIL' | 'RCPT' | 'DATA' | 'dot';

const DRIP_MS = 50;

/**
 * A mail server that accepts everything at once, one mail per connection, and returns what it received. Its first connections stall
 * according to `stalls`, one each; mails it did not confirm are included.
 */
export async function openQuickSink(stalls: readonly Stall[] = []): Promise<{
  readonly url: string;
  readonly taken: string[];
  readonly connections: () => number;
  close(): Promise<void>;
}> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer(socket => {
    const stall = stalls[connections++];
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    let heard = '';
    let mail = false;
    let stalled = stall === 'banner' || stall === 'drip';
    socket.setEncoding('latin1').setNoDelay();
    socket.on('error', () => undefined);
    if (!stalled) socket.write('220 here\r\n');
    if (stall === 'drip') {
      socket.write('220-');
      const timer = setInterval(() => socket.write('x'), DRIP_MS);
      socket.on('close', () => clearInterval(timer));
    }
    const answerTo = (said: string): string => {
      const command = said.slice(0, 4).trim();
      if (command === 'EHLO' && (stall === 'STARTTLS' || stall === 'TLS')) return '250-here\r\n250 STARTTLS\r\n';
      if (said === 'DATA') return '354 go on\r\n';
      return command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n';
    };
    socket.on('data', text => {
      heard += text;
      for (;;) {
        const stop = mail ? '\r\n.\r\n' : '\r\n';
        const end = heard.indexOf(stop);
        if (end < 0 || stalled) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + stop.length);
        if (mail) taken.push(said);
        stalled = mail ? stall === 'dot' : stall !== undefined && said.startsWith(stall);
        // Agrees to STARTTLS and never starts the handshake.
        if (stall === 'TLS' && said === 'STARTTLS') socket.write('220 go on\r\n');
        else if (!stalled) socket.write(mail ? '250 ok\r\n' : answerTo(said));
        stalled ||= stall === 'TLS' && said === 'STARTTLS';
        mail = !mail && said === 'DATA';
      }
    });
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', () => listening()));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    connections: () => connections,
    close: () =>
      new Promise(closed => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}
