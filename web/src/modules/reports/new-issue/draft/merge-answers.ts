import type { AnswerChanges, Answers, ImmediateAction } from '@vigie/domain/modules/reports/answers';

export type AnswerName = keyof Answers;

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function pick(said: Answers, names: Iterable<AnswerName>): AnswerChanges {
  return Object.fromEntries([...names].map((name) => [name, said[name]]));
}

/** What was typed here and not saved yet stays; the rest is as the server has it now. */
export function mergeAnswers(base: Answers, typed: Answers, unsaved: ReadonlySet<AnswerName>, fresh: Answers): Answers {
  return {
    ...fresh,
    ...pick(typed, unsaved),
    ...(unsaved.has('immediateAction') && {
      immediateAction: mergeActions(base.immediateAction, typed.immediateAction, fresh.immediateAction),
    }),
  };
}

function mergeActions(base: ImmediateAction, typed: ImmediateAction, fresh: ImmediateAction): ImmediateAction {
  const names = Object.keys(fresh) as (keyof ImmediateAction)[];
  const changed = names.filter((name) => typed[name] !== base[name]);
  return { ...fresh, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) };
}
