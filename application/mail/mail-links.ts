import { isJsonObject } from '../../domain/text/json-object.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import { LINK_PURPOSES, type LinkPurpose, type LinkSecrets } from '../ports/security/link-secrets.ts';
import { MailFailure } from '../ports/mails/mailer.ts';
import type { Mail } from '../ports/mails/outbox.ts';

/** Fields of a mail's data that contain link paths; never user input. */
const LINK_FIELDS: readonly string[] = ['link', 'changePath', 'pausePath', 'stopPath'];

/** Matches the last segment of a link's path: a placeholder, a plain secret, or text that a newer version of the site wrote. */
const LAST = /(?<=\/)([^/?#]+)(?=\/?$)/;
const PLACE = new RegExp(`^~(${LINK_PURPOSES.join('|')})\\.([\\w-]{1,64})(?:\\.([\\w-]{43}))?~$`);
const CLEAR = /^(?:[\w-]{43}){1,2}$/;
const CLEAR_IN_TEXT = /(?<=\/)(?:[\w-]{43}){1,2}(?![\w-])/g;
const HALF = 43;

/**
 * Placeholder for a link's secret in a stored mail: kind and id of the record, and the hash of the secret, because the site's secret may be
 *   rotated before the mail is sent. The link cannot be derived from the placeholder without the site's secret.
 * `secretPlaceholder('offer', '7K3M2-A9QXZ', hash)` → `'~offer.7K3M2-A9QXZ.{43 letters}~'`
 */
export function secretPlaceholder(purpose: LinkPurpose, id: string, hash: string): string {
  return `~${purpose}.${id}.${hash}~`;
}

/** The secret in the address of a record's page. */
export function secretOf(secrets: LinkSecrets, purpose: LinkPurpose, id: string, storedHash?: string): string {
  const secret = secrets.make(purpose, id, storedHash);
  // Recipients of recommendations are not stored, so their link contains the pseudonym, with a proof that only the site can create.
  return purpose === 'friend' ? `${id}${secret}` : secret;
}

/**
 * Replaces the placeholders in a mail's links by secrets before sending. Only link fields are processed, so a placeholder in user input
 * stays text. Throws `MailFailure` 'later' for a placeholder written by a newer version.
 */
export function withLinkSecrets<M extends Mail>(mail: M, secrets: LinkSecrets): M {
  return withLinks(mail, last => {
    if (!last.startsWith('~')) return last;
    const [, purpose, id = '', storedHash] = PLACE.exec(last) ?? [];
    const known = LINK_PURPOSES.find(one => one === purpose);
    if (!known) throw new MailFailure('later', 'a link of the mail is written by a newer version of the site');
    return secretOf(secrets, known, id, storedHash);
  });
}

/** Whether a link of a mail contains a placeholder; placeholders of the purpose `but` do not count. */
export function hasPlaceholders(mail: Mail, but?: LinkPurpose): boolean {
  return lastParts(mail).some(last => last.startsWith('~') && PLACE.exec(last)?.[1] !== but);
}

/** A mail for display to someone other than its recipient: links without their secrets. */
export function withoutSecrets<M extends Mail>(mail: M): M {
  return withLinks(mail, last => (last.startsWith('~') || CLEAR.test(last) ? '…' : last));
}

/** Plain secrets that an older version (without placeholders) stored in a mail. */
export function clearSecrets(mail: Mail): readonly string[] {
  return lastParts(mail).filter(last => CLEAR.test(last));
}

/**
 * Removes from the text of a mail that cannot be parsed everything in paths that looks like a plain secret.
 * `withoutClearSecrets('{"link":"/fr/visite/{43 letters}/"')` → `'{"link":"/fr/visite/-/"'`
 */
export function withoutClearSecrets(text: string): string {
  return text.replace(CLEAR_IN_TEXT, '-');
}

/**
 * Replaces plain secrets by placeholders; `of` finds the record by the secret's hash. The secret of a deleted record becomes a placeholder
 * that resolves to an invalid link.
 */
export function withPlaceholders<M extends Mail>(
  mail: M,
  hashes: Pick<Hashes, 'secret'>,
  of: (hash: string) => { readonly purpose: LinkPurpose; readonly id: string } | undefined,
): M {
  return withLinks(mail, last => {
    if (!CLEAR.test(last)) return last;
    if (last.length > HALF) return secretPlaceholder('friend', last.slice(0, HALF), hashes.secret(last.slice(HALF)));
    const hash = hashes.secret(last);
    const { purpose, id } = of(hash) ?? { purpose: 'subscription', id: '-' };
    return secretPlaceholder(purpose, id, hash);
  });
}

function lastParts(mail: Mail): readonly string[] {
  const parts: string[] = [];
  withLinks(mail, last => {
    parts.push(last);
    return last;
  });
  return parts;
}

/** Applies `change` to the last path segment of each link in a mail. */
function withLinks<M extends Mail>(mail: M, change: (last: string) => string): M {
  const inPath = (path: string) => path.replace(LAST, change);
  const data = inFields(mail.data, inPath);
  const { subscriptions } = data;
  return {
    ...mail,
    data: Array.isArray(subscriptions)
      ? { ...data, subscriptions: subscriptions.map(one => (isJsonObject(one) ? inFields(one, inPath) : one)) }
      : data,
    unsubscribe: mail.unsubscribe === undefined ? undefined : inPath(mail.unsubscribe),
  };
}

function inFields(data: Mail['data'], inPath: (path: string) => string): Mail['data'] {
  const changed = LINK_FIELDS.flatMap(field => {
    const path = data[field];
    return typeof path === 'string' ? [[field, inPath(path)] as const] : [];
  });
  return changed.length === 0 ? data : { ...data, ...Object.fromEntries(changed) };
}
