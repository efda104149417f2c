import { Parser } from 'htmlparser2';

type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | undefined;
  controls: number;
};

/** Implicit role of an element (ARIA in HTML, 'should not be used'). */
const OWN_ROLES: Readonly<Record<string, readonly string[]>> = {
  ul: ['list'],
  ol: ['list'],
  li: ['listitem'],
  nav: ['navigation'],
  main: ['main'],
  button: ['button'],
  a: ['link'],
  article: ['article'],
  aside: ['complementary'],
  dialog: ['dialog'],
  form: ['form'],
  img: ['img'],
  table: ['table'],
  thead: ['rowgroup'],
  tbody: ['rowgroup'],
  tr: ['row'],
  th: ['columnheader', 'rowheader'],
  td: ['cell'],
};

/** Allowed parents of an element. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl', 'div'],
  dd: ['dl', 'div'],
  summary: ['details'],
  legend: ['fieldset'],
  figcaption: ['figure'],
  option: ['select', 'optgroup', 'datalist'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  th: ['tr'],
  td: ['tr'],
};

/** Allowed children of an element. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd', 'div'],
  table: ['caption', 'thead', 'tbody', 'tfoot'],
  tr: ['th', 'td'],
};

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const WORDS_ONLY = new Set([...HEADINGS, 'p', 'span', 'strong', 'em', 'small', 'button', 'label', 'legend', 'summary']);
const BLOCKS = new Set(
  'address article aside blockquote details div dl fieldset figure footer form header hr main nav ol p section table ul'.split(
    ' ',
  ),
);
const CONTROLS = new Set(['input', 'select', 'textarea', 'button', 'output', 'progress', 'meter']);
const PRESSED = new Set(['a', 'button', 'input', 'select', 'textarea', 'label', 'details', 'iframe', 'audio', 'video']);
/** Attributes that reference ids. */
const REFERENCES = ['for', 'form', 'list', 'aria-labelledby', 'aria-describedby', 'popovertarget'];

/**
 * Violations of HTML's content rules: misplaced elements, nested interactive elements, redundant roles, duplicate or missing ids, images
 * without size or `alt`.
 * `htmlFaults('<p><div></div></p>')` → `['<p> is closed by <div>', …]`
 */
export function htmlFaults(html: string): readonly string[] {
  const faults = new Set<string>();
  const ids = new Set<string>();
  const named: [string, string][] = [];
  let at: Element | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      const element: Element = { name, attributes, parent: at, controls: 0 };
      if (attributes['hidden'] === undefined) check(element);
      at = element;
    },
    onclosetag(name, implied) {
      if (implied && at?.name === name && !VOID.has(name)) faults.add(`<${name}> is closed by what follows`);
      at = at?.parent;
    },
  });

  function check(element: Element): void {
    const { name, attributes, parent } = element;
    const id = attributes['id'];
    if (id !== undefined) {
      if (ids.has(id)) faults.add(`the id ${id} is double`);
      ids.add(id);
    }
    for (const reference of REFERENCES)
      for (const wanted of attributes[reference]?.split(/\s+/) ?? []) named.push([`${name} ${reference}`, wanted]);
    const role = attributes['role'];
    if (role !== undefined && OWN_ROLES[name]?.includes(role)) faults.add(`<${name}> has the role ${role} by itself`);
    if (parent && PARENTS[name]?.includes(parent.name) === false) faults.add(`<${name}> stands in <${parent.name}>`);
    if (parent && CHILDREN[parent.name]?.includes(name) === false) faults.add(`<${name}> stands in <${parent.name}>`);
    if (name === 'img' && ['alt', 'width', 'height'].some(attribute => attributes[attribute] === undefined))
      faults.add(`a picture lacks its words or size: ${attributes['src']}`);
    for (let around = parent; around; around = around.parent) {
      if (BLOCKS.has(name) && WORDS_ONLY.has(around.name)) faults.add(`<${name}> stands in <${around.name}>`);
      if (HEADINGS.includes(name) && WORDS_ONLY.has(around.name) && !['legend', 'summary'].includes(around.name))
        faults.add(`<${name}> stands in <${around.name}>`);
      const presses = PRESSED.has(name) && !(name === 'input' && attributes['type'] === 'hidden');
      if (presses && ['a', 'button'].includes(around.name)) faults.add(`<${name}> stands in <${around.name}>`);
      if (around.name !== 'label') continue;
      if (name === 'label' || name === 'a') faults.add(`<${name}> stands in <label>`);
      if (CONTROLS.has(name) && ++around.controls > 1) faults.add(`a label of more than one control: ${name}`);
    }
  }

  parser.end(html);
  for (const [where, id] of named) if (!ids.has(id)) faults.add(`${where} names ${id}, which is not there`);
  return [...faults];
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
