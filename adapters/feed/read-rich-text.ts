import { z } from 'zod';
import { type Inline, LINE_BREAK, type RichText } from '../../domain/text/rich-text.ts';
import { parseHref } from '../wire/rich-text/parse-href.ts';
import { withoutMarks } from '../wire/rich-text/rich-text-marks.ts';

/** Maximum nesting depth of inlines in a tree from an external feed. */
const MOST_DEPTH = 8;
const MOST_PARTS = 5_000;

const words = z.string().max(60_000).transform(withoutMarks);

/** Schema of inlines nested at most `depth` levels deep; a link whose address `parseHref` refuses is replaced by its text. */
function inlinesTo(depth: number): z.ZodType<readonly Inline[]> {
  const text = z.object({ kind: z.literal('text'), text: words });
  const lineBreak = z.object({ kind: z.literal('break') }).transform(() => LINE_BREAK);
  if (depth === 0) return z.array(z.union([text, lineBreak])).max(MOST_PARTS);
  const content = inlinesTo(depth - 1);
  const link = z.object({ kind: z.literal('link'), href: z.string(), content });
  return z
    .array(z.union([text, lineBreak, z.object({ kind: z.enum(['strong', 'emphasis']), content }), link]))
    .max(MOST_PARTS)
    .transform(inlines =>
      inlines.flatMap((inline): readonly Inline[] => {
        if (inline.kind !== 'link') return [inline];
        const href = parseHref(inline.href);
        return href === undefined ? inline.content : [{ ...inline, href }];
      }),
    );
}

const content = inlinesTo(MOST_DEPTH);
const row = z.array(content).max(20);

const richText = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('paragraph'), content }),
      z.object({ kind: z.literal('heading'), level: z.literal([2, 3, 4]), content }),
      z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(content).max(MOST_PARTS) }),
      z.object({ kind: z.literal('quote'), content }),
      z.object({ kind: z.literal('table'), head: row, rows: z.array(row).max(MOST_PARTS) }),
    ]),
  )
  .max(MOST_PARTS);

/**
 * Reads a rich text that is given as its tree; `undefined` if a part of it is invalid. Other keys are dropped.
 * `readRichText([{ kind: 'paragraph', content: [{ kind: 'text', text: '2. OG' }] }])` → the same
 */
export function readRichText(raw: unknown): RichText | undefined {
  return richText.safeParse(raw).data;
}
