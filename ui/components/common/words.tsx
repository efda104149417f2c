import { useTranslation } from 'react-i18next';
import type { LongText } from '../../../application/view/long-text.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { Text } from '../../../domain/text/localized.ts';
import type { Block, Inline } from '../../../domain/text/rich-text.ts';
import { withNonBreakingUnits } from './non-breaking.ts';
import { Link } from './link.tsx';
import { TableScroll } from './table.tsx';

/** A text of the content; with a `lang` attribute if its language differs from the page's. */
export function Words({ text }: { readonly text: Text }) {
  const words = withNonBreakingUnits(text.text);
  return text.lang ? <span lang={text.lang}>{words}</span> : words;
}

/** Names the language of a text; renders nothing if the text is in the page's language. */
export function WrittenIn({ lang }: { readonly lang: Language | undefined }) {
  const { t } = useTranslation('common');
  return lang ? <small className="written-in">{t(`writtenIn.${lang}`)}</small> : null;
}

/** Rich text; headings start at `level`. If the text's language differs from the page's, the language's name comes first. */
export function Prose({ text, level = 2 }: { readonly text: LongText; readonly level?: 2 | 3 | 4 }) {
  return (
    <>
      <WrittenIn lang={text.lang} />
      <div className="prose" lang={text.lang}>
        {text.content.map((block, at) => (
          <BlockView key={at} block={block} level={level} />
        ))}
      </div>
    </>
  );
}

function BlockView({ block, level }: { readonly block: Block; readonly level: number }) {
  switch (block.kind) {
    case 'paragraph':
      // A paragraph that consists of one link is styled as a call to action.
      return (
        <p className={block.content.length === 1 && block.content[0]?.kind === 'link' ? 'action' : undefined}>
          <Inlines content={block.content} />
        </p>
      );
    case 'heading': {
      const Heading = `h${Math.min(6, block.level - 2 + level)}` as 'h2';
      return (
        <Heading>
          <Inlines content={block.content} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at}>
              <Inlines content={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Inlines content={block.content} />
        </blockquote>
      );
    case 'image':
      return null;
    case 'table':
      return (
        <TableScroll>
          <table>
            {block.head.some(cell => cell.length > 0) && (
              <thead>
                <tr>
                  {block.head.map((cell, at) =>
                    cell.length === 0 ? (
                      <td key={at} />
                    ) : (
                      <th key={at} scope="col">
                        <Inlines content={cell} />
                      </th>
                    ),
                  )}
                </tr>
              </thead>
            )}
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column}>
                      <Inlines content={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      );
  }
}

function Inlines({ content }: { readonly content: readonly Inline[] }) {
  return content.map((inline, at) => {
    switch (inline.kind) {
      case 'text':
        return withNonBreakingUnits(inline.text);
      case 'break':
        return <br key={at} />;
      case 'strong':
        return (
          <strong key={at}>
            <Inlines content={inline.content} />
          </strong>
        );
      case 'emphasis':
        return (
          <em key={at}>
            <Inlines content={inline.content} />
          </em>
        );
      case 'link':
        return (
          <Link key={at} href={inline.href}>
            <Inlines content={inline.content} />
          </Link>
        );
    }
  });
}
