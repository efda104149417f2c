import type { AdvertFindingsMail } from '../../application/mail/mail-templates.ts';
import type { MailBlock, MailContent, MailContext } from './mail-content.ts';
import { fill } from './mail-text.ts';

/** Mail to the agency about findings in its adverts, or that all earlier findings are resolved. */
export function advertFindingsMail(
  { counts, adverts, more, path }: AdvertFindingsMail,
  { words, href }: MailContext,
): MailContent {
  const { adverts: texts } = words.letters;
  const { subject, title } = texts;
  return {
    subject,
    title,
    why: 'agency',
    files: [],
    footLinks: [],
    blocks: [
      { kind: 'text', text: adverts.length === 0 ? texts.nothing : texts.intro },
      ...(counts.length > 0
        ? [{ kind: 'rows', rows: counts.map(({ name, count }) => ({ label: name, value: String(count) })) } as const]
        : []),
      ...adverts.map(
        ({ id, title: name, place, path: page, lines }): MailBlock => ({
          kind: 'card',
          title: name,
          lines: [`${place} · ${id}`, ...lines],
          chips: [],
          link: { label: texts.one, href: href(page) },
        }),
      ),
      ...(more > 0 ? [{ kind: 'text', text: fill(texts.more, { count: more }) } as const] : []),
      { kind: 'button', link: { label: texts.all, href: href(path) } },
      { kind: 'note', text: texts.once },
    ],
  };
}
