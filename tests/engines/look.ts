import type Axe from 'axe-core';

declare const axe: typeof Axe;

/** The element to find: by role and name, or by its text if `role` is absent. */
export type Wanted = {
  readonly role?: string;
  /** The whole name with whitespace collapsed, or a regular expression between slashes that matches part of it. */
  readonly name: string;
  /** Restricts the search to an element of this role and name. */
  readonly within?: { readonly role: string; readonly name: string };
};

/** The element found. */
export type Seen = {
  /** Centre of its text in the window, or of its box if it has no text. */
  readonly x: number;
  readonly y: number;
  /** Its bounding box in the window. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The element that covers that point; `null` if none does. */
  readonly covered: string | null;
  readonly text: string;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly focused: boolean;
  /** The field's type in this engine: an engine without date picker reports `text` for a date. */
  readonly type: string;
};

/**
 * Runs in the page, passed as source text. Returns the first visible matching element, scrolled to the middle of the window; `null` if
 * there is none yet or the page is not ready. Roles and names are computed by axe, so they are the same in every engine; returns `needs
 * axe` if a name is required and axe is not loaded. Computing names is slow, so only visible candidates that contain the words are tried.
 */
export function look(wanted: Wanted): Seen | 'needs axe' | null {
  // A frame's document is never hydrated: its script builds the content.
  const frame = window.frameElement;
  if (document.readyState === 'loading') return null;
  if (!frame && !document.documentElement.hasAttribute('data-live')) return null;
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  /** A predicate for the wanted name, and the longest word that a matching element's source must contain. */
  const meant = (name: string) => {
    const pattern =
      name.length > 2 && name.startsWith('/') && name.endsWith('/') ? new RegExp(name.slice(1, -1)) : null;
    const words = pattern ? [] : name.split(/[^\p{L}\p{N}]+/u);
    return {
      any: pattern?.source === '^',
      word: words.reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
      is: (text: string) => (pattern ? pattern.test(plain(text)) : plain(text).replace(/ \*$/, '') === plain(name)),
    };
  };
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) ||
    // An input that is drawn by its label.
    (element instanceof HTMLInputElement && (element.labels?.[0]?.checkVisibility() ?? false));
  const usual: Readonly<Record<string, string>> = {
    button: 'button,summary,input[type=submit]',
    link: 'a[href]',
    textbox: 'input,textarea',
    searchbox: 'input',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    slider: 'input[type=range]',
    heading: 'h1,h2,h3,h4',
    region: 'section',
    navigation: 'nav',
    article: 'article',
    main: 'main',
    status: 'output',
    form: 'form',
    search: 'search',
    group: 'fieldset',
    img: 'img',
    combobox: 'select',
    dialog: 'dialog',
    listitem: 'li',
  };
  let tree = false;
  const nameOf = (element: Element) => {
    if (!tree) {
      axe.teardown();
      axe.setup(document.documentElement);
      tree = true;
    }
    return axe.commons.text.accessibleText(element);
  };
  /** Whether any possible source of an element's name contains the word. */
  const mayHave = (element: Element, word: string) =>
    [
      element,
      ...((element as Partial<HTMLInputElement>).labels ?? []),
      ...(element.getAttribute('aria-labelledby') ?? '').split(' ').flatMap(id => document.getElementById(id) ?? []),
    ].some(source => source.outerHTML.includes(word) || source.textContent?.includes(word));
  function* withRole(root: Element, role: string, name: string): Generator<Element> {
    const { any, word, is } = meant(name);
    for (const element of root.querySelectorAll(`[role=${role}],${usual[role] ?? `[role=${role}]`}`))
      if (
        (element.getAttribute('role') ?? role) === role &&
        shown(element) &&
        (any || (mayHave(element, word) && is(nameOf(element))))
      )
        yield element;
  }
  function* withWords(root: Element, name: string): Generator<Element> {
    const { word, is } = meant(name);
    const all = [...root.querySelectorAll('*')].filter(
      element =>
        element.textContent?.includes(word) &&
        is(element.textContent) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    yield* all.filter(element => !all.some(other => other !== element && element.contains(other)));
  }
  const first = () => {
    const { role, name, within } = wanted;
    for (const root of within ? withRole(document.body, within.role, within.name) : [document.body])
      for (const found of role === undefined ? withWords(root, name) : withRole(root, role, name)) return found;
    return null;
  };

  let element: Element | null;
  try {
    element = first();
  } catch (error) {
    if ('axe' in window) throw error;
    return 'needs axe';
  }
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;

  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
  const ticked = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type) ? element : null;
  const label = ticked?.labels?.[0] ?? null;
  const target = label ?? element;
  // Scroll the frame as a whole: scrolling an element inside would shift the map's content, which pans by itself.
  (frame ?? target).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  let box = target.getBoundingClientRect();
  if (field === null || label !== null) {
    const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (plain(node.nodeValue ?? '') === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = [...range.getClientRects()].find(({ width, height }) => width > 3 && height > 3);
      if (!words) continue;
      box = words;
      break;
    }
  }
  // The parts of a date are at the field's start, and the first is typed first.
  const x = element instanceof HTMLInputElement && element.type === 'date' ? box.x + 20 : box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const { x: left, y: top } = frame?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const around = frame?.ownerDocument.elementFromPoint(left + x, top + y);
  const hit = around && around !== frame ? around : document.elementFromPoint(x, y);
  const own = hit !== null && (target.contains(hit) || element.contains(hit) || hit.contains(target));
  const whole = target.getBoundingClientRect();
  return {
    x: left + x,
    y: top + y,
    box: { x: left + whole.x, y: top + whole.y, width: whole.width, height: whole.height },
    covered: own ? null : (hit?.outerHTML.slice(0, 120) ?? 'outside the window'),
    text: plain(element.textContent ?? ''),
    value: element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? '') : (field?.value ?? ''),
    checked: ticked?.checked ?? false,
    disabled: element.matches(':disabled'),
    focused: document.activeElement === element,
    type: element instanceof HTMLInputElement ? element.type : '',
  };
}
