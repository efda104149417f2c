import frequent from './frequent-passwords.json' with { type: 'json' };

/** Frequently leaked passwords of at least 8 characters, in lower case; the JSON file states their source. */
export const FREQUENT_PASSWORDS: ReadonlySet<string> = new Set(frequent.passwords);
