import type { Hashes } from '../ports/security/hashes.ts';
import { LINK_PURPOSES, type LinkPurpose, type LinkSecrets } from '../ports/security/link-secrets.ts';
import { MailFailure } from '../ports/mails/mailer.ts';
import type { Mail } from '../ports/mails/outbox.ts';

/** Fields of a mail's data that hold the path of a link; nothing that a visitor types ever stands in one. */
const LINK_FIELDS: readonly string[] = ['link', 'changePath', 'pausePath', 'stopPath'];

/** The last part of a path where it is a placeholder, a secret in the clear, or something that this version cannot read. */
const LAST = /(?<=\/)([^/?#]+)(?=\/?$)/;
const PLACE = new RegExp(`^~(${LINK_PURPOSES.join('|')})\\.([\\w-]{1,64})(?:\\.([\\w-]{43}))?~$`);
const CLEAR = /^(?:[\w-]{43}){1,2}$/;
const CLEAR_IN_TEXT = /(?<=\/)(?:[\w-]{43}){1,2}(?![\w-])/g;
const HALF = 43;

/**
 * What stands in a stored mail for the secret of a link: whose it is, and the hash that is kept of it, because the site's own secret may
 * be replaced before the mail is sent. Nobody makes the link of it without the site's secret.
 * `secretPlace('offer', '7K3M2-A9QXZ', hash)` → `'~offer.7K3M2-A9QXZ.{43 letters}~'`
 */
export function secretPlace(purpose: LinkPurpose, id: string, hash: string): string {
  return `~${purpose}.${id}.${hash}~`;
}

/** The secret of a thing as it stands in the address of its page. */
export function secretOf(secrets: LinkSecrets, purpose: LinkPurpose, id: string, kept?: string): string {
  const secret = secrets.make(purpose, id, kept);
  // Nothing is kept of who is sent a recommendation: the link itself says whose it is, in a name that only the site can make.
  return purpose === 'friend' ? `${id}${secret}` : secret;
}

/**
 * A mail as it leaves: in its links the secrets for which placeholders stood. Only the fields of links are looked at, so that a placeholder
 * that somebody types stays the text that it is. Throws a MailFailure 'later' for a placeholder that a newer version wrote.
 */
export function withLinkSecrets<M extends Mail>(mail: M, secrets: LinkSecrets): M {
  return withLinks(mail, last => {
    if (!last.startsWith('~')) return last;
    const [, purpose, id = '', kept] = PLACE.exec(last) ?? [];
    const known = LINK_PURPOSES.find(one => one === purpose);
    if (!known) throw new MailFailure('later', 'a link of the mail is written by a newer version of the site');
    return secretOf(secrets, known, id, kept);
  });
}

/** Whether a mail holds placeholders, except placeholders of the purpose `but`. */
export function hasPlaces(mail: Mail, but?: LinkPurpose): boolean {
  return lastParts(mail).some(last => last.startsWith('~') && PLACE.exec(last)?.[1] !== but);
}

/** A mail as a person may read it who is not its reader: that it has links, and of which pages, without what opens them. */
export function withoutSecrets<M extends Mail>(mail: M): M {
  return withLinks(mail, last => (last.startsWith('~') || CLEAR.test(last) ? '…' : last));
}

/** Secrets that a version of the site before placeholders left in a mail. */
export function clearSecrets(mail: Mail): readonly string[] {
  return lastParts(mail).filter(last => CLEAR.test(last));
}

/**
 * Text that holds a mail in a form that cannot be read, without what may be a secret in the clear in it: parts of paths as long as one.
 * `withoutClearSecrets('{"link":"/fr/visite/{43 letters}/"')` → `'{"link":"/fr/visite/-/"'`
 */
export function withoutClearSecrets(text: string): string {
  return text.replace(CLEAR_IN_TEXT, '-');
}

/**
 * The same mail with placeholders; `of` gives whose secret one is by its hash. A secret whose owner is gone becomes a placeholder
 * that resolves to no one's link.
 */
export function withPlaces<M extends Mail>(
  mail: M,
  hashes: Pick<Hashes, 'secret'>,
  of: (hash: string) => { readonly purpose: LinkPurpose; readonly id: string } | undefined,
): M {
  return withLinks(mail, last => {
    if (!CLEAR.test(last)) return last;
    if (last.length > HALF) return secretPlace('friend', last.slice(0, HALF), hashes.secret(last.slice(HALF)));
    const hash = hashes.secret(last);
    const { purpose, id } = of(hash) ?? { purpose: 'subscription', id: '-' };
    return secretPlace(purpose, id, hash);
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

/** A mail with the last part of the path of each of its links changed. */
function withLinks<M extends Mail>(mail: M, change: (last: string) => string): M {
  const inPath = (path: string) => path.replace(LAST, change);
  const data = inFields(mail.data, inPath);
  const { subscriptions } = data;
  return {
    ...mail,
    data: Array.isArray(subscriptions)
      ? { ...data, subscriptions: subscriptions.map(one => (isRecord(one) ? inFields(one, inPath) : one)) }
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

function isRecord(value: unknown): value is Mail['data'] {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
