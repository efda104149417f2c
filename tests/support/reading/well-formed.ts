const EMPTY = new Set(['meta', 'br']);

/** Tags of a page in order, closing ones with `/`; throws if the markup is not well-formed XML. */
export function tagsOf(html: string): readonly string[] {
  const tags: string[] = [];
  const open: string[] = [];
  const pattern = /<([^<>]*)>|([^<>]+)|([<>])/g;
  for (const [whole, tag, text, stray] of html.replace(/^<!DOCTYPE html>\n/, '').matchAll(pattern)) {
    if (stray !== undefined) throw new Error(`a stray ${stray}`);
    if (text !== undefined) {
      if (open.at(-1) !== 'style' && /&(?!(?:#39|amp|lt|gt|quot);)/.test(text))
        throw new Error(`a stray & in ${text.slice(0, 60)}`);
      continue;
    }
    const parts = /^(\/?)([a-z][a-z0-9]*)((?: [a-z:-]+="[^"&<>]*(?:&(?:#39|amp|lt|gt|quot);[^"&<>]*)*")*)(\/?)$/.exec(
      tag ?? '',
    );
    if (!parts) throw new Error(`no tag: ${whole.slice(0, 120)}`);
    const [, closing, name = '', , empty] = parts;
    tags.push(`${closing}${name}`);
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else if (empty ? !EMPTY.has(name) : EMPTY.has(name)) throw new Error(`<${name}> is not closed as it should be`);
    else if (!empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is left open`);
  return tags;
}
