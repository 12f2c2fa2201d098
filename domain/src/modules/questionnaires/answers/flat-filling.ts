import type { Answer, AnswerPlace, Filling } from './filling';

/**
 * A filling as one table, so that two devices that answer different questions join: answers stand under `q1`, or under
 * `section/instance/q1` in a repeatable section; the instances of that section, in order, under `section/`. No id has a slash.
 */
export type FlatFilling = Readonly<Record<string, Answer>>;

export const instancesKey = (sectionId: string) => `${sectionId}/`;

export function answerKey({ questionId, instanceId }: AnswerPlace, sectionId: string): string {
  return instanceId === null ? questionId : `${sectionId}/${instanceId}/${questionId}`;
}

export function flatFilling({ answers, repeats }: Filling): FlatFilling {
  const flat: [string, Answer][] = Object.entries(answers);
  for (const [sectionId, instances] of Object.entries(repeats)) {
    flat.push([instancesKey(sectionId), instances.map(({ id }) => id)]);
    for (const instance of instances) {
      for (const [questionId, answer] of Object.entries(instance.answers)) {
        flat.push([answerKey({ questionId, instanceId: instance.id }, sectionId), answer]);
      }
    }
  }
  return Object.fromEntries(flat);
}

/** What is said of an instance that its section does not list is left out. It judges nothing: `parseFilling` does. */
export function unflatFilling(flat: FlatFilling): Filling {
  const answers = new Map<string, Answer>();
  const inInstances = new Map<string, [string, Answer][]>();
  const listed: [string, readonly string[]][] = [];
  for (const [key, answer] of Object.entries(flat)) {
    // Most keys are of no instance, and all of them are read with each letter that is typed.
    if (!key.includes('/')) {
      answers.set(key, answer);
      continue;
    }
    const [first = '', instanceId, questionId] = key.split('/');
    if (questionId === undefined) listed.push([first, Array.isArray(answer) ? answer : []]);
    else {
      const of = `${first}/${instanceId}`;
      const before = inInstances.get(of);
      if (before) before.push([questionId, answer]);
      else inInstances.set(of, [[questionId, answer]]);
    }
  }
  const repeats = listed.map(([sectionId, ids]) => [
    sectionId,
    ids.map((id) => ({ id, answers: Object.fromEntries(inInstances.get(`${sectionId}/${id}`) ?? []) })),
  ]);
  return { answers: Object.fromEntries(answers), repeats: Object.fromEntries(repeats) };
}
