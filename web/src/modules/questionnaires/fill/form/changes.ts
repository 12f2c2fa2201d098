import {
  type Answer,
  type AnswerPlace,
  type AnswersById,
  type Filling,
  type Instance,
  instancesOf,
  isBlank,
} from '@vigie/domain/modules/questionnaires/answers/filling';
import { answerKey, instancesKey } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import type { Section } from '@vigie/domain/modules/questionnaires/template/model';

/** By the keys of `flatFilling`; null takes an answer out. */
export type FlatChanges = Readonly<Record<string, Answer | null>>;

export interface FillingChange {
  readonly filling: Filling;
  readonly changes: FlatChanges;
}

export function withAnswer(
  filling: Filling,
  section: Section,
  place: AnswerPlace,
  answer: Answer | undefined,
): FillingChange {
  const { questionId, instanceId } = place;
  const kept = isBlank(answer) ? undefined : answer;
  const changes = { [answerKey(place, section.id)]: kept ?? null };
  if (instanceId === null) return { filling: { ...filling, answers: put(filling.answers, questionId, kept) }, changes };
  const instances = instancesOf(filling, section.id).map((one) =>
    one.id === instanceId ? { ...one, answers: put(one.answers, questionId, kept) } : one,
  );
  return { filling: withInstances(filling, section, instances), changes };
}

function put(answers: AnswersById, questionId: string, answer: Answer | undefined): AnswersById {
  if (answer !== undefined) return { ...answers, [questionId]: answer };
  const { [questionId]: _gone, ...others } = answers;
  return others;
}

const withInstances = (filling: Filling, { id }: Section, instances: readonly Instance[]): Filling => ({
  ...filling,
  repeats: { ...filling.repeats, [id]: instances },
});
const idsOf = (instances: readonly Instance[]) => instances.map(({ id }) => id);

export function withInstance(filling: Filling, section: Section, instanceId: string): FillingChange {
  const instances = [...instancesOf(filling, section.id), { id: instanceId, answers: {} }];
  return {
    filling: withInstances(filling, section, instances),
    changes: { [instancesKey(section.id)]: idsOf(instances) },
  };
}

/** Its answers go with it: adding the list again by hand finds no half of it. */
export function withoutInstance(filling: Filling, section: Section, instanceId: string): FillingChange {
  const before = instancesOf(filling, section.id);
  const instances = before.filter(({ id }) => id !== instanceId);
  const answers = before.find(({ id }) => id === instanceId)?.answers ?? {};
  const gone = Object.keys(answers).map((questionId) => [answerKey({ questionId, instanceId }, section.id), null]);
  return {
    filling: withInstances(filling, section, instances),
    changes: { [instancesKey(section.id)]: idsOf(instances), ...Object.fromEntries(gone) },
  };
}

/** Back where it stood, with all its answers. */
export function withRestored(filling: Filling, section: Section, instance: Instance, at: number): FillingChange {
  const before = instancesOf(filling, section.id).filter(({ id }) => id !== instance.id);
  const instances = before.toSpliced(at, 0, instance);
  const answers = Object.entries(instance.answers).map(([questionId, answer]) => [
    answerKey({ questionId, instanceId: instance.id }, section.id),
    answer,
  ]);
  return {
    filling: withInstances(filling, section, instances),
    changes: { [instancesKey(section.id)]: idsOf(instances), ...Object.fromEntries(answers) },
  };
}
