import type { BrandColours } from '../../domain/page/brand-colours.ts';
import { contrast, mix } from '../../domain/page/contrast.ts';
import { escapeMarkup } from '../wire/escape-markup.ts';
import type { MailBlock, MailContent, MailContext, MailLink, Row } from './mail-content.ts';
import { withoutControlCharacters, oneLine } from './mail-text.ts';
import { footLines, legalLines, whyText } from './mail-foot.ts';

const SANS = "Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
/** Minimum contrast ratio of text (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** Colours and inline styles of a mail. */
type Style = ReturnType<typeof styleOf>;

function styleOf({ paper, card, ink, valley, sand, sandLight }: BrandColours) {
  const soft = mix(ink, paper, 0.75);
  return {
    paper,
    card,
    valley,
    sand,
    sandLight,
    ink: `color:${ink}`,
    soft: `color:${soft}`,
    text: `margin:0 0 16px;font:400 16px/1.55 ${SANS};color:${ink}`,
    small: `margin:0 0 8px;font:400 13px/1.5 ${SANS};color:${soft}`,
    line: `border-top:1px solid ${sand}`,
  };
}

/** Style sheet for dark mode; overrides the inline styles, which are for light mode. */
function darkStyle({ ink, paper, valley }: BrandColours): string {
  const ground = mix(ink, '#000000', 0.55);
  const card = mix(ink, '#000000', 0.8);
  // Some text colours stay bright when darkened; on such a card, choose a lighter shade for secondary text.
  const shades = [0.8, 0.85, 0.9].map(share => mix(paper, ink, share));
  const soft = shades.find(shade => contrast(shade, card) >= TEXT) ?? mix(paper, ink, 0.94);
  // One light shade of the brand serves for links on the dark card and as background of buttons with dark text.
  const light = mix(valley, '#ffffff', 0.34);
  const rules = {
    paper: `background:${ground}`,
    card: `background:${card}`,
    ink: `color:${mix(paper, ink, 0.94)}`,
    soft: `color:${soft}`,
    line: `border-color:${mix(paper, ink, 0.14)}`,
    sand: `background:${mix(paper, ink, 0.06)}`,
    link: `color:${light}`,
    button: `background:${light}`,
    press: `color:${ground}`,
  };
  const written = Object.entries(rules).map(([name, rule]) => `.${name}{${rule} !important}`);
  return `@media (prefers-color-scheme:dark){${written.join('')}}${NARROW}`;
}

const NARROW = '@media (max-width:640px){.pad{padding-left:20px !important;padding-right:20px !important}}';

/**
 * HTML of a mail: one column of at most 600 px, inline styles, table layout for old mail programs, no pictures or other external
 * resources. All texts are escaped by `escapeMarkup`.
 */
