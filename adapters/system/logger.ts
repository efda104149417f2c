/** An event for operators; contains no address, body, name or other personal data. */
export type LogEvent = {
  readonly level: 'info' | 'warning' | 'error';
  readonly message: string;
  readonly error?: unknown;
  /** Request id and trace id. */
  readonly request?: string | undefined;
  readonly trace?: string | undefined;
};

/** Maximum number of stack lines in the log. */
const LINES = 6;
/** Long tokens except UUIDs: messages from outside may contain the secret of a link, or its recipient, which must not be logged. */
const SECRET = /(?!\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b(?!-))[\w-]{32,}/g;
/** A word with an @ in it; `ADDRESS` tests whether it is an e-mail address (a dot after the @). */
const AROUND_AT = /(?<![\w.+-])[\w.+-]+(?:@[\w.+-]*)+/g;
const ADDRESS = /@[\w-]+\.[\w-]/;

/** Logs an event as one JSON line on standard output; errors with their chain of causes, other thrown values by their type. */
export function log({ level, message, error, request, trace }: LogEvent): void {
  const event = { level, message: hidden(message), request, trace };
  writeLine(error === undefined ? event : { ...event, ...describedError(error) });
}

/** Control and direction characters that JSON does not escape, but that terminals or line readers may interpret. */
const CONTROL = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Output function; can be replaced by `printWith`, e.g. to buffer lines. */
let print = (line: string): void => console.log(line);

/** Sends all further lines to `printer`. */
export function printWith(printer: (line: string) => void): void {
  print = printer;
}

/** Logs fields as one JSON line with the UTC time; escapes control characters. `writeLine({ level: 'info', event: 'x' })` */
export function writeLine(fields: Readonly<Record<string, unknown>>): void {
  print(lineOf(fields));
}

/** JSON line of fields. `lineOf({ level: 'info', event: 'x' })` → `'{"time":"2026-10-25T01:30:00.000Z","level":"info","event":"x"}'` */
export function lineOf(fields: Readonly<Record<string, unknown>>): string {
  return escapeControls(JSON.stringify({ time: new Date().toISOString(), ...fields }));
}

/** Escapes the characters of `CONTROL` in a JSON text. `escapeControls('a\u2028')` → `'a\\u2028'` */
export function escapeControls(json: string): string {
  return json.replace(CONTROL, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function hidden(text: string): string {
  return text.replace(SECRET, '…').replace(AROUND_AT, run => (ADDRESS.test(run) ? '…' : run));
}

function describedError(thrown: unknown): { readonly error: string } {
  if (!(thrown instanceof Error)) return { error: `a thrown value that is not an Error: ${nameOf(thrown)}` };
  const where = thrown.stack?.split('\n').slice(0, LINES).join(' | ');
  return {
    error: thrown.name,
    ...(where && { where: hidden(where) }),
    ...(thrown.cause !== undefined && { cause: describedError(thrown.cause) }),
  };
}

/**
 * Class name of a thrown object, followed by its HTTP status if it is a response; for any other thrown value its type.
 * `nameOf(new Response(null, { status: 503 }))` → `'Response 503'`
 */
function nameOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return typeof thrown;
  const status = 'status' in thrown && typeof thrown.status === 'number' ? ` ${thrown.status}` : '';
  return `${thrown.constructor?.name ?? 'object'}${status}`;
}

/** Redirects the console to the log, which also captures output of libraries and Node's warnings. */
export function logConsole(): void {
  for (const method of ['debug', 'info', 'warn', 'error'] as const)
    console[method] = (...parts: readonly unknown[]) =>
      log({
        level: method === 'error' || method === 'warn' ? 'error' : 'info',
        message: `console output: ${parts
          .map(value => (value instanceof Error ? value.message : String(value)))
          .join(' ')
          .slice(0, 300)}`,
      });
}
