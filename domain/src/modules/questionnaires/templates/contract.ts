import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { asStored } from '../../../kernel/http/schema-marks';
import { pathId } from '../../../kernel/ids';
import { pageQuery } from '../../../kernel/listing';
import { reason } from '../../../kernel/text-schemas';
import { credentials } from '../../../kernel/trail/signature';
import { recordEndpoints } from '../../records/public';
import { operation } from '../editing/operations';
import { faultMessages } from '../messages/checker';
import { bounds } from '../template/bounds';
import { questionTypes, template } from '../template/model';
import { line } from '../template/values';
import { templateMoves } from '../versions/workflow';
import { templateListEndpoints } from './list';
import { publishedVersion, templateDetail, templateId, templateSettings } from './record';

const idParams = z.object({ id: templateId });
const versionParams = z.object({ id: templateId, number: z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)) });

export const editsAtOnce = 500;
export const exchangeFormats = ['vigie', 'surveyjs'] as const;

const loss = z.object({ code: z.string(), place: z.string(), what: z.string() });
const answer = z.union([z.string(), z.number(), z.array(z.string())]);
const flatAnswers = asStored(z.record(z.string(), answer));

/** Fillings that together show every question that can be shown, which a published version keeps as tests of itself. */
export const testFilling = z.object({ answers: flatAnswers, isComplete: z.boolean(), shown: z.array(z.string()) });

