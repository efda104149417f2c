import { inGroups, readCode, RECOVERY_CODES, SETUP_MS } from '../../domain/owner/second-factor.ts';
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
import { codeRefusal, type PasswordsRefusal, refusalOf } from './password-refusal.ts';
import { factorMail, type TryCode } from './try-code.ts';
import type { TryPassword } from './try-password.ts';

/** What an owner adds to their app; the ticket proves on the way back that the site made the secret, for whom and when. */
export type FactorOffer = {
  readonly ticket: string;
  readonly qrCode: QrCode;
  /** What the code holds, for those who type it: base 32 in groups of four, and the address that the QR code leads to. */
  readonly key: string;
  readonly address: string;
};

/** An owner's second factor, by their password. */
export type SetSecondFactor = {
  /** Offers a new secret; nothing is kept until `confirm`. */
  offer(
    ownerSession: OwnerSession,
    current: string,
    network: string,
  ): Promise<{ readonly kind: 'offered'; readonly offer: FactorOffer } | PasswordsRefusal>;
  /** Turns it on by the first code of the app; the recovery codes are given this once. A refusal gives the offer back while it counts. */
  confirm(
    ownerSession: OwnerSession,
    ticket: string,
    code: string,
  ): Promise<
    | RecoveryCodes
    | { readonly kind: 'refused'; readonly refusal: PasswordsRefusal; readonly offer: FactorOffer | undefined }
  >;
  /** Turns it off by the password and a code, of the app or of recovery. */
  end(
    ownerSession: OwnerSession,
    current: string,
    code: string,
    network: string,
  ): Promise<{ readonly kind: 'ended' } | PasswordsRefusal>;
  /** Makes new recovery codes, by the password and a code; the former ones count no more. */
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
  readonly seals: Encryption;
  readonly tryPassword: TryPassword;
  readonly tryCode: TryCode;
  readonly hashes: Hashes;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly security: SecurityLog;
};

export function makeSetSecondFactor(parts: SetSecondFactorParts): SetSecondFactor {
  const { site, secondFactors, codes, drawQrCode, seals, tryPassword, tryCode, hashes, clock, security } = parts;

  /** What an owner proves before a second factor is changed: the password, then a code. */
  async function refused(
    { owner }: OwnerSession,
    current: string,
    code: string,
    network: string,
  ): Promise<PasswordsRefusal | undefined> {
    const refusal = refusalOf(await tryPassword(owner.email, current, network));
    if (refusal) return refusal;
    const tried = await tryCode(owner, code);
    return tried.kind === 'wrong' || tried.kind === 'limited' ? codeRefusal(tried) : undefined;
  }

  function offerOf({ email }: OwnerSession['owner'], secret: string, ticket: string): FactorOffer {
    const address = codes.address(secret, site.current().content.agency.name, email);
    return { ticket, qrCode: drawQrCode(address), key: inGroups(secret, ' '), address };
  }

  const freshCodes = () => Array.from({ length: RECOVERY_CODES }, () => codes.recovery());
  const hashed = (fresh: readonly string[]) => fresh.map(code => hashes.secret(code));

  return {
    async offer({ owner, now }, current, network) {
      const refusal = refusalOf(await tryPassword(owner.email, current, network));
      if (refusal) return refusal;
      const secret = codes.secret();
      const offered: Offered = [owner.id, secret, now];
      const ticket = seals.seal('second factor to confirm', JSON.stringify(offered));
      return { kind: 'offered', offer: offerOf(owner, secret, ticket) };
    },

    async confirm({ owner, now }, ticket, typed) {
      const opened = seals.open('second factor to confirm', ticket);
      const [ownerId, secret, at] = opened ? (JSON.parse(opened.text) as Offered) : ['', '', 0];
      const age = now - at;
      if (ownerId !== owner.id || age > SETUP_MS || age < -SETUP_MS) return notConfirmed('expired');
      const code = readCode(typed);
      const step = code?.kind === 'app' ? codes.stepOf(secret, code.code, clock.now()) : undefined;
      if (step === undefined) return notConfirmed('wrong', offerOf(owner, secret, ticket));
      const fresh = freshCodes();
      const factor = { sealed: seals.seal('second factor', secret), since: now, lastStep: step };
      const news = factorMail(parts, owner, 'on', fresh.length);
      // It may have been turned on in another window meanwhile: then that one's app and codes count.
      if (!(await secondFactors.begin(owner.id, factor, hashed(fresh), [news]))) return notConfirmed('expired');
      security.note('second-factor-set', 'on', owner.email);
      return { kind: 'codes', codes: fresh.map(code => inGroups(code)) };
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
      return { kind: 'codes', codes: fresh.map(code => inGroups(code)) };
    },
  };
}

/** What the ticket of an offer says: for whom, the app's secret, and when. */
type Offered = readonly [ownerId: string, secret: string, at: number];

function notConfirmed(code: 'expired' | 'wrong', offer?: FactorOffer) {
  const refusal = { kind: 'invalid', errors: [{ field: 'code', code }] } as const;
  return { kind: 'refused', refusal, offer } as const;
}
