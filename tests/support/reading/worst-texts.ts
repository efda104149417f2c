import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Samples per character class. */
const VARIANTS = 3;
/** Maximum length of a sequence of parts that is repeated. */
const MOST_TOGETHER = 4;
/** Sample characters for all classes that expressions use. */
const LETTERS = ['a', ' ', '1', '-', '.', 'A', '@', '\t', 'é', '"', '\n', '/', '_', '\u0301', '漢'];
const ENDS = ['', '\0', '\n'];

/** Returns a text of about `length` code units. */
export type WorstText = (length: number) => string;

/**
 * Worst-case texts of an expression: each sequence of its parts repeated, after a prefix that leads there, with an end that makes the match
 * fail. One for `url\\(#[^)]+\\)` is `'url(#url(#url(#…'`.
 */
export function* worstTexts(source: string, flags: string): Generator<WorstText> {
  const parser = new RegExpParser();
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = parser.parsePattern(source, 0, source.length, mode);
  const ends = [...ENDS, ...new Set(excludedIn(pattern).map(letter => letter + letter))];
  const seen = new Set<string>();
  for (const [lead, part] of pumps(pattern, flags)) {
    if (part === '' || seen.has(`${lead}\n${part}`)) continue;
    seen.add(`${lead}\n${part}`);
    for (const end of ends) yield length => lead + part.repeat(Math.ceil(length / part.length)) + end;
  }
}

function* pumps(pattern: AST.Pattern, flags: string): Generator<readonly [lead: string, part: string]> {
  const letters = [...new Set([...LETTERS, ...lettersIn(pattern)])];
  for (const letter of letters) yield ['\0', letter];
  // A word boundary at every other character.
  for (const letter of letters) yield ['', `a${letter}`];
  for (let variant = 0; variant < VARIANTS; variant++) {
    const sample = (node: AST.Element): string => sampleOf(node, letters, flags, variant);
    for (const { lead, elements } of rows(pattern, '', sample)) {
      const texts = elements.map(sample);
      for (let from = 0; from < texts.length; from++) {
        const before = lead + texts.slice(0, from).join('');
        const most = from === 0 ? texts.length : Math.min(MOST_TOGETHER, texts.length - from);
        for (let count = 1; count <= most; count++) yield [before, texts.slice(from, from + count).join('')];
      }
    }
  }
}

/** Every sequence of parts of a pattern, with a prefix that leads there. */
function* rows(
  { alternatives }: { readonly alternatives: readonly AST.Alternative[] },
  lead: string,
  sample: (node: AST.Element) => string,
): Generator<{ readonly lead: string; readonly elements: readonly AST.Element[] }> {
  for (const { elements } of alternatives) {
    yield { lead, elements };
    let before = lead;
    for (const element of elements) {
      const inner = element.type === 'Quantifier' ? element.element : element;
      if ('alternatives' in inner && inner.alternatives.length > 0)
        yield* rows(inner as { readonly alternatives: readonly AST.Alternative[] }, before, sample);
      before += sample(element);
    }
  }
}

/** A text that a part matches, or a close approximation. */
function sampleOf(node: AST.Element, letters: readonly string[], flags: string, variant: number): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const one = new RegExp(`^${node.raw}$`, flags.replace(/[gy]/g, ''));
      const fitting = letters.filter(letter => one.test(letter));
      return fitting[(variant * 5) % Math.max(1, fitting.length)] ?? '';
    }
    case 'Quantifier': {
      const text = sampleOf(node.element, letters, flags, variant);
      return node.max === 0 ? '' : text.repeat(Math.max(1, Math.min(node.min, 64)));
    }
    case 'Group':
    case 'CapturingGroup': {
      const chosen = node.alternatives[variant % node.alternatives.length];
      return (chosen?.elements ?? []).map(element => sampleOf(element, letters, flags, variant)).join('');
    }
    default:
      return '';
  }
}

/** Characters that a pattern's negated classes exclude. */
function excludedIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, negate } = node as { readonly type?: string; readonly negate?: boolean };
  if (type === 'CharacterClass' && negate) return lettersIn(node);
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'parent' || key === 'resolved' ? [] : excludedIn(child),
  );
}

function lettersIn(node: unknown, found: string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return found;
  const { type, value } = node as { readonly type?: string; readonly value?: number };
  if (type === 'Character') found.push(String.fromCodePoint(value ?? 0));
  for (const [key, child] of Object.entries(node)) if (key !== 'parent' && key !== 'resolved') lettersIn(child, found);
  return found;
}
