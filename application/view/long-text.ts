import { withFigures } from '../../domain/cost/law-figures.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Inline, RichText } from '../../domain/text/rich-text.ts';
import { inLanguage, type Localized } from '../../domain/text/localized.ts';
import { linkOf } from './links.ts';
import type { PageContext } from './page-context.ts';

/** A rich text for a page; `lang` is set when it is in another language than the page. */
export type LongText = { readonly content: RichText; readonly lang?: Language };

/** A rich text in the page's language with its links resolved; `undefined` if empty. */
export function longTextOf(context: PageContext, localized: Localized<RichText>): LongText | undefined {
  const found = inLanguage(localized, context.language, context.content.settings.defaultLanguage);
  if (!found || found.value.length === 0) return undefined;
  const content = withLinks(context, found.value, found.language);
  return found.language === context.language ? { content } : { content, lang: found.language };
}

function withLinks(context: PageContext, content: RichText, language: Language): RichText {
  const inlines = (list: readonly Inline[]): Inline[] =>
    list.map(inline => {
      if (inline.kind === 'text') return { ...inline, text: withFigures(inline.text, context.today, language) };
      if (inline.kind === 'break') return inline;
      if (inline.kind === 'link')
        return { ...inline, href: linkOf(context, inline.href), content: inlines(inline.content) };
      return { ...inline, content: inlines(inline.content) };
    });
  return content.map(block => {
    switch (block.kind) {
      case 'image':
        return block;
      case 'list':
        return { ...block, items: block.items.map(inlines) };
      case 'table':
        return { ...block, head: block.head.map(inlines), rows: block.rows.map(row => row.map(inlines)) };
      default:
        return { ...block, content: inlines(block.content) };
    }
  });
}
