import { deskPath } from '../../domain/desk/desk-pages.ts';
import type { Routes } from '../../domain/routing/routes.ts';
import type { Language } from '../../domain/text/language.ts';
import { secretPlace } from '../mail/mail-links.ts';

const MINUTE = 60_000;

/** How long a link to choose a password counts, in milliseconds. */
export const LINK_LIFE_MS = { reset: 30 * MINUTE, invitation: 7 * 24 * 60 * MINUTE } as const;

/**
 * The path of a link as a stored mail holds it: a placeholder stands for the secret until the mail leaves.
 * `linkPath(routes, 'fr', 'K7P2M-9QXRT', hash)` → `'/fr/choisir-mot-de-passe/~owner.K7P2M-9QXRT.{43 letters}~/'`
 */
export function linkPath(routes: Routes, language: Language, id: string, tokenHash: string): string {
  return routes.build('set-password', language, { token: secretPlace('owner', id, tokenHash) });
}

/** The same for an agent, whose password is chosen at the desk. */
export function deskLinkPath(language: Language, id: string, tokenHash: string): string {
  return deskPath('set-password', language, { token: secretPlace('owner', id, tokenHash) });
}
