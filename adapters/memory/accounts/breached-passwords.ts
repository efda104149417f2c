import type { BreachedPasswords } from '../../../application/ports/accounts/breached-passwords.ts';

/** A list in which only the given passwords are breached, by default none. `makeMemoryBreachedPasswords(['P@ssw0rd1'])` */
export function makeMemoryBreachedPasswords(passwords: readonly string[] = []): BreachedPasswords {
  const known = new Set(passwords);
  return { has: async password => known.has(password) };
}
