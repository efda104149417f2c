import { Secret, TOTP } from 'otpauth';
import { oneTimeCodes } from '../../../adapters/one-time-codes/one-time-codes.ts';
import type { Portal } from '../site/portal-site.ts';

/** Authenticator app with the secret of a QR code's address. */
export function authenticatorOf(address: string) {
  const secret = Secret.fromBase32(new URL(address).searchParams.get('secret') ?? '');
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  return { code: (now: number) => totp.generate({ timestamp: now }) };
}

/** A six-digit code that is invalid for all time steps around `now`. */
export function wrongCode(address: string, now: number): string {
  const secret = new URL(address).searchParams.get('secret') ?? '';
  for (let code = 100_000; ; code++)
    if (oneTimeCodes.stepOf(secret, String(code), now) === undefined) return String(code);
}

/** Enables an owner's second factor as their browser does; returns their app and recovery codes. */
export async function turnOn(portal: Portal, who: { readonly email: string; readonly password: string }) {
  const outcome = await portal.logIn({ ...who, network: '192.0.2.1', before: undefined });
  const session = outcome.kind === 'in' ? await portal.openSession(outcome.reference, 'use') : undefined;
  if (!session) throw new Error('the login failed');
  const offered = await portal.secondFactor.offer(session, who.password, '192.0.2.1');
  if (offered.kind !== 'offered') throw new Error('no second factor was offered');
  const { address, ticket } = offered.offer;
  const app = authenticatorOf(address);
  const confirmed = await portal.secondFactor.confirm(session, ticket, app.code(portal.now()));
  if (confirmed.kind !== 'codes') throw new Error('the second factor was not turned on');
  return { ...app, address, recovery: confirmed.codes, wrong: () => wrongCode(address, portal.now()) };
}
