import {
  type CapaOfPlan,
  type CauseLine,
  type CauseOfPlan,
  type Explained,
  nameOfCapa,
  outline,
  peopleItems,
  planOf,
  processItems,
  riskFactors,
  type StepName,
  sqippItems,
  stepNames,
  termsOf,
} from '../../cases/public';
import type { CaseContent, RemarkStep } from './case-content';
import { type Said, saidIn } from './text/said';
import { spelled } from './text/spelled';

/** One free text of a case. */
export interface TextField extends Said {
  readonly step: RemarkStep;
  readonly field: string;
}

/** A case prepared once for every rule. */
export interface Reading {
  readonly content: CaseContent;
  readonly texts: readonly TextField[];
  readonly lines: readonly CauseLine[];
  readonly lineOf: ReadonlyMap<string, CauseLine>;
  /** What each cause of the tree says, in stems and in folded letters. */
  readonly termsOfCause: ReadonlyMap<string, ReadonlySet<string>>;
  readonly plainOfCause: ReadonlyMap<string, string>;
  /** The causes that are to be treated. */
  readonly planned: readonly CauseOfPlan[];
  readonly capas: readonly CapaOfPlan[];
}

export function readingOf(content: CaseContent): Reading {
  const causes = content.steps.rootCause ?? {};
  const lines = outline(causes);
  const planned = planOf(causes, content.steps.capaPlan ?? {}).filter(({ rejeter }) => !rejeter);
  const capas = planned.flatMap((one) => one.capas);
  const texts = textsOf(content, lines, capas)
    .filter(([, , text]) => text.trim() !== '')
    .map(([step, field, text]) => ({ step, field, ...saidIn(text) }));
  return {
    content,
    texts,
    lines,
    planned,
    capas,
    lineOf: new Map(lines.map((line) => [line.id, line])),
    termsOfCause: new Map(lines.map(({ id, cause }) => [id, stemsOf(cause.text)])),
    plainOfCause: new Map(lines.map(({ id, cause }) => [id, spelled(cause.text.trim()).plain.replace(/\s+/g, ' ')])),
  };
}

export const stemsOf = (text: string): ReadonlySet<string> => new Set(termsOf(text).map(({ term }) => term));

type Text = readonly [step: RemarkStep, field: string, text: string];

const definitionTexts = ['what', 'where', 'howMany', 'how', 'why', 'comments'] as const;

function textsOf(content: CaseContent, lines: readonly CauseLine[], capas: readonly CapaOfPlan[]): readonly Text[] {
  const { definition } = content;
  const stepTexts = stepNames.flatMap((name) => textsOfStep(content, name));
  return [
    ...definitionTexts.map((field): Text => ['definition', field, definition[field]]),
    ...stepTexts,
    ...lines.flatMap(textsOfCause),
    ...capas.flatMap(textsOfCapa),
  ];
}

const explainedTexts = <Name extends string>(
  step: StepName,
  content: Readonly<Record<Name, Explained>>,
  names: readonly Name[],
): readonly Text[] => names.map((name) => [step, `${name}.text`, content[name].text]);

function textsOfStep({ steps }: CaseContent, name: StepName): readonly Text[] {
  const plain = <Content extends object>(content: Content, fields: readonly (keyof Content & string)[]) =>
    fields.map((field): Text => [name, field, String(content[field])]);
  const { productBatch, process, SQIPP, regulatory, peopleEnvironment: people, recurrence } = steps;
  const risk = steps['risk-analysis'];
  const notification = steps['customer-notification'];
  const criticality = steps['final-criticality'];
  if (name === 'productBatch' && productBatch)
    return [
      ...plain(productBatch, ['justification', 'decision']),
      ...explainedTexts(name, { stability: productBatch.stability }, ['stability']),
    ];
  if (name === 'process' && process) return explainedTexts(name, process, processItems);
  if (name === 'SQIPP' && SQIPP) return explainedTexts(name, SQIPP, sqippItems);
  if (name === 'regulatory' && regulatory)
    return [
      ...plain(regulatory, ['description', 'complianceActions']),
      ...explainedTexts(name, { notifyAuthorities: regulatory.notifyAuthorities }, ['notifyAuthorities']),
    ];
  if (name === 'peopleEnvironment' && people)
    return [...plain(people, ['justification', 'protectiveMeasures']), ...explainedTexts(name, people, peopleItems)];
  if (name === 'recurrence' && recurrence)
    return [
      ...explainedTexts(name, { isRecurrent: recurrence.isRecurrent }, ['isRecurrent']),
      ...plain(recurrence, ['findings']),
    ];
  if (name === 'risk-analysis' && risk)
    return [
      ...riskFactors.map((factor): Text => [name, `${factor}.rationale`, risk[factor].rationale]),
      ...plain(risk, ['controls']),
    ];
  // What the customer answered is not the writer's to improve.
  if (name === 'customer-notification' && notification)
    return [
      ...explainedTexts(name, { required: notification.required }, ['required']),
      ...plain(notification, ['message']),
    ];
  return name === 'final-criticality' && criticality ? plain(criticality, ['justification']) : [];
}

const textsOfCause = ({ id, cause }: CauseLine): readonly Text[] => [
  ['rootCause', `${id}.text`, cause.text],
  ['rootCause', `${id}.systemFailure`, cause.systemFailure],
];

const textsOfCapa = (capa: CapaOfPlan): readonly Text[] => [
  ['capaPlan', `${capa.key}.titre`, capa.titre],
  ['capaPlan', `${capa.key}.action`, capa.action],
  ['capaPlan', `${capa.key}.objectif`, capa.objectif],
  ['capaPlan', `${capa.key}.commentaireAction`, capa.commentaireAction],
  ['capaPlan', `${capa.key}.adverseEffects.text`, capa.adverseEffects.text],
  ['capaPlan', `${capa.key}.effectiveness.criterion`, capa.effectiveness.criterion],
];

export const capaValues = (capa: CapaOfPlan) => ({ capa: nameOfCapa(capa) });
