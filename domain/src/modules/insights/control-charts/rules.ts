/** The eight tests of L. S. Nelson, The Shewhart Control Chart: Tests for Special Causes, Journal of Quality Technology 16 (1984). */
export const ruleNames = [
  'beyond_limits',
  'one_side',
  'trend',
  'alternating',
  'two_of_three',
  'four_of_five',
  'hugging',
  'avoiding',
] as const;
export type RuleName = (typeof ruleNames)[number];

/** A point as the rules see it: what is drawn, and how many of its own standard deviations it is from the central line. */
export interface Placed {
  readonly value: number;
  readonly deviation: number;
}

/** Whether the pattern is complete with the last of these points, which stand next to one another. */
export type Rule = (run: readonly Placed[]) => boolean;

/** Values that differ by less come of rounding: a point on a line is on neither side of it. */
const tolerance = 1e-9;

const above = (sigmas: number) => (point: Placed) => point.deviation > sigmas + tolerance;
const below = (sigmas: number) => (point: Placed) => point.deviation < -sigmas - tolerance;
const beyond = (sigmas: number) => (point: Placed) => above(sigmas)(point) || below(sigmas)(point);
const within = (sigmas: number) => (point: Placed) => Math.abs(point.deviation) < sigmas - tolerance;

function last(run: readonly Placed[], length: number): readonly Placed[] | null {
  return run.length < length ? null : run.slice(-length);
}

function allOf(length: number, ...tests: readonly ((point: Placed) => boolean)[]): Rule {
  return (run) => tests.some((test) => last(run, length)?.every(test) ?? false);
}

/**
 * `wanted` of the last `length` on one side, the newest among them: otherwise the pattern was complete before it. The others may
 * not exist yet: two points far out at the beginning are already two of three.
 */
function mostOf(wanted: number, length: number, sigmas: number): Rule {
  return (run) =>
    [above(sigmas), below(sigmas)].some((test) => {
      const newest = run.at(-1);
      return newest !== undefined && test(newest) && run.slice(-length).filter(test).length >= wanted;
    });
}

function steps(run: readonly Placed[]): readonly number[] {
  return run.slice(1).map((point, index) => {
    const step = point.value - (run[index]?.value ?? point.value);
    return Math.abs(step) <= tolerance ? 0 : Math.sign(step);
  });
}

const trend: Rule = (run) => {
  const directions = steps(last(run, 6) ?? []);
  const [first] = directions;
  return first !== undefined && first !== 0 && directions.every((step) => step === first);
};

const alternating: Rule = (run) => {
  const directions = steps(last(run, 14) ?? []);
  return (
    directions.length > 0 &&
    directions.every((step, index) => step !== 0 && (index === 0 || step === -(directions[index - 1] ?? 0)))
  );
};

/** Eight in a row outside one sigma, as Nelson draws it: on both sides. On one side alone the run is another rule's. */
const avoiding: Rule = (run) => {
  const eight = last(run, 8) ?? [];
  return eight.some(above(1)) && eight.some(below(1)) && eight.every(beyond(1));
};

export const rules: Readonly<Record<RuleName, Rule>> = {
  beyond_limits: allOf(1, beyond(3)),
  one_side: allOf(9, above(0), below(0)),
  trend,
  alternating,
  two_of_three: mostOf(2, 3, 2),
  four_of_five: mostOf(4, 5, 1),
  hugging: allOf(15, within(1)),
  avoiding,
};

/** The rules whose pattern each point completes. A gap ends every run: nothing is concluded across it. */
export function rulesAt(points: readonly (Placed | null)[]): readonly (readonly RuleName[])[] {
  let run: Placed[] = [];
  return points.map((point) => {
    run = point === null ? [] : [...run, point];
    return point === null ? [] : ruleNames.filter((name) => rules[name](run));
  });
}
