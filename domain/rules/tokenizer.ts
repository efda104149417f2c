/** Comparison operators of the condition language. */
export type Comparison = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';

export type Token =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'literal'; readonly value: number | string | boolean }
  | { readonly kind: 'compare'; readonly comparison: Comparison }
  | { readonly kind: 'word'; readonly word: 'and' | 'or' | 'not' }
  | { readonly kind: 'open' | 'close' };

export const SIGNS: ReadonlyMap<string, Comparison> = new Map([
  ['=', 'eq'],
  ['==', 'eq'],
  ['===', 'eq'],
  ['!=', 'ne'],
  ['!==', 'ne'],
  ['>', 'gt'],
  ['>=', 'gte'],
  ['<', 'lt'],
  ['<=', 'lte'],
]);

/** Maximum length of an expression, in code units. */
export const MAX_EXPRESSION_LENGTH = 500;

/** One token. The pattern is sticky and its alternatives do not overlap, so that matching an expression takes linear time. */
const TOKEN =
  /\s*(?:\{\s*([A-Za-z][A-Za-z0-9_]{0,63})\s*\}|(-?\d+(?:\.\d+)?)(?![\w.])|'([^']*)'|"([^"]*)"|([=!<>]+)|([A-Za-z]+)|([()]))/y;

/**
 * Tokens of an expression; `undefined` if any part of it is invalid or it is too long.
 * `tokenize('{goal} == 1')` → `[{ kind: 'field', name: 'goal' }, { kind: 'compare', comparison: 'eq' }, { kind: 'literal', value: 1 }]`
 */
export function tokenize(expression: string): readonly Token[] | undefined {
  if (expression.length > MAX_EXPRESSION_LENGTH) return undefined;
  const text = expression.trimEnd();
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const token = match && tokenOf(match);
    if (!token) return undefined;
    tokens.push(token);
  }
  return tokens;
}

function tokenOf([, field, number, single, double, sign, word, bracket]: RegExpExecArray): Token | undefined {
  if (field !== undefined) return { kind: 'field', name: field };
  if (number !== undefined) return { kind: 'literal', value: Number(number) };
  if (single !== undefined) return { kind: 'literal', value: single };
  if (double !== undefined) return { kind: 'literal', value: double };
  if (sign !== undefined) {
    const comparison = SIGNS.get(sign);
    return comparison && { kind: 'compare', comparison };
  }
  if (bracket !== undefined) return { kind: bracket === '(' ? 'open' : 'close' };
  switch (word?.toLowerCase()) {
    case 'and':
    case 'or':
    case 'not':
      return { kind: 'word', word: word.toLowerCase() as 'and' | 'or' | 'not' };
    case 'true':
      return { kind: 'literal', value: true };
    case 'false':
      return { kind: 'literal', value: false };
    default:
      return undefined;
  }
}
