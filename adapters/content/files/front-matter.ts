import { type Reason, reason } from '../../../application/finding/reason.ts';

/** Metadata at the top of an article's Markdown file. */
export type FrontMatter = { readonly title: string; readonly intro: string; readonly public: boolean };

const KEYS = ['title', 'intro', 'public'];

/**
 * Splits an article's file into front matter and Markdown. Front matter consists of lines `key: value` between two lines `---`; a value
 * may be enclosed in double quotes, which are removed. Unknown or repeated keys are refused.
 * `parseFrontMatter('---\ntitle: Vendre\nintro: Deux mots.\n---\n\nTexte')` → `{ matter: { title: 'Vendre', … }, body: 'Texte' }`
 */
export function parseFrontMatter(text: string): { matter: FrontMatter; body: string } | { refusal: Reason } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
  if (lines[0]?.trimEnd() !== '---') return { refusal: reason('front-matter-missing') };
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---');
  if (end < 0) return { refusal: reason('front-matter-open') };
  const values = new Map<string, string>();
  for (const line of lines.slice(1, end)) {
    if (line.trim() === '') continue;
    const [, key, written] = /^([a-z]+):(.*)$/.exec(line.trimEnd()) ?? [];
    if (key === undefined || written === undefined) return { refusal: reason('front-matter-line') };
    if (!KEYS.includes(key)) return { refusal: reason('front-matter-unknown', { key }) };
    if (values.has(key)) return { refusal: reason('front-matter-twice', { key }) };
    const value = written.trim();
    values.set(key, /^".*"$/.test(value) && value.length > 1 ? value.slice(1, -1) : value);
  }
  const title = values.get('title');
  if (!title) return { refusal: reason('front-matter-no-title') };
  const shown = values.get('public') ?? 'true';
  if (shown !== 'true' && shown !== 'false') return { refusal: reason('front-matter-public') };
  return {
    matter: { title, intro: values.get('intro') ?? '', public: shown === 'true' },
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}
