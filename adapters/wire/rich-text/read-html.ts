import { Tokenizer } from 'htmlparser2';

/** Receives the parts of an HTML text in order. Character references are not decoded. */
export type HtmlReader = {
  readonly words: (text: string) => void;
  /** Names of elements and attributes are in lower case; a missing attribute is ''. */
  readonly open: (element: string, attribute: (name: string) => string) => void;
  readonly close: (element: string) => void;
};

/** Elements of HTML and of Word (`o:p`); `<https://…>` and `<name@host>` are text in angle brackets. */
const ELEMENT = /^[a-z][a-z0-9-]*(?::[a-z][a-z0-9-]*)?$/;

/**
 * Parses tags and text as browsers do: comments, declarations and an unclosed tag are skipped, `<` before anything but a letter is text.
 * Uses the tokenizer of htmlparser2 and not its parser, whose stack of open elements takes time quadratic in their depth. Never throws.
 * `readHtml('<p>a', reader)` calls `open('p', …)`, `words('a')`
 */
export function readHtml(html: string, { words, open, close }: HtmlReader): void {
  // In HTML, a CDATA section is a comment; in these texts a section encloses text, so its delimiters are removed, also where a sender put
  // one section into another.
  const source = html.includes('<![CDATA[') ? html.replace(/<!\[CDATA\[|\]\]>/g, '') : html;
  let tag = { name: '', start: 0, attributes: new Map<string, string>() };
  let attribute = '';
  let value = '';
  function opened(end: number): void {
    const { name, start, attributes } = tag;
    if (ELEMENT.test(name)) open(name, sought => attributes.get(sought) ?? '');
    else words(source.slice(start, end + 1));
  }
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: false, recognizeSelfClosing: true },
    {
      ontext: (start, end) => words(source.slice(start, end)),
      onopentagname(start, end) {
        tag = { name: source.slice(start, end).toLowerCase(), start: start - 1, attributes: new Map() };
      },
      onattribname(start, end) {
        attribute = source.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += source.slice(start, end);
      },
      onattribend() {
        if (!tag.attributes.has(attribute)) tag.attributes.set(attribute, value);
      },
      onopentagend: opened,
      onselfclosingtag(end) {
        opened(end);
        close(tag.name);
      },
      onclosetag: (start, end) => close(source.slice(start, end).toLowerCase()),
      onattribentity: nothing,
      ontextentity: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
}
