import { inGroupsOfFour, readCode, RECOVERY_CODES, SETUP_MS } from '../../domain/owner/second-factor.ts';
import { jsonTuple } from '../../domain/text/json-tuple.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { Ids } from '../ports/ids.ts';
import type { OneTimeCodes } from '../ports/accounts/one-time-codes.ts';
import type { Encryption } from '../ports/security/encryption.ts';
import type { DrawQrCode, QrCode } from '../ports/qr-code.ts';
import type { SecondFactors } from '../ports/accounts/second-factors.ts';
import type { SecurityLog } from '../ports/audit/security-log.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { OwnerSession } from './open-session.ts';
import { codeRefusal, type PasswordsRefusal, passwordRefusal } from './password-refusal.ts';
import { factorMail, type TryCode } from './try-code.ts';
import type { TryPassword } from './try-password.ts';

/** Secret to add to an authenticator app. The ticket proves that the site issued the secret, for whom and when. */
export type FactorOffer = {
  readonly ticket: string;
  readonly qrCode: QrCode;
  /** The secret for manual entry, in base 32 and groups of four; `address` is the `otpauth:` address of the QR code. */
  readonly key: string;
  readonly address: string;
};

/** Manages an owner's second factor; each change requires the password. */
export type SetSecondFactor = {
  /** Offers a new secret; nothing is stored until `confirm`. */
  offer(
    ownerSession: OwnerSession,
    current: string,
    network: string,
  ): Promise<{ readonly kind: 'offered'; readonly offer: FactorOffer } | PasswordsRefusal>;
  /**
   * Activates the offered second factor with the app's first code; returns the recovery codes, once. If the code is refused, the same offer
   * is returned again as long as it is valid.
   */
  confirm(
    ownerSession: OwnerSession,
    ticket: string,
    code: string,
  ): Promise<
    | RecoveryCodes
    | { readonly kind: 'refused'; readonly refusal: PasswordsRefusal; readonly offer: FactorOffer | undefined }
  >;
  /** Deactivates the second factor; requires the password and a code (app or recovery). */
  end(
    ownerSession: OwnerSession,
    current: string,
    code: string,
    network: string,
  ): Promise<{ readonly kind: 'ended' } | PasswordsRefusal>;
  /** Replaces the recovery codes; requires the password and a code. */
  renewCodes(
    ownerSession: OwnerSession,
    current: string,
    code: string,
    network: string,
  ): Promise<RecoveryCodes | PasswordsRefusal>;
};

export type RecoveryCodes = { readonly kind: 'codes'; readonly codes: readonly string[] };

export type SetSecondFactorParts = {
  readonly secondFactors: Pick<SecondFactors, 'begin' | 'end' | 'replaceCodes'>;
  readonly site: SiteContentSource;
  readonly codes: OneTimeCodes;
  readonly drawQrCode: DrawQrCode;
  readonly encryption: Encryption;
  readonly tryPassword: TryPassword;
  readonly tryCode: TryCode;
  readonly hashes: Hashes;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly security: SecurityLog;
};

export function makeSetSecondFactor(parts: SetSecondFactorParts): SetSecondFactor {
  const { site, secondFactors, codes, drawQrCode, encryption, tryPassword, tryCode, hashes, clock, security } = parts;

  /** Checks the password, then a code, before a change. */
  async function refused(
    { owner }: OwnerSession,
    current: string,
    code: string,
    network: string,
  ): Promise<PasswordsRefusal | undefined> {
    const refusal = passwordRefusal(await tryPassword(owner.email, current, network));
    if (refusal) return refusal;
    const tried = await tryCode(owner, code);
    return tried.kind === 'wrong' || tried.kind === 'limited' ? codeRefusal(tried) : undefined;
  }

  function offerOf({ email }: OwnerSession['owner'], secret: string, ticket: string): FactorOffer {
    const address = codes.address(secret, site.current().content.agency.name, email);
    return { ticket, qrCode: drawQrCode(address), key: inGroupsOfFour(secret, ' '), address };
  }

  const freshCodes = () => Array.from({ length: RECOVERY_CODES }, () => codes.recovery());
  const hashed = (fresh: readonly string[]) => fresh.map(code => hashes.secret(code));

  return {
    async offer({ owner, now }, current, network) {
      const refusal = passwordRefusal(await tryPassword(owner.email, current, network));
      if (refusal) return refusal;
      const secret = codes.secret();
      const offered: Offered = [owner.id, secret, now];
      const ticket = encryption.encrypt('second factor to confirm', JSON.stringify(offered));
      return { kind: 'offered', offer: offerOf(owner, secret, ticket) };
    },

    async confirm({ owner, now }, ticket, typed) {
      const opened = encryption.decrypt('second factor to confirm', ticket);
      const offered: Offered | undefined = opened && jsonTuple(opened.text, ['string', 'string', 'number']);
      if (!offered) return notConfirmed('expired');
      const [ownerId, secret, at] = offered;
      const age = now - at;
      if (ownerId !== owner.id || age > SETUP_MS || age < -SETUP_MS) return notConfirmed('expired');
      const code = readCode(typed);
      const step = code?.kind === 'app' ? codes.stepOf(secret, code.code, clock.now()) : undefined;
      if (step === undefined) return notConfirmed('wrong', offerOf(owner, secret, ticket));
      const fresh = freshCodes();
      const factor = { encryptedSecret: encryption.encrypt('second factor', secret), since: now, lastStep: step };
      const news = factorMail(parts, owner, 'on', fresh.length);
      // A second factor was activated in another window meanwhile; its secret and recovery codes stay valid, and this form is refused.
      if (!(await secondFactors.begin(owner.id, factor, hashed(fresh), [news]))) return notConfirmed('expired');
      security.note('second-factor-set', 'on', owner.email);
      return { kind: 'codes', codes: fresh.map(code => inGroupsOfFour(code)) };
    },

    async end(ownerSession, current, code, network) {
      const refusal = await refused(ownerSession, current, code, network);
      if (refusal) return refusal;
      const { owner } = ownerSession;
      if (await secondFactors.end(owner.id, [factorMail(parts, owner, 'off', 0)]))
        security.note('second-factor-set', 'off', owner.email);
      return { kind: 'ended' };
    },

    async renewCodes(ownerSession, current, code, network) {
      const refusal = await refused(ownerSession, current, code, network);
      if (refusal) return refusal;
      const { owner } = ownerSession;
      const fresh = freshCodes();
      const news = factorMail(parts, owner, 'new-codes', fresh.length);
      if (!(await secondFactors.replaceCodes(owner.id, hashed(fresh), [news])))
        return codeRefusal({ kind: 'wrong', code: 'wrong' });
      security.note('second-factor-set', 'new-codes', owner.email);
      return { kind: 'codes', codes: fresh.map(code => inGroupsOfFour(code)) };
    },
  };
}

/** Content of the token (ticket) in the form that shows a new second factor's secret: account, secret, and creation time (Unix ms). */
type Offered = readonly [ownerId: string, secret: string, at: number];

function notConfirmed(code: 'expired' | 'wrong', offer?: FactorOffer) {
  const refusal = { kind: 'invalid', errors: [{ field: 'code', code }] } as const;
  return { kind: 'refused', refusal, offer } as const;
}
