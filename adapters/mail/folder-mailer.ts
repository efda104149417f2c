import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../application/ports/clock.ts';
import { MailFailure, type Mailer } from '../../application/ports/mails/mailer.ts';
import { compose, type ReadStoredFile } from './compose.ts';

/**
 * Mailer for sites without a mail server: writes each mail to a folder as an .eml file (0600). The file gets its name only when it is
 * complete and synced; the name is derived from the Message-ID, so that a repeated mail does not create a second file.
 */
export function makeFolderMailer({
  folder,
  clock,
  readStoredFile,
}: {
  readonly folder: string;
  readonly clock: Clock;
  readonly readStoredFile: ReadStoredFile;
}): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(await compose(mail, clock.now(), readStoredFile));
      const name = `${mail.messageId.slice(0, mail.messageId.lastIndexOf('@'))}.eml`;
      const unfinished = join(folder, `.${name}.${randomBytes(4).toString('hex')}`);
      try {
        const made = await mkdir(folder, { recursive: true, mode: 0o700 });
        if (made !== undefined) await synced(dirname(made), 'r', async () => undefined);
        await synced(unfinished, 'wx', file => file.writeFile(message as Buffer));
        await rename(unfinished, join(folder, name));
        await synced(folder, 'r', async () => undefined);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw new MailFailure('later', `the outbox folder: ${(error as Error).message}`);
      }
    },
  };
}

/** Opens a file or folder, runs `work` and syncs it to disk. */
async function synced(path: string, flags: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await work(file);
    await file.sync();
  } finally {
    await file.close();
  }
}
