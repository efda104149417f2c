import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { headerOf, type ParsedMail, parseMail, readHeader } from '../support/reading/parse-mail.ts';
import { PUBLIC_URL } from './crawled-site.ts';
import { htmlLines } from './response-text.ts';
import type { WrittenDown } from './written-down.ts';

/** Milliseconds without a new mail after which all have arrived: workers poll every second, and some mails need two polls. */
const QUIET_MS = 3_500;
/** As `QUIET_MS`, for a mail enqueued before the response. */
const SENT_MS = 1_500;
const LOOK_MS = 250;

export type CrawledMail = {
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  /** Site paths linked in its text. */
  readonly links: readonly string[];
};

/** Mails in the site's outbox folder. */
export type CrawledMails = {
  /** Waits until all mails enqueued so far are sent. */
  sent(): Promise<void>;
  /** Waits until no more mails arrive, and writes the new ones below `mails/{stage}`. */
  take(stage: string): Promise<readonly CrawledMail[]>;
};

export function readMails(dataDirectory: string, out: WrittenDown): CrawledMails {
  const folder = join(dataDirectory, 'outbox');
  const names = () => (existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.eml')) : []);
  const taken = new Set<string>();
  async function quiet(ms: number): Promise<void> {
    for (let [count, passed] = [names().length, 0]; passed < ms; passed += LOOK_MS) {
      await pause(LOOK_MS);
      if (names().length !== count) [count, passed] = [names().length, 0];
    }
  }

  return {
    sent: () => quiet(SENT_MS),
    async take(stage) {
      await quiet(QUIET_MS);
      const mails = names()
        .filter(name => !taken.has(name))
        .map(name => {
          taken.add(name);
          return parseMail(readFileSync(join(folder, name), 'latin1'));
        })
        .map(mail => ({ ...aboutOf(mail), text: out.clean(mailText(mail)) }))
        // Mails are sorted by content, because the order of sending varies.
        .toSorted((a, b) => compared(`${a.to} ${a.replyTo} ${a.text}`, `${b.to} ${b.replyTo} ${b.text}`));
      for (const [who, own] of Map.groupBy(mails, ({ to, replyTo }) => `${to} ${replyTo}`))
        out.keep(
          `mails/${stage}/${who.trim().replace(' ', ' from ')}`,
          own.map(({ text }) => text).join(`\n${'='.repeat(80)}\n`),
        );
      return mails;
    },
  };
}

/** Compares by code units: the same on every machine. */
export function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function aboutOf(mail: ParsedMail): CrawledMail {
  const address = (name: string) => /[^<\s"]+@[^>\s"]+/.exec(headerOf(mail, name) ?? '')?.[0] ?? '';
  const text = mail.parts.find(({ type }) => type.startsWith('text/plain'))?.body ?? '';
  const links = [...text.matchAll(new RegExp(`${PUBLIC_URL}(/[^\\s>)"]*)`, 'g'))].map(([, path = '']) => path);
  return {
    to: address('to'),
    replyTo: address('reply-to'),
    subject: readHeader(headerOf(mail, 'subject') ?? ''),
    links: [...new Set(links)],
  };
}

function mailText({ headers, parts }: ParsedMail): string {
  const told = headers
    .map(([name, value]) => {
      // Date and sending host depend on the run.
      if (/^date$/i.test(name)) return `${name}: ‹date›`;
      return `${name}: ${readHeader(value).replace(/boundary="?[^";]+"?/, 'boundary=‹boundary›')}`;
    })
    .toSorted();
  const bodies = parts.map(({ type, disposition, body }) => {
    const text = /html/.test(type) ? htmlLines(body) : type.startsWith('text/') ? body : '‹bytes›';
    return `--- ${type}; ${disposition}\n${text.replaceAll('\r\n', '\n')}`;
  });
  return [...told, '', ...bodies].join('\n');
}
