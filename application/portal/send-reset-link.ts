import type { SendRequestedMail } from '../mail/send-requested-mails.ts';
import type { AccountPasswords } from '../ports/accounts/accounts.ts';
import type { RequestedMailKind, RequestedMails } from '../ports/mails/requested-mails.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import { HOUR, limitOn, type Limits, countWithinLimit } from '../ports/security/limits.ts';
import type { LinkSecrets } from '../ports/security/link-secrets.ts';
import type { SecurityLog } from '../ports/audit/security-log.ts';
import type { Language } from '../../domain/text/language.ts';
import { secretOf } from '../mail/mail-links.ts';
import { makeMail } from '../mail/mail-templates.ts';
import { LINK_LIFE_MS } from './owner-link.ts';
import type { SendResetLink } from '../request/submit/submit-parts.ts';

/** Maximum number of reset mails per account and hour. */
export const RESETS_AN_HOUR = 3;

/** Kind of account that a reset mail is for: an owner's, or an agent's. */
export type ResetKind = Extract<RequestedMailKind, 'owner-password' | 'agent-password'>;

/** Path of the page to choose a password, as stored in a mail (with a placeholder for the secret). */
export type PasswordLinkTo = (language: Language, id: string, tokenHash: string) => string;

/** Requests the reset mail. The outcome is the same whether or not the address has an account. */
export function makeSendResetLink({
  resetKind: kind,
  askedMails,
  limits,
  hashes,
  clock,
  security,
}: {
  readonly resetKind: ResetKind;
  readonly askedMails: Pick<RequestedMails, 'put'>;
  readonly limits: Limits;
  readonly hashes: Hashes;
  readonly clock: Clock;
  readonly security: SecurityLog;
}): SendResetLink {
  return async ({ reference, email, language }) => {
    const now = clock.now();
    const limit = limitOn(hashes, `resets of ${email.toLowerCase()}`, RESETS_AN_HOUR, HOUR);
    if (!(await countWithinLimit(limits, limit, now))) return security.note('throttled', 'resets-of-account', email);
    security.note('password-reset-asked', 'form', email);
    await askedMails.put({ id: reference, kind, email, language, askedAt: now });
  };
}

/** Creates the reset link and enqueues its mail if the address has an account; the link's lifetime starts here. */
export function makeAnswerReset({
  passwordLinkTo: linkTo,
  accounts,
  hashes,
  linkSecrets,
  clock,
}: {
  readonly passwordLinkTo: PasswordLinkTo;
  readonly accounts: Pick<AccountPasswords, 'offerPasswordLink'>;
  readonly hashes: Hashes;
  readonly linkSecrets: LinkSecrets;
  readonly clock: Clock;
}): SendRequestedMail {
  return async ({ id: reference, email, language, askedAt }) => {
    const now = clock.now();
    const tokenHash = hashes.secret(secretOf(linkSecrets, 'owner', reference));
    const link = {
      tokenHash,
      purpose: 'reset',
      endsAt: now + LINK_LIFE_MS.reset,
    } as const;
    const mail = makeMail({
      id: `${reference}.reset`,
      template: 'forgot-password.sender',
      language,
      to: email,
      replyTo: undefined,
      data: {
        reference,
        receivedAt: askedAt,
        visitorLanguage: language,
        values: {},
        names: {},
        link: linkTo(language, reference, tokenHash),
      },
      unsubscribe: undefined,
    });
    await accounts.offerPasswordLink(email, link, [mail]);
  };
}
