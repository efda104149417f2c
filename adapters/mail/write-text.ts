import type { MailBlock, MailContent, MailContext, MailLink } from './mail-content.ts';
import { withoutControlCharacters, oneLine } from './mail-text.ts';
import { footLines, legalLines, whyText } from './mail-foot.ts';

/** Plain-text version of a mail with the same parts in the same order. */
export function writeText(letter: MailContent, context: MailContext): string {
  const { colon } = context.words.frame;
  const parts = [
    `${oneLine(letter.title)}\n${'='.repeat(Math.min(60, [...oneLine(letter.title)].length))}`,
    ...letter.blocks.map(block => blockText(block, colon)),
    `-- \n${[...footLines(letter, context), ...letter.footLinks.map(link => linkText(link, colon))].map(withoutControlCharacters).join('\n')}`.trimEnd(),
    oneLine(whyText(letter, context)),
    legalLines(letter, context).map(oneLine).join('\n'),
  ];
  return `${parts.filter(part => part !== '').join('\n\n')}\n`;
}

function blockText(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return withoutControlCharacters(block.text);
    case 'heading':
      return `${oneLine(block.text)}\n${'-'.repeat(Math.min(60, [...oneLine(block.text)].length))}`;
    case 'rows':
      return block.rows
        .map(
          ({ label, value, long }) => `${oneLine(label)}${colon}${long ? `\n${quoted(value)}` : ` ${oneLine(value)}`}`,
        )
        .join('\n');
    case 'steps':
      return block.items.map((item, at) => `${at + 1}. ${oneLine(item)}`).join('\n');
    case 'lines':
      return block.items.map(item => `* ${oneLine(item)}`).join('\n');
    case 'quote':
      return quoted(block.text);
    case 'button':
    case 'link':
      return linkText(block.link, colon);
    case 'card':
      return [
        block.chips.map(oneLine).join(' · '),
        oneLine(block.title),
        ...block.lines.map(oneLine),
        linkText(block.link, colon),
      ]
        .filter(text => text !== '')
        .join('\n');
  }
}

function linkText({ label, href }: MailLink, colon: string): string {
  return `${oneLine(label)}${colon}\n${href}`;
}

/** Prefixes each line of a visitor's message with `> `, so that it cannot imitate the site's own text. */
function quoted(text: string): string {
  return withoutControlCharacters(text)
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n');
}
