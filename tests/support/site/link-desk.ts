import type { LinkSecrets } from '../../../application/ports/security/link-secrets.ts';
import type { Mail, WaitingMail } from '../../../application/ports/mails/outbox.ts';
import type { ApplicationPorts } from '../../../adapters/composition/assembly/application-ports.ts';
import { withLinkSecrets } from '../../../application/mail/mail-links.ts';
import type { LinkShown } from '../../../application/link/link-shown.ts';
import type { MailTemplate } from '../../../application/mail/mail-templates.ts';
import type { RawForm } from '../../../domain/request/check-form.ts';
import { openForms } from './open-forms.ts';
import { openSite, pageOf } from './sample-site.ts';

const site = openSite();

/** The application with functions that submit its forms, open the links of its mails and act on them. */
export function openLinkDesk(given: Partial<ApplicationPorts> = {}) {
  const desk = openForms(given);
  const { outbox } = desk.ports.store;

  /** Request for the page at a link's path, as the server makes it. */
  async function asked(path: string, network: string) {
    const { view } = pageOf(await site.open(path));
    if (view.body.kind !== 'link') throw new Error(`${path} is no page behind a link`);
    return { body: view.body, language: view.language, network };
  }

  return {
    ...desk,
    open: async (path: string, network = '192.0.2.9'): Promise<LinkShown> =>
      desk.links.open(await asked(path, network)),
    act: async (path: string, raw: RawForm = {}, network = '192.0.2.9') =>
      desk.links.act(await asked(path, network), raw),
    /** Mails sent since the last call, with valid links. */
    async post(): Promise<readonly WaitingMail[]> {
      await desk.answerAllAsked();
      const mails = await outbox.take(1000, desk.now(), desk.now() + 1000);
      for (const { id } of mails) await outbox.sent(id, desk.now());
      return mails.map(mail => withLinkSecrets(mail, desk.ports.linkSecrets));
    },
  };
}

export type LinkDesk = ReturnType<typeof openLinkDesk>;

/** Content of a page, narrowed to the expected kind. */
export function shownAs<K extends LinkShown['kind']>(shown: LinkShown, kind: K): Extract<LinkShown, { kind: K }> {
  if (shown.kind !== kind) throw new Error(`the link opened ${JSON.stringify(shown)}, not ${kind}`);
  return shown as Extract<LinkShown, { kind: K }>;
}

/** The only mail of a template. */
export function mailOf(mails: readonly WaitingMail[], template: MailTemplate): WaitingMail {
  const [mail, ...others] = mails.filter(({ template: own }) => own === template);
  if (!mail || others.length > 0)
    throw new Error(`${others.length ? 'several mails are' : 'no mail is'} ${template}: ${mails.map(m => m.template)}`);
  return mail;
}

/** The path as sent, from the path in a stored mail. */
export function sentPath(path: string, secrets: LinkSecrets): string {
  const mail = {
    id: '',
    template: '',
    language: 'en',
    to: '',
    replyTo: undefined,
    data: {},
    unsubscribe: path,
  } as const;
  return withLinkSecrets<Mail>(mail, secrets).unsubscribe ?? '';
}

/** A path in a mail's data. */
export function pathIn({ data }: WaitingMail, name: 'link' | 'changePath' | 'pausePath' | 'stopPath'): string {
  const path = data[name];
  if (typeof path !== 'string') throw new Error(`the mail has no ${name}`);
  return path;
}
