import {
  type Explained,
  peopleItems,
  processItems,
  riskFactors,
  type StepName,
  sqippItems,
} from '../../../cases/public';
import type { CaseContent } from '../case-content';
import type { Found, Rule } from '../remark';
import { saysNothing } from '../text/spelled';

const at = (step: StepName, field: string): Found => ({ step, field, values: {} });

/** A level was chosen without a reason. */
function unexplainedLevel(step: StepName, level: string | null, field: string, text: string): Found[] {
  return level !== null && level !== 'No impact' && saysNothing(text) ? [at(step, field)] : [];
}

function unexplainedYes<Name extends string>(
  step: StepName,
  content: Readonly<Record<Name, Explained>>,
  names: readonly Name[],
): Found[] {
  return names
    .filter((name) => content[name].answer === 'Yes' && saysNothing(content[name].text))
    .map((name) => at(step, `${name}.text`));
}

function impactJustifications({ steps }: CaseContent): Found[] {
  const { productBatch, process, SQIPP, regulatory, peopleEnvironment: people } = steps;
  return [
    ...(productBatch
      ? [
          ...unexplainedLevel('productBatch', productBatch.impactLevel, 'justification', productBatch.justification),
          ...unexplainedYes('productBatch', { stability: productBatch.stability }, ['stability']),
        ]
      : []),
    ...(process && !process.notApplicable ? unexplainedYes('process', process, processItems) : []),
    ...(SQIPP ? unexplainedYes('SQIPP', SQIPP, sqippItems) : []),
    ...(regulatory
      ? [
          ...unexplainedLevel('regulatory', regulatory.impactLevel, 'description', regulatory.description),
          ...unexplainedYes('regulatory', { notifyAuthorities: regulatory.notifyAuthorities }, ['notifyAuthorities']),
        ]
      : []),
    ...(people
      ? [
          ...unexplainedLevel('peopleEnvironment', people.impactLevel, 'justification', people.justification),
          ...unexplainedYes('peopleEnvironment', people, peopleItems),
        ]
      : []),
  ];
}

function assessmentJustifications({ steps }: CaseContent): Found[] {
  const risk = steps['risk-analysis'];
  const notification = steps['customer-notification'];
  const criticality = steps['final-criticality'];
  const { recurrence } = steps;
  const unrated = risk
    ? riskFactors.filter((factor) => risk[factor].rating !== null && saysNothing(risk[factor].rationale))
    : [];
  const isUnconfirmed = criticality && criticality.confirmed !== null && saysNothing(criticality.justification);
  return [
    ...(recurrence ? unexplainedYes('recurrence', { isRecurrent: recurrence.isRecurrent }, ['isRecurrent']) : []),
    ...unrated.map((factor) => at('risk-analysis', `${factor}.rationale`)),
    ...(notification && notification.required.answer === 'No' && saysNothing(notification.required.text)
      ? [at('customer-notification', 'required.text')]
      : []),
    ...(isUnconfirmed ? [at('final-criticality', 'justification')] : []),
  ];
}

export const missingJustification: Rule = {
  code: 'missing_justification',
  steps: [
    ...(['productBatch', 'process', 'SQIPP', 'regulatory', 'peopleEnvironment', 'recurrence'] as const),
    ...(['risk-analysis', 'customer-notification', 'final-criticality'] as const),
  ],
  find: ({ content }) => [...impactJustifications(content), ...assessmentJustifications(content)],
};
