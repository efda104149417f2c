import type { AdvertFindingsMail } from '../../application/mail/mail-templates.ts';
import type { Block, Letter, LetterContext } from './letter.ts';
import { fill } from './mail-text.ts';

/** Mail to the agency about findings in its adverts, or that none are left. */
export function advertFindingsLetter(
  { counts, adverts, more, path }: AdvertFindingsMail,
  { words, href }: LetterContext,
): Letter {
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
        ({ id, title: name, place, path: page, lines }): Block => ({
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
