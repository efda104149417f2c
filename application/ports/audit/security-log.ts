/**
 * Every security event of the log, with its level and its possible reasons. `info`: normal operation; `warning`: an event that an attack
 * would cause too; `error`: a control that could not do its work. Log filters use these names: change them only together with the inventory
 * in docs/operate/security-events.md.
 */
export const SECURITY_EVENTS = {
  'login-succeeded': { level: 'info', why: ['password', 'second-factor', 'recovery-code'] },
  'login-failed': { level: 'warning', why: ['password', 'second-factor'] },
  'logged-out': { level: 'info', why: ['one-login', 'other-logins'] },
  /** A well-formed session reference that has expired or never existed. */
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
   * A protection failed, so the request that it protects was refused. Three causes only left a count or record unwritten, and the
   * request was served: `limit-not-counted` (a captcha picture or an invalid link was not counted), `use-not-noted` (the last use of a
   * session was not stored), `export-not-noted` (an export of requests was not logged).
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

/** Log of possible attacks, and of events needed to investigate them, for the operators of the site. */
export type SecurityLog = {
  /**
   * Logs an event. Never throws and costs almost nothing. `account`: the mail address that an account has or would have; the log contains
   * only its keyed hash. `note('login-failed', 'password', 'zoe@example.be')`
   */
  note<Event extends SecurityEvent>(event: Event, why: SecurityReason<Event>, account?: string): void;
};
