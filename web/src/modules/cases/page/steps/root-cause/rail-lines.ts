import type { CSSProperties } from 'react';

const known = new Map<string, CSSProperties>();

/** The lines from a why to its cause and those that pass it by, as one background: a row then needs no element for each. */
export function railLines(depth: number, isLast: boolean, rails: string): CSSProperties {
  const key = `${depth}${isLast ? '.' : '|'}${rails}`;
  const found = known.get(key) ?? drawn(depth, isLast, rails);
  known.set(key, found);
  return found;
}

function drawn(depth: number, isLast: boolean, rails: string): CSSProperties {
  const indent = { paddingInlineStart: `calc(var(--why-step) * ${depth})` };
  if (depth === 0) return {};
  const own = at(depth - 1);
  const layers = [
    `${own} 0 / 1px ${isLast ? 'var(--why-elbow)' : '100%'}`,
    `${own} var(--why-elbow) / var(--why-arm) 1px`,
    ...[...rails].flatMap((rail, level) => (rail === '|' ? [`${at(level)} 0 / 1px 100%`] : [])),
  ];
  const line = 'linear-gradient(var(--line-strong), var(--line-strong))';
  return { ...indent, background: layers.map((layer) => `${line} ${layer} no-repeat`).join(', ') };
}

const at = (level: number) => `calc(var(--why-step) * ${level} + var(--why-in))`;
