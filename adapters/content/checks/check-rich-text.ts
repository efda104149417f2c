import { type Reason, reason } from '../../../application/finding/reason.ts';
import type { Block, Inline, RichText } from '../../../domain/text/rich-text.ts';
import type { Localized } from '../../../domain/text/localized.ts';

/** Valid targets of links and pictures in the content's texts. */
export type Known = {
  /** Original paths of pages, to which links with `page:` refer. */
  readonly paths: ReadonlySet<string>;
  /** Picture ids. */
  readonly pictures: ReadonlySet<string>;
};

/** Turns links to unknown pages into plain text and removes unknown pictures; reports each. */
export function checkRichText(
  texts: Localized<RichText>,
  known: Known,
  report: (language: string, why: Reason) => void,
): Localized<RichText> {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => {
      const reportReason = (why: Reason) => report(language, why);
      return [language, text.flatMap(block => checkBlock(block, known, reportReason))];
    }),
  );
}

function checkBlock(block: Block, known: Known, tell: (why: Reason) => void): Block[] {
  const inlines = (content: readonly Inline[]) => content.flatMap(inline => checkInline(inline, known, tell));
  switch (block.kind) {
    case 'image':
      if (known.pictures.has(block.pictureId)) return [block];
      tell(reason('no-picture', { id: block.pictureId }));
      return [];
    case 'list':
      return [{ ...block, items: block.items.map(inlines) }];
    case 'table':
      return [{ ...block, head: block.head.map(inlines), rows: block.rows.map(row => row.map(inlines)) }];
    default:
      return [{ ...block, content: inlines(block.content) }];
  }
}

function checkInline(inline: Inline, known: Known, tell: (why: Reason) => void): Inline[] {
  if (inline.kind === 'text' || inline.kind === 'break') return [inline];
  const content = inline.content.flatMap(part => checkInline(part, known, tell));
  if (inline.kind !== 'link' || !inline.href.startsWith('page:')) return [{ ...inline, content }];
  const path = inline.href.slice('page:'.length).split(/[?#]/, 1)[0] ?? '';
  if (known.paths.has(path)) return [{ ...inline, content }];
  tell(reason('no-page-at', { path }));
  return content;
}
