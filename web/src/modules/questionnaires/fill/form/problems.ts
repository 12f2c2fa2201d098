import type { Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { answerKey, instancesKey } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import type { AnswerProblem } from '@vigie/domain/modules/questionnaires/answers/parse';
import { submissionProblems } from '@vigie/domain/modules/questionnaires/answers/submission';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';

/** What stands in the way of submitting, by the key of its answer as `flatFilling` writes it. */
export type ProblemsByPlace = ReadonlyMap<string, AnswerProblem>;

export function keyOfPlace(template: Template, place: AnswerProblem['place']): string {
  if ('sectionId' in place) return instancesKey(place.sectionId);
  return answerKey(place, questionPlaces(template).get(place.questionId)?.section.id ?? '');
}

export function problemsByPlace(template: Template, filling: Filling): ProblemsByPlace {
  const found = new Map<string, AnswerProblem>();
  for (const problem of submissionProblems(template, filling)) {
    const key = keyOfPlace(template, problem.place);
    if (!found.has(key)) found.set(key, problem);
  }
  return found;
}

/** With what only the server can know, by the key of the answer that it refused. */
export function withRefusals(found: ProblemsByPlace, refused: Readonly<Record<string, string>>): ProblemsByPlace {
  const fromServer = Object.entries(refused).map(([key, sentence]): [string, AnswerProblem] => {
    const [first = '', instanceId = null, questionId] = key.split('/');
    const message = { fr: sentence, en: sentence, mixed: 'page' } as const;
    const place = { questionId: questionId ?? first, instanceId };
    return [key, { place, code: 'unknown_option', message, values: {}, refusedAt: 'saving' }];
  });
  return fromServer.length === 0 ? found : new Map([...found, ...fromServer]);
}
