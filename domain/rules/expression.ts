import { compare, type RuleFacts } from './compare.ts';
import { type Comparison, type Token, tokenize } from './tokenizer.ts';

/** One side of a comparison: the name of a field, or a value. */
export type Operand =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'literal'; readonly value: number | string | boolean };

/** Syntax tree of an advanced condition. */
export type Expression =
  | { readonly kind: 'compare'; readonly left: Operand; readonly comparison: Comparison; readonly right: Operand }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression };

/** Maximum nesting of parentheses and 'not'. */
const MAX_EXPRESSION_DEPTH = 10;

/**
 * Parses an advanced condition; 'not' binds tighter than 'and', 'and' tighter than 'or'. A field alone means that it is true. `undefined`
 * if the text is invalid, too long or nested too deeply.
 * `parseExpression('{goal} == 1 and not {viager}')` → a tree; `parseExpression('constructor()')` → `undefined`
 */
export function parseExpression(text: string): Expression | undefined {
  const tokens = tokenize(text);
  if (!tokens || tokens.length === 0) return undefined;
  const reading: Reading = { tokens, at: 0 };
  const expression = either(reading, 0);
  return reading.at === tokens.length ? expression : undefined;
}

/** Evaluates an expression with a property's facts. */
export function evaluate(expression: Expression, facts: RuleFacts): boolean {
  switch (expression.kind) {
    case 'not':
      return !evaluate(expression.of, facts);
    case 'and':
      return evaluate(expression.left, facts) && evaluate(expression.right, facts);
    case 'or':
      return evaluate(expression.left, facts) || evaluate(expression.right, facts);
    case 'compare':
      return compare(valueOf(expression.left, facts), expression.comparison, valueOf(expression.right, facts));
  }
}

function valueOf(operand: Operand, facts: RuleFacts): unknown {
  return operand.kind === 'field' ? facts.get(operand.name) : operand.value;
}

/** State of the recursive descent parser: `at` is the next token. */
type Reading = { readonly tokens: readonly Token[]; at: number };

function either(reading: Reading, depth: number): Expression | undefined {
  let left = both(reading, depth);
  while (left && takeWord(reading, 'or')) {
    const right = both(reading, depth);
    left = right && { kind: 'or', left, right };
  }
  return left;
}

function both(reading: Reading, depth: number): Expression | undefined {
  let left = single(reading, depth);
  while (left && takeWord(reading, 'and')) {
    const right = single(reading, depth);
    left = right && { kind: 'and', left, right };
  }
  return left;
}

function single(reading: Reading, depth: number): Expression | undefined {
  if (depth > MAX_EXPRESSION_DEPTH) return undefined;
  if (takeWord(reading, 'not')) {
    const of = single(reading, depth + 1);
    return of && { kind: 'not', of };
  }
  if (reading.tokens[reading.at]?.kind === 'open') {
    reading.at += 1;
    const inner = either(reading, depth + 1);
    if (reading.tokens[reading.at]?.kind !== 'close') return undefined;
    reading.at += 1;
    return inner;
  }
  const left = operand(reading);
  if (!left) return undefined;
  const sign = reading.tokens[reading.at];
  if (sign?.kind !== 'compare') {
    return left.kind === 'field'
      ? { kind: 'compare', left, comparison: 'eq', right: { kind: 'literal', value: true } }
      : undefined;
  }
  reading.at += 1;
  const right = operand(reading);
  return right && { kind: 'compare', left, comparison: sign.comparison, right };
}

function operand(reading: Reading): Operand | undefined {
  const token = reading.tokens[reading.at];
  if (token?.kind !== 'field' && token?.kind !== 'literal') return undefined;
  reading.at += 1;
  return token;
}

function takeWord(reading: Reading, word: 'and' | 'or' | 'not'): boolean {
  const token = reading.tokens[reading.at];
  if (token?.kind !== 'word' || token.word !== word) return false;
  reading.at += 1;
  return true;
}