export const templateCheck = z.object({
  revision: z.int(),
  /** Who has made or edited this draft, by number: under four eyes another person publishes it. */
  authors: z.array(z.int()),
  faults: z.array(
    z.object({
      code: z.enum(Object.keys(faultMessages) as (keyof typeof faultMessages)[]),
      /** What it concerns: the place first (of a missing question all places), then what it is in conflict with. */
      ids: z.array(z.string()),
      /** Which condition of the rule, where one is meant. */
      condition: z.nullable(z.int()),
      /** What its sentence names. */
      values: asStored(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
  fillings: z.array(testFilling),
});
export type TemplateCheck = z.infer<typeof templateCheck>;

const resultColumn = z.object({
  questionId: z.string(),
  type: z.enum(questionTypes),
  title: z.string(),
  versions: z.array(z.int()),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  otherTypes: z.array(z.object({ version: z.int(), type: z.enum(questionTypes) })),
});
const columnSummary = z.object({
  questionId: z.string(),
  shown: z.int(),
  answered: z.int(),
  byOption: z.record(z.string(), z.int()),
  numbers: z.nullable(z.object({ min: z.number(), max: z.number(), mean: z.number() })),
});

/** What was answered, over all versions: submitted questionnaires only. */
export const templateResults = z.object({
  /** As the template is called now. */
  title: z.string(),
  columns: z.array(resultColumn),
  summary: z.array(columnSummary),
  items: z.array(
    z.object({
      id: z.string(),
      templateVersion: z.int(),
      filler: z.string(),
      submittedAt: z.string(),
      percent: z.nullable(z.number()),
      isFailed: z.boolean(),
      /** As people read them, by question; several instances of a section one after the other. */
      answers: z.record(z.string(), z.array(z.string())),
    }),
  ),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  /** The summary counts at most this many, the newest. */
  summaryOf: z.int(),
});
export type TemplateResults = z.infer<typeof templateResults>;

export const templateEndpointNames = {
  name: 'Template',
  noun: 'a template',
  path: '/api/v1/templates',
  id: templateId,
} as const;

export const templateToImport = z.object({ format: z.enum(exchangeFormats), file: z.unknown() });

export const templateEndpoints = {
  ...recordEndpoints(templateEndpointNames),
  ...templateListEndpoints,
  createTemplate: endpoint({
    method: 'POST',
    path: '/api/v1/templates',
    summary: 'Begin a template; as a copy of another where one is named',
    creates: true,
    status: 201,
    body: z.object({ title: line(bounds.title), copyOf: z.optional(templateId) }),
    output: templateDetail,
  }),
  importTemplate: endpoint({
    method: 'POST',
    path: '/api/v1/templates/import',
    isHeavy: true,
    summary:
      'Begin a template from a file, in our own format or in that of SurveyJS; what was not carried over is listed',
    creates: true,
    status: 201,
    // A file of 2,000 questions with their texts takes one.
    bodyMegabytes: 4,
    isReadInThread: true,
    body: templateToImport,
    output: z.object({ template: z.nullable(templateDetail), losses: z.array(loss) }),
  }),
  getTemplateSchema: endpoint({
    method: 'GET',
    path: '/api/v1/templates/schema',
    summary: 'The JSON Schema of a template’s file',
    output: z.record(z.string(), z.unknown()),
  }),
  getTemplate: endpoint({
    method: 'GET',
    path: '/api/v1/templates/:id',
    summary: 'One template: its draft or its last version, its versions and settings',
    params: idParams,
    output: templateDetail,
  }),
  editTemplate: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/edits',
    summary: 'Keep edits of a draft, joined with what others did since the revision that was seen',
    params: idParams,
    body: z.object({
      revision: z.int().check(z.gte(0)),
      operations: z.array(operation).check(z.minLength(1), z.maxLength(editsAtOnce)),
      /** Made by the browser: edits that arrive twice count once. */
      key: z.uuid(),
    }),
    output: z.object({
      detail: templateDetail,
      /** False: the draft is what the browser has already, and needs not be drawn anew. */
      isJoined: z.boolean(),
    }),
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/save',
    summary: 'Keep the draft as it is: Cancel goes back to here',
    changes: true,
    params: idParams,
    output: templateDetail,
  }),
  cancelTemplateEdits: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/cancel',
    summary: 'Go back to the draft that was saved last; what was written since stays in the history',
    changes: true,
    params: idParams,
    output: templateDetail,
  }),
  decideTemplateConflict: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/conflicts/:conflict/decision',
    summary: 'Choose between what two designers did to the same thing',
    changes: true,
    params: z.object({ id: templateId, conflict: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) }),
    body: z.object({ choice: z.enum(['first', 'second']) }),
    output: templateDetail,
  }),
  changeTemplateSettings: endpoint({
    method: 'PATCH',
    path: '/api/v1/templates/:id/settings',
    summary: 'Whether the person who submits a filled one signs it, and which kinds of cases ask for one',
    changes: true,
    params: idParams,
    body: z.partial(templateSettings),
    output: templateDetail,
  }),
  checkTemplate: endpoint({
    method: 'GET',
    path: '/api/v1/templates/:id/check',
    isHeavy: true,
    summary: 'Every fault in the rules of the draft, with its place, and fillings that reach every question',
    params: idParams,
    output: templateCheck,
  }),
  moveTemplate: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/transition',
    summary: 'Publish, begin the next version, or retire; publishing is signed where the company says so',
    changes: true,
    params: idParams,
    body: z.object({
      action: z.enum(templateMoves),
      reason: z.optional(reason),
      credentials: z.optional(credentials),
    }),
    output: templateDetail,
  }),
  getTemplateVersion: endpoint({
    method: 'GET',
    path: '/api/v1/templates/:id/versions/:number',
    summary: 'A published version, as it was frozen, with its own tests',
    params: versionParams,
    output: z.extend(publishedVersion, { template, fillings: z.array(testFilling) }),
  }),
  exportTemplate: endpoint({
    method: 'GET',
    path: '/api/v1/templates/:id/file',
    summary:
      'The draft, or a version, as a file in our own format or in that of SurveyJS; what it cannot say is listed',
    params: idParams,
    query: z.object({
      format: z.enum(exchangeFormats),
      version: z.optional(pathId),
    }),
    output: z.object({ file: z.unknown(), losses: z.array(loss) }),
  }),
  getTemplateResults: endpoint({
    method: 'GET',
    path: '/api/v1/templates/:id/results',
    isHeavy: true,
    summary: 'What was answered over all versions: a table and a summary',
    params: idParams,
    query: z.object({ page: pageQuery.page }),
    output: templateResults,
  }),
  exportTemplateResults: endpoint({
    method: 'GET',
    path: '/api/v1/templates/:id/results/export',
    isHeavy: true,
    summary: 'What was answered over all versions as .xlsx',
    params: idParams,
    answers: 'file',
  }),
};
