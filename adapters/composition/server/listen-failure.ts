/** Remedies for the operator, by the error code of the system. */
const REMEDIES: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: port =>
    `another program uses this port. Set PORT to a free one, such as PORT=${port < 65_436 ? port + 100 : port - 100}`,
  EACCES: () => 'this user may not use this port. Set PORT to 1024 or more, and put a proxy in front',
  EADDRNOTAVAIL: () => 'this machine does not have this address. Set HOST to one that it has, such as HOST=127.0.0.1',
};

/**
 * The line for an operator whose site cannot listen: the address, the error code, and a remedy if `REMEDIES` has one for the
 * code. `listenFailure({ host: '127.0.0.1', port: 3000 }, { code: 'EADDRINUSE', message: '…' })` →
 * `'The site cannot listen on 127.0.0.1:3000 (EADDRINUSE): another program uses this port. Set PORT to a free one, such as PORT=3100.'`
 */
export function listenFailure(
  { host, port }: { readonly host: string; readonly port: number },
  { code, message }: { readonly code?: string | undefined; readonly message: string },
): string {
  const remedy = code === undefined ? undefined : REMEDIES[code]?.(port);
  return `The site cannot listen on ${host}:${port} (${code ?? message})${remedy === undefined ? '' : `: ${remedy}`}.`;
}
