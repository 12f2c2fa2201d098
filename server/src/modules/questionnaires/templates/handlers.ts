import type { templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import { templateKind } from '@vigie/domain/modules/questionnaires/templates/kind';
import { templateList, templateListEndpoints } from '@vigie/domain/modules/questionnaires/templates/list';
import type { Handlers } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { listHandlers, recordHandlers, type ServedList } from '../../records/public';
import { exportTemplateResults, getTemplateResults } from '../results/results';
import { createTemplate, importTemplateFile } from './create-template';
import { cancelEdits, changeSettings, decideConflict, editTemplate, saveTemplate } from './edit-template';
import { templateServerKind } from './kind';
import { templateEntries } from './list-repository';
import { getTemplate, getTemplateCheck, getTemplateFile, getTemplateSchema, getTemplateVersion } from './template-view';
import { moveTemplate } from './transitions';

const servedTemplates = {
  list: templateList,
  entries: templateEntries,
  sheetOf: () => ({ list: 'template', title: templateKind.plural, fileName: 'templates' }),
} satisfies ServedList;

export function templateHandlers(platform: Platform): Handlers<typeof templateEndpoints> {
  return {
    ...recordHandlers(platform, templateServerKind),
    ...listHandlers(platform, templateListEndpoints, servedTemplates),
    createTemplate: ({ context, body }) => createTemplate(platform, context, body),
    importTemplate: ({ context, request }) => importTemplateFile(platform, context, request.body as string),
    getTemplateSchema: async () => getTemplateSchema(),
    getTemplate: ({ context, params }) => getTemplate(platform, context, params.id),
    editTemplate: ({ context, params, body }) => editTemplate(platform, context, params.id, body),
    saveTemplate: ({ context, params, ifMatch }) => saveTemplate(platform, context, params.id, ifMatch),
    cancelTemplateEdits: ({ context, params, ifMatch }) => cancelEdits(platform, context, params.id, ifMatch),
    decideTemplateConflict: ({ context, params, ifMatch, body }) =>
      decideConflict(platform, context, params.id, ifMatch, { conflict: params.conflict, choice: body.choice }),
    changeTemplateSettings: ({ context, params, ifMatch, body }) =>
      changeSettings(platform, context, params.id, ifMatch, body),
    checkTemplate: ({ context, params }) => getTemplateCheck(platform, context, params.id),
    moveTemplate: ({ context, params, ifMatch, body }) =>
      moveTemplate(platform, context, { ...body, id: params.id, version: ifMatch }),
    getTemplateVersion: ({ context, params }) => getTemplateVersion(platform, context, params.id, params.number),
    exportTemplate: ({ context, params, query }) => getTemplateFile(platform, context, params.id, query),
    getTemplateResults: ({ context, params, query }) => getTemplateResults(platform, context, params.id, query.page),
    exportTemplateResults: ({ context, params }) => exportTemplateResults(platform, context, params.id),
  };
}
