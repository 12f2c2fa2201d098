import { flatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { checkTemplate } from '@vigie/domain/modules/questionnaires/checker/check';
import { type JoinedEdit, type JoinRefusal, joinEdit } from '@vigie/domain/modules/questionnaires/editing/join-edit';
import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import { operationsBetween, type Steps } from '@vigie/domain/modules/questionnaires/editing/operations-between';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { TemplateCheck } from '@vigie/domain/modules/questionnaires/templates/contract';

/** The file that does them in a thread. */
export const templateWorker = 'modules/questionnaires/templates/template-worker';

/** What takes long for a large template, as its thread is asked for it. */
export type TemplateJob =
  | { readonly job: 'check'; readonly template: Template }
  | { readonly job: 'return'; readonly template: Template; readonly to: Template }
  | {
      readonly job: 'edit';
      readonly template: Template;
      readonly since: readonly Steps[];
      readonly operations: readonly Operation[];
    };

export type CheckResult = Omit<TemplateCheck, 'revision' | 'authors'>;

export function runJob(asked: TemplateJob): CheckResult | JoinedEdit | JoinRefusal | Steps {
  switch (asked.job) {
    case 'check':
      return check(asked.template);
    case 'return':
      return operationsBetween(asked.template, asked.to);
    case 'edit':
      return joinEdit(asked.template, asked.since, asked.operations);
  }
}

function check(template: Template): CheckResult {
  const { faults, fillings } = checkTemplate(template);
  return {
    faults: faults.map(({ code, ids, condition, values }) => {
      return { code, ids: [...ids], condition: condition ?? null, values: { ...values } };
    }),
    fillings: fillings.map(({ filling, isComplete, shown }) => {
      return { answers: { ...flatFilling(filling) } as never, isComplete, shown: [...shown] };
    }),
  };
}
