import { CODES_A_DAY, CODES_A_QUARTER, type CodeError, readCode } from '../../domain/owner/second-factor.ts';
import { makeMail, type SecondFactorMail } from '../mail/mail-templates.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { Ids } from '../ports/ids.ts';
import { type Limits, waitFor } from '../ports/security/limits.ts';
import type { OneTimeCodes } from '../ports/accounts/one-time-codes.ts';
import type { Mail, Outbox } from '../ports/mails/outbox.ts';
import type { Owner } from '../ports/accounts/owners.ts';
import type { Encryption } from '../ports/security/encryption.ts';
import type { SecondFactors } from '../ports/accounts/second-factors.ts';
import type { SecurityLog } from '../ports/audit/security-log.ts';

export type TryCodeParts = {
  readonly secondFactors: Pick<SecondFactors, 'of' | 'takeStep' | 'takeCode'>;
  readonly outbox: Pick<Outbox, 'put'>;
  readonly codes: OneTimeCodes;
  readonly encryption: Encryption;
  readonly limits: Limits;
  readonly hashes: Hashes;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly security: SecurityLog;
};

export type CodeCheck =
  | { readonly kind: 'right'; readonly by: 'second-factor' | 'recovery-code' }
  | { readonly kind: 'wrong'; readonly code: CodeError }
  /** Seconds until the next attempt is accepted. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The account has no second factor. */
  | { readonly kind: 'none' };

/** Checks a code: one of the app (each valid once) or a recovery code, which is then used up. */
export type TryCode = (owner: Owner, typed: string) => Promise<CodeCheck>;

/**
 * The only check of second factors. Every well-formed code counts towards the account's limits, right or wrong. The owner is mailed when
 * the limit is reached, because the person who enters codes knows the password already.
 */
export function makeTryCode(parts: TryCodeParts): TryCode {
  const { secondFactors, codes, encryption, hashes, clock, security } = parts;
  return async (owner, typed) => {
    const code = readCode(typed);
    if (!code) return { kind: 'wrong', code: 'malformed' };
    const factor = await secondFactors.of(owner.id);
    if (!factor) return { kind: 'none' };
    const retryAfter = await overLimit(parts, owner);
    if (retryAfter !== undefined) return { kind: 'limited', retryAfter };
    const wrong = (why: CodeError): CodeCheck => {
      security.note('login-failed', 'second-factor', owner.email);
      return { kind: 'wrong', code: why };
    };
    if (code.kind === 'recovery') {
      const news = factorMail(parts, owner, 'recovery', factor.recoveryLeft - 1);
      const taken = await secondFactors.takeCode(owner.id, hashes.secret(code.code), [news]);
      return taken ? { kind: 'right', by: 'recovery-code' } : wrong('wrong');
    }
    const secret = encryption.decrypt('second factor', factor.encryptedSecret);
    // The app's secret is unreadable if the site's secret was rotated twice without a restart in between; recovery codes still work.
    if (!secret) security.note('control-failed', 'seal-unreadable', owner.email);
    const step = secret && codes.stepOf(secret.text, code.code, clock.now());
    if (step === undefined) return wrong('wrong');
    return (await secondFactors.takeStep(owner.id, step)) ? { kind: 'right', by: 'second-factor' } : wrong('used');
  };
}

/** Counts an attempt; returns the seconds to wait if over the limit. */
async function overLimit(parts: TryCodeParts, owner: Owner): Promise<number | undefined> {
  const { limits, hashes, clock, security, outbox } = parts;
  const now = clock.now();
  for (const [name, { most, windowMs }] of Object.entries({ quarter: CODES_A_QUARTER, day: CODES_A_DAY })) {
    const count = await limits.count(hashes.personal(`codes of ${owner.id} a ${name}`), windowMs, now);
    if (count <= most) continue;
    if (count === most + 1) await outbox.put([factorMail(parts, owner, 'guessed', 0)]);
    security.note('throttled', 'codes-of-account', owner.email);
    return waitFor({ windowMs }, now);
  }
  return undefined;
}

/** Notifies an owner of a change to their second factor, in case someone else made it. */
export function factorMail(
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  { email, language }: Pick<Owner, 'email' | 'language'>,
  what: SecondFactorMail['what'],
  left: number,
): Mail {
  return makeMail({
    id: `${ids.reference()}.factor`,
    template: 'second-factor',
    language,
    to: email,
    replyTo: undefined,
    data: { what, at: clock.now(), left },
    unsubscribe: undefined,
  });
}
