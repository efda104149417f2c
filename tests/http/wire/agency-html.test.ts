import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { htmlToMarkdown } from '../../../adapters/wire/rich-text/html-to-markdown.ts';
import { parseRichText } from '../../../adapters/wire/rich-text/parse-rich-text.ts';
import { readHtml } from '../../../adapters/wire/rich-text/read-html.ts';
import type { Inline, RichText } from '../../../domain/text/rich-text.ts';
import { runs } from '../../support/run/daily-runs.ts';

/** Characters in the cells of all converted tables; nested tables are copied once per level. */
let copied = 0;
vi.mock('../../../adapters/wire/rich-text/html-table.ts', async importOriginal => {
  const original = await importOriginal<typeof import('../../../adapters/wire/rich-text/html-table.ts')>();
  const tableMarkdown: typeof original.tableMarkdown = rows => {
    for (const { cells } of rows) for (const cell of cells) copied += cell.length;
    return original.tableMarkdown(rows);
  };
  return { tableMarkdown };
});

function words(content: readonly Inline[]): string {
  return content
    .map(inline => {
      if (inline.kind === 'text') return inline.text;
      const inside = words(inline.content);
      if (inline.kind === 'link') return `[${inside}](${inline.href})`;
      return inline.kind === 'strong' ? `<b>${inside}</b>` : `<i>${inside}</i>`;
    })
    .join('');
}

/** One line per block. */
function lines(text: RichText): readonly string[] {
  return text.map(block => {
    switch (block.kind) {
      case 'list':
        return `${block.ordered ? 'ol' : 'ul'}: ${block.items.map(words).join(' / ')}`;
      case 'table':
        return `table: ${[block.head, ...block.rows].map(row => row.map(words).join(' | ')).join(' / ')}`;
      case 'heading':
        return `h${block.level}: ${words(block.content)}`;
      case 'image':
        return `image: ${block.pictureId}`;
      default:
        return `${block.kind === 'paragraph' ? 'p' : block.kind}: ${words(block.content)}`;
    }
  });
}

