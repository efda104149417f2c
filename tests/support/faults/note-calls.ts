import type { RequestPorts } from '../../../application/ports/request-ports.ts';

/** A store that records each call by port and method, such as `limits.count`, in `calls`. */
export function noteCalls(store: RequestPorts): { readonly store: RequestPorts; readonly calls: string[] } {
  const calls: string[] = [];
  const noting = <Port extends object>(port: Port, path: string): Port =>
    new Proxy(port, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name);
        const here = path === '' ? String(name) : `${path}.${String(name)}`;
        if (typeof found === 'function')
          return (...given: readonly unknown[]) => {
            calls.push(here);
            return Reflect.apply(found, target, given) as unknown;
          };
        return typeof found === 'object' && found !== null ? noting(found, here) : found;
      },
    });
  return { store: noting(store, ''), calls };
}