export function writeHtml(letter: MailContent, context: MailContext): string {
  const { agency, language, colours } = context;
  const style = styleOf(colours);
  // Preview text of the inbox: the first text after the greeting.
  const [first, second] = letter.blocks.flatMap(block => (block.kind === 'text' ? [block.text] : []));
  const preview = second ?? first ?? '';
  return `<!DOCTYPE html>
<html lang="${language}" xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><title>${line(letter.subject)}</title><style>:root{color-scheme:light dark}${darkStyle(colours)}</style></head>
<body class="paper" style="margin:0;padding:0;background:${style.paper}">
<div style="display:none;max-height:0;overflow:hidden">${line(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${style.paper}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="pad" style="padding:0 40px 20px"><p class="link" style="margin:0;font:600 24px/1.2 ${SERIF};color:${style.valley}">${line(agency.name)}</p></td></tr>
<tr><td class="card pad" style="padding:36px 40px 28px;background:${style.card};border-radius:14px">
<h1 class="ink" style="margin:0 0 20px;font:600 26px/1.25 ${SERIF};${style.ink}">${line(letter.title)}</h1>
${letter.blocks.map(block => blockHtml(block, style)).join('\n')}
</td></tr>
<tr><td class="pad" style="padding:24px 40px 0">${footHtml(letter, context, style)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function blockHtml(block: MailBlock, style: Style): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" dir="auto" style="${style.text}">${paragraph(block.text)}</p>`;
    case 'heading':
      return `<h2 class="ink" style="margin:28px 0 12px;font:600 18px/1.3 ${SERIF};${style.ink}">${line(block.text)}</h2>`;
    case 'note':
      return `<p class="soft" style="margin:0 0 16px;font:400 14px/1.5 ${SANS};${style.soft}">${paragraph(block.text)}</p>`;
    case 'rows':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse">${block.rows.map(row => rowHtml(row, style)).join('')}</table>`;
    case 'steps':
      return list('ol', block.items.map(line), style);
    case 'lines':
      return list('ul', block.items.map(line), style);
    case 'quote':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="sand" style="padding:16px 20px;background:${style.sandLight};border-radius:10px"><p class="ink" dir="auto" style="margin:0;font:400 16px/1.55 ${SANS};${style.ink}">${paragraph(block.text)}</p></td></tr></table>`;
    case 'link':
      return `<p class="ink" style="${style.text}">${anchor(block.link, style)}</p>`;
    case 'button':
      return button(block.link, style);
    case 'card':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="line" style="padding:18px 20px;border:1px solid ${style.sand};border-radius:14px">
${block.chips.length > 0 ? `<p style="margin:0 0 6px;font:600 13px/24px ${SANS}">${block.chips.map(text => chip(text, style)).join(' ')}</p>` : ''}
<p class="ink" dir="auto"${block.lang ? ` lang="${block.lang}"` : ''} style="margin:0 0 6px;font:600 18px/1.3 ${SERIF};${style.ink}">${line(block.title)}</p>
${block.lines.map(text => `<p class="soft" dir="auto" style="margin:0 0 4px;font:400 14px/1.5 ${SANS};${style.soft}">${line(text)}</p>`).join('')}
<p style="margin:10px 0 0;font:600 15px/1.4 ${SANS}">${anchor(block.link, style)}</p></td></tr></table>`;
  }
}

function rowHtml({ label, value, long }: Row, style: Style): string {
  const name = `font:400 14px/1.5 ${SANS};${style.soft}`;
  const text = `font:400 16px/1.5 ${SANS};${style.ink}`;
  if (long) {
    return `<tr><td class="line" colspan="2" style="padding:12px 0 10px;${style.line}"><p class="soft" style="margin:0 0 4px;${name}">${line(label)}</p><p class="ink" dir="auto" style="margin:0;${text};word-break:break-word">${paragraph(value)}</p></td></tr>`;
  }
  return `<tr><th class="line soft" scope="row" align="left" valign="top" width="38%" style="padding:9px 16px 9px 0;${style.line};${name}">${line(label)}</th><td class="line ink" dir="auto" valign="top" style="padding:8px 0;${style.line};${text};word-break:break-word">${line(value)}</td></tr>`;
}

function list(tag: 'ol' | 'ul', items: readonly string[], style: Style): string {
  const each = items.map(
    item => `<li class="ink" style="margin:0 0 8px;font:400 16px/1.55 ${SANS};${style.ink}">${item}</li>`,
  );
  return `<${tag} style="margin:0 0 16px;padding:0 0 0 22px">${each.join('')}</${tag}>`;
}

function button({ label, href }: MailLink, style: Style): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" bgcolor="${style.valley}" style="border-radius:999px;background:${style.valley}"><a class="press" href="${line(href)}" style="display:inline-block;padding:13px 28px;font:600 16px/1.2 ${SANS};color:${style.card};text-decoration:none">${line(label)}</a></td></tr></table>`;
}

function chip(text: string, style: Style): string {
  return `<span class="sand ink" style="display:inline-block;margin:0 2px 6px 0;padding:0 12px;border-radius:999px;background:${style.sandLight};${style.ink}">${line(text)}</span>`;
}

function anchor({ label, href }: MailLink, style: Style, colour = `color:${style.valley}`): string {
  return `<a class="link" href="${line(href)}" style="${colour}">${line(label)}</a>`;
}

function footHtml(letter: MailContent, context: MailContext, style: Style): string {
  const small = (text: string) => `<p class="soft" style="${style.small}">${text}</p>`;
  return [
    ...footLines(letter, context).map(text => small(line(text))),
    ...letter.footLinks.map(link => small(anchor(link, style, style.soft))),
    small(line(whyText(letter, context))),
    ...legalLines(letter, context).map(text => small(line(text))),
  ].join('\n');
}

function line(text: string): string {
  return escapeMarkup(oneLine(text));
}

function paragraph(text: string): string {
  return escapeMarkup(withoutControlCharacters(text)).replaceAll('\n', '<br/>');
}
