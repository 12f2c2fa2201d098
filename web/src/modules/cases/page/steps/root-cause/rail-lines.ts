import { maxWhys } from '@vigie/domain/modules/cases/steps/root-cause';

const line = 'linear-gradient(var(--line-strong), var(--line-strong))';

/**
 * The lines from a why to its cause and those that pass it by, as one background: a row then needs no element for each. A
 * class and not a style of the row: rows that are alike share what the browser has worked out for one of them.
 */
export function railClass(depth: number, isLast: boolean, rails: string): string {
  return depth === 0 ? 'why-node why-primary' : `why-node ${nameOf(depth, isLast, rails)}`;
}

const nameOf = (depth: number, isLast: boolean, rails: string) =>
  `why-rail-${depth}${isLast ? 'l' : 'g'}${rails.replaceAll('|', 'g').replaceAll(' ', 'l')}`;

/** Of every place that a why can have: a rule that came with the first row of its kind would style the page anew. */
export function railStyles(): string {
  const depths = Array.from({ length: maxWhys }, (_, above) => above + 1);
  const rules = depths.flatMap((depth) =>
    railsOf(depth - 1).flatMap((rails) => [true, false].map((isLast) => ruleOf(depth, isLast, rails))),
  );
  return rules.join('\n');
}

/** Every way in which so many lines may go on or end. */
function railsOf(levels: number): readonly string[] {
  if (levels === 0) return [''];
  return railsOf(levels - 1).flatMap((rails) => [`${rails}|`, `${rails} `]);
}

function ruleOf(depth: number, isLast: boolean, rails: string): string {
  const own = at(depth - 1);
  const layers = [
    `${own} 0 / 1px ${isLast ? 'var(--why-elbow)' : '100%'}`,
    `${own} var(--why-elbow) / var(--why-arm) 1px`,
    ...[...rails].flatMap((rail, level) => (rail === '|' ? [`${at(level)} 0 / 1px 100%`] : [])),
  ];
  const background = layers.map((layer) => `${line} ${layer} no-repeat`).join(', ');
  const indent = `calc(var(--why-step) * ${depth})`;
  return `.${nameOf(depth, isLast, rails)} { padding-inline-start: ${indent}; background: ${background}; }`;
}

const at = (level: number) => `calc(var(--why-step) * ${level} + var(--why-in))`;
