import type { FormValues } from '../../domain/request/check-form.ts';
import { filesOf } from '../../domain/request/files-of.ts';
import { isFormName } from '../../domain/request/forms.ts';
import { parseEmail } from '../../domain/request/email.ts';
import { isPhone, phoneE164 } from '../../domain/text/phone.ts';
import { withoutSecrets } from '../mail/mail-links.ts';
import type { DeskEntry } from '../ports/audit/desk-log.ts';
import type { StoredFiles, StoredMailFiles } from '../ports/submissions/stored-files.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { PersonalData } from '../ports/privacy/personal-data.ts';

/** All that the site holds about an address: JSON values by kind, and the names of files. */
export type AddressHeld = {
  /** Or the phone number of a person who gave no address. */
  readonly address: string;
  readonly requests: readonly unknown[];
  readonly appointments: readonly unknown[];
  readonly subscriptions: readonly unknown[];
  /** Those that were asked for and are not made yet too. */
  readonly mails: readonly unknown[];
  /** By which an owner logs in. */
  readonly accounts: readonly unknown[];
  readonly logins: readonly unknown[];
  /** By which an agent logs in at the desk, with its logins; the desk ends it, an erasure does not. */
  readonly deskAccounts: readonly unknown[];
  /** Listings for which the feed names this owner. */
  readonly ownerships: readonly unknown[];
  /** That came along with its requests. */
  readonly files: readonly string[];
  /** Mails laid into a folder, to it or about it. */
  readonly letters: readonly string[];
};

/** How many of each were erased. */
export type AddressErased = { readonly [kind in Exclude<keyof AddressHeld, 'address' | 'deskAccounts'>]: number };

export type AddressParts = {
  readonly personalData: Pick<PersonalData, 'export' | 'erase'>;
  readonly uploads: Pick<StoredFiles, 'forget'>;
  readonly letters: Pick<StoredMailFiles, 'naming' | 'list' | 'forget'>;
};

/** What arrives during an erasure is erased in the next round. */
const MOST_ROUNDS = 10;

/**
 * Finds everything about an address, in whatever case it is written, or about a phone number, however it is: of that the requests that came
 * without an address, because several people may share a phone. Nothing where it is neither.
 */
export function makeExportAddress({
  personalData,
  letters,
}: Pick<AddressParts, 'letters'> & { readonly personalData: Pick<PersonalData, 'export'> }) {
  return async (email: string): Promise<AddressHeld | undefined> => {
    const mailbox = parseEmail(email)?.toLowerCase();
    const address = mailbox ?? (isPhone(email) ? (phoneE164(email) ?? email.trim()) : undefined);
    if (address === undefined) return undefined;
    const held = await personalData.export(address);
    const of = (kind: string) => held.filter(item => item.kind === kind).map(({ data }) => data);
    const requests = of('request');
    return {
      address,
      requests,
      appointments: of('appointment'),
      subscriptions: of('subscription'),
      // Who reads an export, at the desk or elsewhere, need not be the reader of the mails.
      mails: [...of('mail').map(mail => withoutSecrets(mail as Mail)), ...of('asked mail')],
      accounts: of('owner'),
      logins: of('login'),
      deskAccounts: of('desk account'),
      ownerships: of('ownership'),
      files: requests.flatMap(filesOfRequest),
      letters: await (mailbox === undefined ? lettersOf(letters, of('mail')) : letters.naming(mailbox)),
    };
  };
}

/** Erases all of it, until nothing is found any more; nothing where it is neither an address nor a phone number. `entry` makes the line of the desk's log. */
export function makeEraseAddress(parts: AddressParts) {
  const find = makeExportAddress(parts);
  return async (email: string, entry?: (erased: number) => DeskEntry): Promise<AddressErased | undefined> => {
    const erased = {
      requests: 0,
      appointments: 0,
      subscriptions: 0,
      mails: 0,
      accounts: 0,
      logins: 0,
      ownerships: 0,
      files: 0,
      letters: 0,
    };
    const kinds = Object.keys(erased) as (keyof AddressErased)[];
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const held = await find(email);
      if (!held) return undefined;
      // Also where nothing is found: what an earlier try left in the database's files is wiped.
      await parts.personalData.erase(held.address, round === 0 ? entry : undefined);
      for (const name of held.files) await parts.uploads.forget(name);
      for (const name of held.letters) await parts.letters.forget(name);
      for (const kind of kinds) erased[kind] += held[kind].length;
      if (kinds.every(kind => held[kind].length === 0)) return erased;
    }
    throw new Error('new data of this address keeps arriving; run the command again');
  };
}

/** Those of some mails, by whose ids they are named: a phone number stands in a letter in many ways. */
async function lettersOf(
  letters: Pick<StoredMailFiles, 'list'>,
  mails: readonly unknown[],
): Promise<readonly string[]> {
  const names = new Set(mails.map(mail => `${(mail as { readonly id: string }).id}.eml`));
  return (await letters.list()).map(({ name }) => name).filter(name => names.has(name));
}

function filesOfRequest(data: unknown): readonly string[] {
  const { form, values } = data as { readonly form: string; readonly values: FormValues };
  return isFormName(form) ? filesOf(form, values) : [];
}
