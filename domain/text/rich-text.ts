/** Formatted text, parsed once from its source; components render it without inserting HTML. */
export type RichText = readonly Block[];

export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'quote'; readonly content: readonly Inline[] }
  | { readonly kind: 'image'; readonly pictureId: string; readonly alt: string }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] }
  /** A line break. `content` is empty, because versions of the site without breaks read the content of every inline element except text. */
  | { readonly kind: 'break'; readonly content: readonly [] };

export const LINE_BREAK = { kind: 'break', content: [] } as const satisfies Inline;

/** Applies `change` to every text of a rich text, and to the alternative texts of its pictures. `changedTexts(text, withoutBan)` */
export function changedTexts(richText: RichText, change: (text: string) => string): RichText {
  const inlines = (content: readonly Inline[]): readonly Inline[] =>
    content.map(inline => {
      if (inline.kind === 'break') return inline;
      return inline.kind === 'text'
        ? { ...inline, text: change(inline.text) }
        : { ...inline, content: inlines(inline.content) };
    });
  return richText.map((block): Block => {
    switch (block.kind) {
      case 'list':
        return { ...block, items: block.items.map(inlines) };
      case 'table':
        return { ...block, head: block.head.map(inlines), rows: block.rows.map(row => row.map(inlines)) };
      case 'image':
        return { ...block, alt: change(block.alt) };
      default:
        return { ...block, content: inlines(block.content) };
    }
  });
}

/** Plain text of a rich text, blocks separated by a space. */
export function plainText(richText: RichText): string {
  return richText
    .map(block => {
      switch (block.kind) {
        case 'list':
          return block.items.map(words).join(' ');
        case 'table':
          return [block.head, ...block.rows].map(row => row.map(words).join(' ')).join(' ');
        case 'image':
          return '';
        default:
          return words(block.content);
      }
    })
    .filter(text => text !== '')
    .join(' ');
}

function words(content: readonly Inline[]): string {
  return content
    .map(inline => {
      if (inline.kind === 'break') return ' ';
      return inline.kind === 'text' ? inline.text : words(inline.content);
    })
    .join('');
}

/** Average number of words that people read per minute. */
const WORDS_A_MINUTE = 200;

/** Minutes that a text takes to read, at least 1. `readingMinutes(textOf401Words)` → `3` */
export function readingMinutes(richText: RichText): number {
  return Math.max(1, Math.ceil(plainText(richText).split(/\s+/).length / WORDS_A_MINUTE));
}
