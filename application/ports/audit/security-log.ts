/**
 * Every event of security that the log tells, its level, and the reasons that it may name: `info` is what belongs to a normal day,
 * `warning` what an attacker would cause as well, `error` a control that could not do its work. The log's reader filters by these
 * names: they change only together with the inventory in SECURITY.md.
 */
export const SECURITY_EVENTS = {
  'login-succeeded': { level: 'info', why: ['password', 'second-factor', 'recovery-code'] },
  'login-failed': { level: 'warning', why: ['password', 'second-factor'] },
  'logged-out': { level: 'info', why: ['one-login', 'other-logins'] },
  /** A well-formed reference of a login that has ended or never was. */
  'session-refused': { level: 'info', why: ['not-there'] },
  'password-reset-asked': { level: 'info', why: ['form'] },
  'password-set': { level: 'info', why: ['reset', 'invitation', 'portal'] },
  'second-factor-set': { level: 'info', why: ['on', 'off', 'new-codes'] },
  'access-refused': { level: 'warning', why: ['cross-site', 'form-token', 'not-owned'] },
  'link-refused': { level: 'warning', why: ['malformed', 'not-there', 'password-link'] },
  'form-refused': {
    level: 'warning',
    why: ['honeypot', 'too-fast', 'too-old', 'malformed', 'other-form', 'unknown-fields', 'key-taken'],
  },
  'captcha-refused': { level: 'warning', why: ['wrong', 'expired', 'malformed', 'other-form', 'used'] },
  throttled: {
    level: 'warning',
    why: [
      'logins-of-account',
      'logins-of-strangers',
      'logins-of-all',
      'codes-of-account',
      'resets-of-account',
      'forms-of-network',
      'captcha-guesses',
      'captcha-pictures',
      'mails-to-friend',
      'mails-to-friends',
      'links-of-network',
      'unsubscribing-of-network',
      'unsubscribing-of-person',
      'desk-mails-to-person',
      'desk-invitations',
    ],
  },
  'request-refused': {
    level: 'warning',
    why: [
      'no-host',
      'method',
      'expect',
      'address',
      'head',
      'head-too-large',
      'too-slow',
      'body',
      'body-too-large',
      'body-type',
      'too-many-uploads',
      'fields',
    ],
  },
  'connection-closed': { level: 'warning', why: ['too-many', 'too-many-of-network', 'takes-nothing'] },
  /**
   * A check that could not be made; what it protects was refused, except where nothing but a note of it could not be written:
   * `limit-not-counted` (a picture was drawn, a link that opens nothing was answered), `use-not-noted` (a login goes on), `export-not-noted` (requests left as a file).
   */
  'control-failed': {
    level: 'error',
    why: ['hasher-busy', 'store-away', 'limit-not-counted', 'use-not-noted', 'export-not-noted', 'seal-unreadable'],
  },
} as const satisfies Readonly<
  Record<string, { readonly level: 'info' | 'warning' | 'error'; readonly why: readonly string[] }>
>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
export type SecurityReason<Event extends SecurityEvent> = (typeof SECURITY_EVENTS)[Event]['why'][number];

/** Tells those who run the site what may be an attack, and what has to be traced after one. */
export type SecurityLog = {
  /**
   * Notes an event; it never throws and is as good as free. `account` is the mail address that an account has or would have: the
   * log names it by a keyed hash, never in clear. `note('login-failed', 'password', 'zoe@example.be')`
   */
  note<Event extends SecurityEvent>(event: Event, why: SecurityReason<Event>, account?: string): void;
};
