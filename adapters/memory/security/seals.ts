import type { SealPurpose, Seals } from '../../../application/ports/security/seals.ts';

/** Seals for one process: a sealed text is a random name, and what it stands for stays here. */
export function makeMemorySeals(): Seals {
  const sealed = new Map<string, { readonly purpose: SealPurpose; readonly text: string }>();
  return {
    seal(purpose, text) {
      const name = crypto.randomUUID();
      sealed.set(name, { purpose, text });
      return name;
    },
    open(purpose, name) {
      const found = sealed.get(name);
      return found?.purpose === purpose ? { text: found.text, stale: false } : undefined;
    },
  };
}
