import type { AnswerObjection } from '@vigie/domain/modules/questionnaires/answers/answer-problems';
import { type Answer, answerTo, type Filling, instancesOf } from '@vigie/domain/modules/questionnaires/answers/filling';
import { answerKey, instancesKey } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { instanceObjection } from '@vigie/domain/modules/questionnaires/answers/places-asked';
import { type Visibility, visibilityOf } from '@vigie/domain/modules/questionnaires/answers/visibility';
import type { Page, Question, Section, Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { ProblemsByPlace } from './problems';

export interface ShownQuestion {
  /** As `flatFilling` writes it. */
  readonly key: string;
  readonly question: Question;
  readonly number: number;
  readonly answer: Answer | undefined;
}

interface StepOfSection {
  readonly key: string;
  readonly section: Section;
  readonly sectionNumber: number;
}
/** A page that asks something, once for each instance where its section is repeatable. */
export interface PageStep extends StepOfSection {
  readonly page: Page;
  readonly pageNumber: number;
  readonly instance: { readonly id: string; readonly number: number } | null;
  readonly questions: readonly ShownQuestion[];
}
/** Where the instances of a repeatable section are added and removed. */
export interface InstancesStep extends StepOfSection {
  readonly page: null;
  readonly instanceIds: readonly string[];
  /** Why none can be added. */
  readonly objection: AnswerObjection | null;
}
export type FormStep = PageStep | InstancesStep;

/** What a form shows one after the other. Whatever the rules hide is not among it. */
export function formSteps(template: Template, filling: Filling): readonly FormStep[] {
  const visibility = visibilityOf(template, filling);
  return template.sections.flatMap((section, at): readonly FormStep[] => {
    const of = { section, sectionNumber: at + 1 };
    if (!section.repeat) return pagesOf(of, null, filling.answers, visibility);
    if (!visibility.isSectionShown(section)) return [];
    const instances = instancesOf(filling, section.id);
    const overview = {
      ...of,
      key: instancesKey(section.id),
      page: null,
      instanceIds: instances.map(({ id }) => id),
      objection: instanceObjection(template, filling, section),
    };
    const pages = instances.flatMap(({ id, answers }, n) => pagesOf(of, { id, number: n + 1 }, answers, visibility));
    return [overview, ...pages];
  });
}

function pagesOf(
  of: Pick<StepOfSection, 'section' | 'sectionNumber'>,
  instance: PageStep['instance'],
  answers: Filling['answers'],
  visibility: Visibility,
): readonly PageStep[] {
  const instanceId = instance?.id ?? null;
  return of.section.pages.flatMap((page, at) => {
    const questions = page.questions.flatMap((question, q): readonly ShownQuestion[] => {
      if (!visibility.isShown(question.id, instanceId)) return [];
      const key = answerKey({ questionId: question.id, instanceId }, of.section.id);
      return [{ key, question, number: q + 1, answer: answerTo(answers, question.id) }];
    });
    if (questions.length === 0) return [];
    const key = instance ? `${page.id}/${instance.id}` : page.id;
    return [{ ...of, key, page, pageNumber: at + 1, instance, questions }];
  });
}

export function keysOfStep(step: FormStep): readonly string[] {
  return step.page ? step.questions.map(({ key }) => key) : [step.key];
}

export interface StepState {
  readonly questions: number;
  readonly answered: number;
  readonly problems: number;
}
export function stateOfStep(step: FormStep, problems: ProblemsByPlace): StepState {
  const wrong = keysOfStep(step).filter((key) => problems.has(key)).length;
  if (!step.page) return { questions: 0, answered: 0, problems: wrong };
  const answered = step.questions.filter(({ answer }) => answer !== undefined).length;
  return { questions: step.questions.length, answered, problems: wrong };
}
