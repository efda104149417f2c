import { deskPath } from '../../domain/desk/desk-pages.ts';
import type { Routes } from '../../domain/routing/routes.ts';
import type { Language } from '../../domain/text/language.ts';
import { secretPlaceholder } from '../mail/mail-links.ts';

const MINUTE = 60_000;

/** Lifetime of a link to choose a password, ms. */
export const LINK_LIFE_MS = { reset: 30 * MINUTE, invitation: 7 * 24 * 60 * MINUTE } as const;

/**
 * Path of a link as stored in a mail, with a placeholder for its secret until the mail is sent.
 * `linkPath(routes, 'fr', 'K7P2M-9QXRT', hash)` → `'/fr/choisir-mot-de-passe/~owner.K7P2M-9QXRT.{43 letters}~/'`
 */
export function linkPath(routes: Routes, language: Language, id: string, tokenHash: string): string {
  return routes.build('set-password', language, { token: secretPlaceholder('owner', id, tokenHash) });
}

/** Path of an agent's link as stored in a mail; leads to the desk. */
export function deskLinkPath(language: Language, id: string, tokenHash: string): string {
  return deskPath('set-password', language, { token: secretPlaceholder('owner', id, tokenHash) });
}
