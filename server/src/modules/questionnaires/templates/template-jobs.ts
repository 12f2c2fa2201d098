import { Refusal } from '@vigie/domain/kernel/refusal';
import { flatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { checkTemplate } from '@vigie/domain/modules/questionnaires/checker/check';
import { type JoinedEdit, type JoinRefusal, joinEdit } from '@vigie/domain/modules/questionnaires/editing/join-edit';
import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import { operationsBetween, type Steps } from '@vigie/domain/modules/questionnaires/editing/operations-between';
import { importSurvey } from '@vigie/domain/modules/questionnaires/exchange/survey-import';
import { importTemplate } from '@vigie/domain/modules/questionnaires/exchange/template-file';
import type { Loss } from '@vigie/domain/modules/questionnaires/messages/exchange';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { type TemplateCheck, templateToImport } from '@vigie/domain/modules/questionnaires/templates/contract';
import type * as z from 'zod/mini';
import { deepestValues, shapeOf, tooDeep, tooManyValues } from '../../../platform/http/json-bodies';
import { parsePart } from '../../../platform/http/validation';

type ExchangeFormat = z.infer<typeof templateToImport>['format'];

/** The file that does them in a thread. */
export const templateWorker = 'modules/questionnaires/templates/template-worker';

/** What takes long for a large template, as its thread is asked for it. */
export type TemplateJob =
  | { readonly job: 'import'; readonly body: string }
  | { readonly job: 'check'; readonly template: Template }
  | { readonly job: 'return'; readonly template: Template; readonly to: Template }
  | {
      readonly job: 'edit';
      readonly template: Template;
      readonly since: readonly Steps[];
      readonly operations: readonly Operation[];
    };

export type CheckResult = Omit<TemplateCheck, 'revision' | 'authors'>;

export interface ImportResult {
  readonly format: ExchangeFormat;
  readonly template: Template | null;
  readonly losses: readonly Pick<Loss, 'code' | 'place' | 'what'>[];
}

export function runJob(asked: TemplateJob): ImportResult | CheckResult | JoinedEdit | JoinRefusal | Steps {
  switch (asked.job) {
    case 'import':
      return readFile(asked.body);
    case 'check':
      return check(asked.template);
    case 'return':
      return operationsBetween(asked.template, asked.to);
    case 'edit':
      return joinEdit(asked.template, asked.since, asked.operations);
  }
}

/** What an unreadable file says is the file’s own, and may be long. */
const mostLosses = 1000;
const lossLength = 500;
/** As many questions as a template may hold, with a hundred values each. */
const mostValuesInFile = 100 * bounds.questions;

/** The body of a request, read here because a large file would hold up the other requests. */
function readFile(body: string): ImportResult {
  const { format, file } = parsePart(templateToImport, 'body', parsedJson(body));
  const { template, losses } = format === 'vigie' ? importTemplate(file) : importSurvey(file);
  const listed = losses.slice(0, mostLosses).map(({ code, place, what }) => {
    return { code, place: place.slice(0, lossLength), what: what.slice(0, lossLength) };
  });
  return { format, template, losses: listed };
}

function parsedJson(body: string): unknown {
  const { values, depth } = shapeOf(body);
  if (depth > deepestValues) throw tooDeep;
  if (values > mostValuesInFile) throw tooManyValues(mostValuesInFile);
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('malformed_request');
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
