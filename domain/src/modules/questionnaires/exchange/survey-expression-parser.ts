/** The part of the language of SurveyJS in which our rules are written, and what people usually write beside it. */
export type Expression =
  | { readonly is: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly is: 'not'; readonly part: Expression }
  | { readonly is: 'compare'; readonly name: string; readonly operator: string; readonly value: unknown };

const token =
  /\s*(?:\{([^}]*)\}|'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|(-?\d+(?:\.\d+)?)(?![\w.])|(>=|<=|<>|!=|==|&&|\|\||[=<>!()[\],])|([A-Za-z]+))/y;

type Token =
  | { readonly kind: 'name' | 'text' | 'sign'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number };

const signs: Readonly<Record<string, string>> = {
  '==': '=',
  equal: '=',
  '&&': 'and',
  '||': 'or',
  greater: '>',
  less: '<',
  greaterorequal: '>=',
  lessorequal: '<=',
  contain: 'contains',
};
const comparing = new Set(['=', '<', '>', '<=', '>=', 'anyof', 'allof', 'contains', 'empty', 'notempty']);

function tokensOf(written: string): readonly Token[] | null {
  const text = written.trimEnd();
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found) return null;
    const [, named, single, double, number, sign, word] = found;
    const quoted = single ?? double;
    if (named !== undefined) tokens.push({ kind: 'name', value: named.trim() });
    else if (quoted !== undefined) tokens.push({ kind: 'text', value: quoted.replace(/\\(.)/g, '$1') });
    else if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) });
    else {
      const name = (sign ?? word ?? '').toLowerCase();
      tokens.push({ kind: 'sign', value: signs[name] ?? name });
    }
  }
  return tokens;
}

/** Each bracket or negation is a call of this program inside another. */
const deepest = 50;

class NotKnown extends Error {}

/** Null when it is not of that part. */
export function parseExpression(text: string): Expression | null {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  let at = 0;
  const take = (sign: string) => {
    const next = tokens[at];
    const isThere = next?.kind === 'sign' && next.value === sign;
    if (isThere) at += 1;
    return isThere;
  };
  const need = (sign: string) => {
    if (!take(sign)) throw new NotKnown();
  };
  const joined = (is: 'and' | 'or', part: () => Expression): Expression => {
    const first = part();
    const parts = [first];
    while (take(is)) parts.push(part());
    return parts.length === 1 ? first : { is, parts };
  };
  const any = (): Expression => joined('or', () => joined('and', one));
  let depth = 0;
  const deeper = (part: () => Expression): Expression => {
    depth += 1;
    if (depth > deepest) throw new NotKnown();
    const inner = part();
    depth -= 1;
    return inner;
  };
  const one = (): Expression => {
    if (take('!')) return { is: 'not', part: deeper(one) };
    if (take('(')) {
      const inner = deeper(any);
      need(')');
      return inner;
    }
    const name = tokens[at];
    const operator = tokens[at + 1];
    if (name?.kind !== 'name' || operator?.kind !== 'sign' || !comparing.has(operator.value)) throw new NotKnown();
    at += 2;
    const isUnary = operator.value === 'empty' || operator.value === 'notempty';
    return { is: 'compare', name: name.value, operator: operator.value, value: isUnary ? null : value() };
  };
  const value = (): unknown => {
    if (!take('[')) return single();
    const values: unknown[] = [];
    while (!take(']')) {
      if (values.length > 0) need(',');
      values.push(single());
    }
    return values;
  };
  const single = (): string | number => {
    const next = tokens[at];
    if (next?.kind !== 'text' && next?.kind !== 'number') throw new NotKnown();
    at += 1;
    return next.value;
  };
  try {
    const expression = any();
    return at === tokens.length ? expression : null;
  } catch (error) {
    if (error instanceof NotKnown) return null;
    throw error;
  }
}
