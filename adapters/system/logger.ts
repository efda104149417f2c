/** Something that an operator may want to know; no address, body, name or other personal data. */
export type LogEvent = { readonly level: 'info' | 'error'; readonly message: string; readonly error?: unknown };

/** One JSON line an event on the standard output. */
export function log({ level, message, error }: LogEvent): void {
  const detail =
    error instanceof Error ? { error: error.name, where: error.stack?.split('\n').slice(0, 6).join(' | ') } : {};
  console.log(JSON.stringify({ time: new Date().toISOString(), level, message, ...detail }));
}
