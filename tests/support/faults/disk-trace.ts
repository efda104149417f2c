/** File operations and sent data of a process, in the order of completion. `from`: index at which the call started. */
export type DiskEvent = { readonly from: number } & (
  | { readonly kind: 'create' | 'unlink' | 'mkdir'; readonly path: string; readonly empties?: boolean }
  | { readonly kind: 'rename' | 'link'; readonly path: string; readonly to: string }
  /** `at`: byte offset; `undefined` continues after the previous write. */
  | { readonly kind: 'write'; readonly path: string; readonly at: number | undefined; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly path: string; readonly size: number }
  | { readonly kind: 'sync'; readonly path: string }
  | { readonly kind: 'sent'; readonly bytes: Buffer }
);

const CALLS =
  'openat,write,pwrite64,writev,sendto,sendmsg,ftruncate,rename,renameat,renameat2,unlink,unlinkat,link,linkat,mkdir,fsync,fdatasync';

/** Command prefix that traces a process to `file`; signals reach the process itself. */
export function tracedBy(file: string): readonly string[] {
  return ['strace', '-D', '-f', '-y', '-xx', '-qq', '-s', String(1 << 21), '-e', `trace=${CALLS}`, '-o', file];
}

const LINE = /^(\d+) +(\w+)\((.*)\) += (-?\d+)(?:<([^>]*)>)?/s;
const BEGUN = /^(\d+) +(\w+)\((.*) <unfinished \.\.\.>$/s;
const ENDED = /^(\d+) +<\.\.\. (\w+) resumed>(.*)$/s;

/** Parses a trace; only keeps what is inside `directory`, and sent data. */
export function readTrace(text: string, directory: string): readonly DiskEvent[] {
  const events: DiskEvent[] = [];
  const begun = new Map<string, { readonly start: string; readonly from: number }>();
  let index = 0;
  for (const line of text.split('\n')) {
    index++;
    const open = BEGUN.exec(line);
    if (open) {
      begun.set(open[1] ?? '', { start: `${open[1]} ${open[2]}(${open[3]}`, from: index });
      continue;
    }
    const end = ENDED.exec(line);
    const first = end && begun.get(end[1] ?? '');
    const whole = LINE.exec(end && first ? `${first.start}${end[3]}` : line);
    if (!whole || Number(whole[4]) < 0) continue;
    const event = eventOf(whole[2] ?? '', whole[3] ?? '', Number(whole[4]), unhex(whole[5] ?? '').toString());
    if (!event) continue;
    if (event.kind === 'sent' || event.path.startsWith(`${directory}/`) || event.path === directory)
      events.push({ ...event, from: first ? first.from : index });
  }
  return events;
}

type Bare = DiskEvent extends infer Each ? (Each extends DiskEvent ? Omit<Each, 'from'> : never) : never;

function eventOf(call: string, given: string, result: number, opened: string): Bare | undefined {
  const strings = [...given.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text = '']) => unhex(text));
  const path = unhex(/^\d+<([^>]*)>/.exec(given)?.[1] ?? '').toString();
  const last = Number(/(\d+)$/.exec(given)?.[1]);
  switch (call) {
    case 'openat':
      return given.includes('O_CREAT') || given.includes('O_TRUNC')
        ? { kind: 'create', path: opened, empties: given.includes('O_TRUNC') }
        : undefined;
    case 'write':
    case 'writev':
    case 'sendto':
    case 'sendmsg': {
      const bytes = Buffer.concat(strings).subarray(0, result);
      return path.startsWith('/') ? { kind: 'write', path, at: undefined, bytes } : { kind: 'sent', bytes };
    }
    case 'pwrite64':
      return { kind: 'write', path, at: last, bytes: Buffer.concat(strings).subarray(0, result) };
    case 'ftruncate':
      return { kind: 'truncate', path, size: last };
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', path };
    case 'mkdir':
      return { kind: 'mkdir', path: String(strings[0]) };
    case 'unlink':
    case 'unlinkat':
      return { kind: 'unlink', path: String(strings[0]) };
    default:
      return { kind: call.startsWith('rename') ? 'rename' : 'link', path: String(strings[0]), to: String(strings[1]) };
  }
}

function unhex(text: string): Buffer {
  return Buffer.from(text.replaceAll('\\x', ''), 'hex');
}
