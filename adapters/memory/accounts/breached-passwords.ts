import type { BreachedPasswords } from '../../../application/ports/accounts/breached-passwords.ts';

/** The passwords that are given; none where nothing is known of breaches. `makeMemoryBreachedPasswords(['P@ssw0rd1'])` */
export function makeMemoryBreachedPasswords(passwords: readonly string[] = []): BreachedPasswords {
  const known = new Set(passwords);
  return { has: async password => known.has(password) };
}
