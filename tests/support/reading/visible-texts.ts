import { Parser } from 'htmlparser2';

/** Attributes that people read or hear. */
const READ = [
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
];
/** Names of `meta` elements whose content is not text. */
const NO_TEXT =
  /^(?:viewport|robots|theme-color|format-detection|color-scheme|supported-color-schemes|referrer|og:(?:type|url|image|locale)|twitter:card)/;
/** Elements without an end tag. */
const VOID = new Set([
  'meta',
  'link',
  'img',
  'input',
  'br',
  'hr',
  'source',
  'area',
  'track',
  'wbr',
  'col',
  'base',
  'embed',
]);

/**
 * The texts of a document that people read in a language; leaves out parts in another one, scripts, and what visitors typed.
 * `visibleTexts('<html lang="nl"><p title="b">a</p><p lang="fr">c</p></html>', 'nl')` → `['b', 'a']`
 */
export function visibleTexts(html: string, language: string): readonly string[] {
  const found: string[] = [];
  /** Whether each open element is read. */
  const open: boolean[] = [];
  /** Text since the last tag; the parser splits it at entities. */
  let run = '';
  const end = () => {
    found.push(run);
    run = '';
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        end();
        const outer = open.at(-1) ?? true;
        const said = attributes['lang'];
        const read = said === undefined ? outer : said.startsWith(language);
        if (read) {
          for (const name of READ) if (attributes[name]) found.push(attributes[name]);
          const { name = attributes['property'] ?? '', content = '' } = attributes;
          if (tag === 'meta' && name !== '' && !NO_TEXT.test(name)) found.push(content);
          if (tag === 'input' && /^(?:submit|button)$/.test(attributes['type'] ?? ''))
            found.push(attributes['value'] ?? '');
        }
        if (!VOID.has(tag)) open.push(read && !/^(?:script|style|textarea|noscript)$/.test(tag));
      },
      onclosetag(tag) {
        end();
        if (!VOID.has(tag)) open.pop();
      },
      ontext(text) {
        if (open.at(-1) ?? true) run += text;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  end();
  return found.map(text => text.trim()).filter(text => text !== '');
}
