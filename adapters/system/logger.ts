/** Something that an operator may want to know; no address, body, name or other personal data. */
export type LogEvent = {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly error?: unknown;
  /** The id of the request that it happened in, and of the trace that this is part of. */
  readonly request?: string | undefined;
  readonly trace?: string | undefined;
};

/** Lines of a stack that are told. */
const LINES = 6;
/** What others wrote may hold a secret of a link, or who it was sent to: neither belongs in a log. */
const SECRET = /(?!\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b(?!-))[\w-]{32,}/g;
/** A run of letters with an @, from its beginning; an address where a point follows the @. */
const AROUND_AT = /(?<![\w.+-])[\w.+-]+(?:@[\w.+-]*)+/g;
const ADDRESS = /@[\w-]+\.[\w-]/;

/** One JSON line an event on the standard output; the cause of an error, and whatever else was thrown, is named. */
export function log({ level, message, error, request, trace }: LogEvent): void {
  const event = { level, message: hidden(message), request, trace };
  writeLine(error === undefined ? event : { ...event, ...told(error) });
}

/** What a terminal or a reader of lines may take for a command or an end of line, and JSON leaves as it is. */
const CONTROL = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Prints a line; a process that writes many has them printed in batches. */
let print = (line: string): void => console.log(line);

/** From now on lines are handed to `printer`. */
export function printWith(printer: (line: string) => void): void {
  print = printer;
}

/** Writes fields as one line with the time, in UTC; control characters are escaped. `writeLine({ level: 'info', event: 'x' })` */
export function writeLine(fields: Readonly<Record<string, unknown>>): void {
  print(lineOf(fields));
}

/** The line of fields. `lineOf({ level: 'info', event: 'x' })` → `'{"time":"2026-10-25T01:30:00.000Z","level":"info","event":"x"}'` */
export function lineOf(fields: Readonly<Record<string, unknown>>): string {
  return escapeControls(JSON.stringify({ time: new Date().toISOString(), ...fields }));
}

/** `escapeControls('a\u2028')` → `'a\\u2028'` */
export function escapeControls(json: string): string {
  return json.replace(CONTROL, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function hidden(text: string): string {
  return text.replace(SECRET, '…').replace(AROUND_AT, run => (ADDRESS.test(run) ? '…' : run));
}

function told(thrown: unknown): { readonly error: string } {
  if (!(thrown instanceof Error)) return { error: `no Error, but ${nameOf(thrown)}` };
  const where = thrown.stack?.split('\n').slice(0, LINES).join(' | ');
  return {
    error: thrown.name,
    ...(where && { where: hidden(where) }),
    ...(thrown.cause !== undefined && { cause: told(thrown.cause) }),
  };
}

/** The class of what was thrown, and its status where it is a response. */
function nameOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return typeof thrown;
  const status = 'status' in thrown && typeof thrown.status === 'number' ? ` ${thrown.status}` : '';
  return `${thrown.constructor?.name ?? 'object'}${status}`;
}

/** From now on what libraries write on the console, and Node's warnings, are lines of the log as well. */
export function logConsole(): void {
  for (const method of ['debug', 'info', 'warn', 'error'] as const)
    console[method] = (...parts: readonly unknown[]) =>
      log({
        level: method === 'error' || method === 'warn' ? 'error' : 'info',
        message: `written on the console: ${parts
          .map(told => (told instanceof Error ? told.message : String(told)))
          .join(' ')
          .slice(0, 300)}`,
      });
}