/** HTML as exported by CRMs, and the text that visitors should see. */
const CASES: readonly (readonly [what: string, html: string, seen: readonly string[]])[] = [
  [
    'word paragraph',
    `<p class=MsoNormal style='margin-bottom:0cm;mso-line-height-alt:10.0pt'><span lang=FR style='font-family:"Calibri",sans-serif;mso-fareast-language:FR'>Belle maison<o:p></o:p></span></p>\r\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\r\n<p class=MsoNormal>au calme</p>`,
    ['p: Belle maison', 'p: au calme'],
  ],
  [
    'word conditional comment',
    '<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><p>Maison</p><![if !vml]><p>Jardin</p><![endif]>',
    ['p: Maison', 'p: Jardin'],
  ],
  [
    'word xml island',
    '<xml><w:WordDocument>Normal 0 21</w:WordDocument></xml><style>p.MsoNormal {margin:0cm}</style><p>Maison</p>',
    ['p: Maison'],
  ],
  [
    'word list',
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>cave</p>\n\n<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><!--[endif]-->grenier</p>\n<p>Libre</p>`,
    ['ul: cave / grenier', 'p: Libre'],
  ],
  [
    'word numbered list',
    `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>un</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>deux</p>`,
    ['ol: un / deux'],
  ],
  [
    'table with heads',
    '<table border=1><tr><th>Pièce</th><th>m²</th></tr><tr><td>Séjour</td><td>32</td></tr><tr><td><p>Cuisine</p></td><td><b>12</b></td></tr></table>',
    ['table: Pièce | m² / Séjour | 32 / Cuisine | <b>12</b>'],
  ],
  [
    'table without heads',
    '<TABLE><TBODY><TR><TD>PEB</TD><TD>D</TD></TR><TR><TD>kWh | an</TD><TD>287</TD></TR></TBODY></TABLE>',
    ['table:  |  / PEB | D / kWh | an | 287'],
  ],
  [
    'table of the layout',
    '<table><tr><td><p>Maison.</p><p>Jardin.</p></td></tr></table>après',
    ['p: Maison.', 'p: Jardin.', 'p: après'],
  ],
  [
    'table in a table',
    '<table><tr><td>avant<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></td></tr></table>',
    ['p: avant', 'table:  |  / a | b / c | d'],
  ],
  ['table never closed', '<table><tr><td>a<td>b<tr><td>c<td>d', ['table:  |  / a | b / c | d']],
  [
    'nested lists',
    '<ul><li>cave<ul><li>à vin</li><li>à charbon</li></ul></li><li>grenier</li></ul>',
    ['ul: cave / à vin / à charbon', 'ul: grenier'],
  ],
  ['list with blank lines', '<ul>\n\n  <li>cave</li>\n\n\n  <li>grenier</li>\n\n</ul>', ['ul: cave / grenier']],
  ['items never closed', '<ol><li>un<li>deux</ol>', ['ol: un / deux']],
  ['br runs', 'Maison<br>de maître<br/><br />Jardin<BR><BR><BR>Cave', ['p: Maison de maître', 'p: Jardin', 'p: Cave']],
  ['nbsp', '<p>&nbsp;</p><p>3&nbsp;chambres &nbsp; sud</p><p>\u00a0</p>', ['p: 3\u00a0chambres \u00a0 sud']],
  [
    'named references',
    '&Eacute;tage, c&oelig;ur, &Agrave; vendre, 100&nbsp;m&sup2;, &euro;, &frac12;, &trade;, &ldquo;x&rdquo;',
    ['p: Étage, cœur, À vendre, 100\u00a0m², €, ½, ™, “x”'],
  ],
  [
    'unknown references',
    'R&D, Smith&notaires, &foo; &eacute sans, &lt;b&gt; &amp;eacute; &EACUTE;',
    ['p: R&D, Smith&notaires, &foo; &eacute sans, <b> &eacute; &EACUTE;'],
  ],
  ['numbers', '&#233; &#xE9; &#8364; &#X20AC; &#150; &#128; 1&#8239;000', ['p: é é € € – € 1\u202f000']],
  [
    'invalid numbers',
    'a&#0;b &#xD800;c &#x110000;d &#99999999;e &#xE000;f &#xE05C;g &#;h &#x;i',
    ['p: ab c d e f g &#;h &#x;i'],
  ],
  ['tags never closed', '<p>Maison <b>calme<p>Jardin <i>sud', ['p: Maison <b>calme</b>', 'p: Jardin <i>sud</i>']],
  ['cut within a tag', '<p>Maison</p><span style="font-fam', ['p: Maison']],
  ['cut within a comment', '<p>Maison</p><!-- [if gte', ['p: Maison']],
  [
    'script and style',
    '<style>p{color:red}</style>Maison<script>alert("1 < 2")</script><SCRIPT SRC=x></SCRIPT> calme<script>never closed <p>x</p>',
    ['p: Maison calme'],
  ],
  [
    'frames',
    'Maison<iframe src="https://x.be">ancien navigateur</iframe><svg><text>logo</text></svg> calme',
    ['p: Maison calme'],
  ],
  ['comments', 'Maison<!-- interne: clé chez Jean --> calme<!---->.', ['p: Maison calme.']],
  [
    'links',
    `<a href="https://x.be/?a=1&amp;b=2">site</a> <a href='mailto:a@b.be'>mail</a> <a href=tel:+3281123456>tel</a>`,
    ['p: [site](https://x.be/?a=1&b=2) [mail](mailto:a@b.be) [tel](tel:+3281123456)'],
  ],
  [
    'hostile links',
    '<a href="javascript:alert(1)">a</a> <a href="&#106;avascript:alert(1)">b</a> <a href="java&#10;script:alert(1)">c</a> <a href="java&Tab;script&colon;x">d</a> <a href=" data:text/html,x">e</a> <a href="//evil.example">f</a>',
    ['p: a b c d e f'],
  ],
  ['link around a paragraph', '<a href="https://x.be/"><p>Visite</p></a>', ['p: [Visite](https://x.be/)']],
  ['link in bold', '<b>Voir <a href="https://x.be/">ici</b></a> et', ['p: <b>Voir [ici](https://x.be/)</b> et']],
  ['anchor of word', '<a name="_Toc1"/>Titre<a name=x></a>', ['p: Titre']],
  ['upper case', '<P><B>MAISON</B> <I>sud</I></P><H2>Jardin</H2>', ['p: <b>MAISON</b> <i>sud</i>', 'h2: Jardin']],
  ['attributes without quotes', '<p align=center class=x><font color=#ff0000 size=2>Maison</font></p>', ['p: Maison']],
  ['attribute with a sign', '<p title="a > b">Maison</p>', ['p: Maison']],
  ['cdata', '<![CDATA[<p>Maison</p>]]><![CDATA[a < b]]>', ['p: Maison', 'p: a < b']],
  ['emoji', '<p>🏡 Maison 👨\u200d👩\u200d👧 &#128241;</p>', ['p: 🏡 Maison 👨\u200d👩\u200d👧 📱']],
  [
    'headings',
    '<h1>Un</h1><h3>Trois <br>suite</h3><h5>Cinq</h5><h6>Six</h6><h2> </h2>texte',
    ['h2: Un', 'h3: Trois suite', 'h4: Cinq', 'h4: Six', 'p: texte'],
  ],
  [
    'bold and italic',
    '<strong>gras <em>les deux</em></strong><em>italique <strong>deux</strong> fin</em> <b>a<b>b</b>c</b>d',
    ['p: <b>gras <i>les deux</i></b><i>italique </i><b><i>deux</i></b><i> fin</i> <b>abc</b>d'],
  ],
  ['overlapping', '<b>un <i>deux</b> trois</i> quatre', ['p: <b>un <i>deux</i></b><i> trois</i> quatre']],
  ['bold over paragraphs', '<b><p>un</p><p>deux</p></b>trois', ['p: <b>un</b>', 'p: <b>deux</b>', 'p: trois']],
  [
    'bold in cells',
    '<b><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></b>',
    ['table:  |  / <b>a</b> | <b>b</b> / <b>c</b> | <b>d</b>'],
  ],
  [
    'divs and spans',
    '<div>Maison<div>Jardin</div></div><section>Cave</section><blockquote>Voisin</blockquote><dl><dt>PEB</dt><dd>D</dd></dl>',
    ['p: Maison', 'p: Jardin', 'p: Cave', 'p: Voisin', 'p: PEB', 'p: D'],
  ],
  ['rule', 'Maison<hr>Jardin', ['p: Maison', 'p: Jardin']],
  [
    'words in brackets',
    'prix <100 000 et a < b, <https://x.be/a>, <jan@example.be>, <3',
    ['p: prix <100 000 et a < b, <https://x.be/a>, <jan@example.be>, <3'],
  ],
  ['custom elements', '<st1:place w:st="on">Namur</st1:place> <my-tag>x</my-tag>', ['p: Namur x']],
  [
    'markdown in html',
    '<p>- cave<br>- grenier</p><p>**x** [y](https://y.be)</p>',
    ['ul: cave / grenier', 'p: <b>x</b> [y](https://y.be/)'],
  ],
  ['escaped tags', '&lt;p&gt;Maison&lt;/p&gt;', ['p: <p>Maison</p>']],
];

test.each(CASES)('HTML of a CRM becomes the text that visitors see: %s', (_, html, seen) => {
  expect(lines(parseRichText(html))).toEqual(seen);
});

const HOSTILE = [
  '<',
  '<<',
  '<a ',
  '<a href="',
  '<!--',
  '<![CDATA[',
  '<!',
  '</',
  '</p>',
  '<b>',
  '<b><i>',
  '<b></i>',
  '<p><b>x',
  '<div>',
  '<ul>',
  '<ul><li>x',
  '<table>',
  '<table><td>x',
  '<table><td>a word or two, ',
  '<table><tr><td>x',
  '<tr><td>x|',
  '<td>x</td>',
  '<span style="mso-list:Ignore">',
  '<p style="mso-list:l0">x',
  '<script>',
  '<svg>',
  '<a href=/x>y',
  '&',
  '&#',
  '&eacute',
];

/** Parser work for a source: number of calls plus characters. */
function told(source: string): number {
  let sum = 0;
  readHtml(source, {
    words: text => (sum += 1 + text.length),
    open: name => (sum += 1 + name.length),
    close: name => (sum += 1 + name.length),
  });
  return sum;
}

test.each(HOSTILE)('64 kB of %s does not overflow the stack, and doubling it at most doubles work and text', part => {
  const once = part.repeat(Math.ceil(65_536 / part.length));
  expect(parseRichText(once)).toBeDefined();
  expect(told(once)).toBeLessThanOrEqual(2 * once.length);
  copied = 0;
  const [short, long] = [htmlToMarkdown(once).length, htmlToMarkdown(once + once).length];
  expect(short).toBeLessThanOrEqual(4 * once.length);
  expect(long).toBeLessThanOrEqual(2 * short + 100);
  expect(copied).toBeLessThanOrEqual(3 * 4 * once.length);
});

test('for any mix of tags the output grows linearly with the input and contains no tag or script', () => {
  const tag = fc.constantFrom(
    ...'<p> </p> <b> </b> <i> </i> <table> </table> <tr> <td> </td> <th> <ul> </ul> <ol> <li> </li> <h2> </h2> <br>'.split(
      ' ',
    ),
    '<a href="/x">',
    '<table><tr><td>3<td>4<tr><td>5<td>6</table>',
    '</a>',
    '<span style="mso-list:Ignore">',
    '<p style="mso-list:l0">',
    '</span>',
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<!-- x -->',
  );
  const word = fc.constantFrom('maison', 'jardin ', ' ', '\n', '\n\n', '|', '&nbsp;', '3');
  let [marked, tables] = [0, 0];
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 2, arbitrary: tag }, word), { maxLength: 80 }), parts => {
      const html = parts.join('');
      expect(htmlToMarkdown(html).length).toBeLessThanOrEqual(40 * html.length);
      const seen = parseRichText(html);
      const said = JSON.stringify(seen);
      expect(said).not.toMatch(/alert|p\{|[<>]|[\uE000-\uF8FF]/);
      if (/"kind":"(?:strong|emphasis|link)"/.test(said)) marked += 1;
      if (seen.some(({ kind }) => kind === 'table')) tables += 1;
    }),
    { numRuns: runs(1000) },
  );
  expect(marked).toBeGreaterThan(runs(50));
  expect(tables).toBeGreaterThan(runs(20));
});

// The order may change: table content outside a cell is moved before the table, as in browsers.
test('no word of a text is lost or duplicated, whatever tags are between', () => {
  const between = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<td>',
    '<tr>',
    '<table>',
    '</table>',
    '<li>',
    '<br>',
    '<o:p>',
    '<x>',
  );
  let lists = 0;
  fc.assert(
    fc.property(fc.array(fc.array(between, { maxLength: 5 }), { maxLength: 30 }), gaps => {
      const html = gaps.map((tags, at) => `${tags.join('')}w${at} `).join('');
      const seen = lines(parseRichText(html)).join(' ');
      expect((seen.match(/w\d+/g) ?? []).sort()).toEqual(gaps.map((_, at) => `w${at}`).sort());
      if (seen.includes('ul: ')) lists += 1;
    }),
    { numRuns: runs(500) },
  );
  expect(lists).toBeGreaterThan(runs(50));
});
