import frequent from './frequent-passwords.json' with { type: 'json' };

/** Passwords of 8 or more characters that leaked often, in small letters; the data say where they are from. */
export const FREQUENT_PASSWORDS: ReadonlySet<string> = new Set(frequent.passwords);
