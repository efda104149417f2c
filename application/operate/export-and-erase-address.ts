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

/** Data export of a mail address: JSON values by kind, and file names. */
export type AddressExport = {
  /** The mail address, or the phone number of a person who gave no mail address. */
  readonly address: string;
  readonly requests: readonly unknown[];
  readonly appointments: readonly unknown[];
  readonly subscriptions: readonly unknown[];
  /** Mails in the outbox, and requests for mails that are not created yet. */
  readonly mails: readonly unknown[];
  /** Owner account. */
  readonly accounts: readonly unknown[];
  readonly logins: readonly unknown[];
  /**
   * The agent's desk account and its logins; erasing the address does not erase them, because a manager removes the account in the desk.
   */
  readonly deskAccounts: readonly unknown[];
  /** Listings that the feed assigns to this owner. */
  readonly ownerships: readonly unknown[];
  /** Uploaded files of the requests. */
  readonly files: readonly string[];
  /** Mails written to a folder (without a mail server), addressed to or mentioning this address. */
  readonly letters: readonly string[];
};

/** Number of erased items by kind. */
export type AddressErased = { readonly [kind in Exclude<keyof AddressExport, 'address' | 'deskAccounts'>]: number };

export type AddressParts = {
  readonly personalData: Pick<PersonalData, 'export' | 'erase'>;
  readonly uploads: Pick<StoredFiles, 'forget'>;
  readonly mailFiles: Pick<StoredMailFiles, 'naming' | 'list' | 'forget'>;
};

/** Maximum number of rounds of an erasure: each erases the data that arrived during the previous one. */
const MOST_ROUNDS = 10;

/**
 * Exports all data of a mail address (case-insensitive) or a phone number (any notation). For a phone number only requests without a mail
 * address are included, because several people may share a phone. Returns `undefined` if the input is neither.
 */
export function makeExportAddress({
  personalData,
  mailFiles,
}: Pick<AddressParts, 'mailFiles'> & { readonly personalData: Pick<PersonalData, 'export'> }) {
  return async (email: string): Promise<AddressExport | undefined> => {
    const mailbox = parseEmail(email)?.toLowerCase();
    const address = mailbox ?? (isPhone(email) ? (phoneE164(email) ?? email.trim()) : undefined);
    if (address === undefined) return undefined;
    const exported = await personalData.export(address);
    const of = (kind: string) => exported.filter(item => item.kind === kind).map(({ data }) => data);
    const requests = of('request');
    return {
      address,
      requests,
      appointments: of('appointment'),
      subscriptions: of('subscription'),
      // Readers of an export are not the recipients of the mails, so link secrets are removed.
      mails: [...of('mail').map(mail => withoutSecrets(mail as Mail)), ...of('asked mail')],
      accounts: of('owner'),
      logins: of('login'),
      deskAccounts: of('desk account'),
      ownerships: of('ownership'),
      files: requests.flatMap(filesOfRequest),
      letters: await (mailbox === undefined ? mailFilesOf(mailFiles, of('mail')) : mailFiles.naming(mailbox)),
    };
  };
}

/**
 * Erases all personal data of a mail address or phone number. Searches again after each erasure, until nothing is found, because new data
 * may arrive meanwhile. Returns `undefined` for an invalid address or phone number. `entry` creates the audit log entry of the desk.
 */
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
      const found = await find(email);
      if (!found) return undefined;
      // The erasure runs even if nothing was found, to wipe what an interrupted erasure left in the database's files.
      await parts.personalData.erase(found.address, round === 0 ? entry : undefined);
      for (const name of found.files) await parts.uploads.forget(name);
      for (const name of found.letters) await parts.mailFiles.forget(name);
      for (const kind of kinds) erased[kind] += found[kind].length;
      if (kinds.every(kind => found[kind].length === 0)) return erased;
    }
    throw new Error('new data of this address keeps arriving; run the command again');
  };
}

/** Finds the files of mails by the mails' ids. A search for the phone number in their text would miss other notations of it. */
async function mailFilesOf(
  mailFiles: Pick<StoredMailFiles, 'list'>,
  mails: readonly unknown[],
): Promise<readonly string[]> {
  const names = new Set(mails.map(mail => `${(mail as { readonly id: string }).id}.eml`));
  return (await mailFiles.list()).map(({ name }) => name).filter(name => names.has(name));
}

function filesOfRequest(data: unknown): readonly string[] {
  const { form, values } = data as { readonly form: string; readonly values: FormValues };
  return isFormName(form) ? filesOf(form, values) : [];
}
