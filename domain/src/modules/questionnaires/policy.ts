import type { Permission } from '../../kernel/identity/permission';
import { recordPermissions } from '../records/public';
import type { questionnairesEndpoints } from './contract';
import { questionnaireReaders, templateReaders } from './readers';

/** What each person may do to one record is said by its workflow. */
export const questionnairesPermissions: Record<keyof typeof questionnairesEndpoints, Permission> = {
  ...recordPermissions('Template', templateReaders),
  listTemplates: templateReaders,
  exportTemplates: templateReaders,
  createTemplate: templateReaders,
  importTemplate: templateReaders,
  getTemplateSchema: templateReaders,
  getTemplate: templateReaders,
  editTemplate: templateReaders,
  saveTemplate: templateReaders,
  cancelTemplateEdits: templateReaders,
  decideTemplateConflict: templateReaders,
  changeTemplateSettings: templateReaders,
  checkTemplate: templateReaders,
  moveTemplate: templateReaders,
  getTemplateVersion: templateReaders,
  exportTemplate: templateReaders,
  getTemplateResults: templateReaders,
  exportTemplateResults: templateReaders,
  ...recordPermissions('Questionnaire', questionnaireReaders),
  listQuestionnaires: questionnaireReaders,
  exportQuestionnaires: questionnaireReaders,
  listOfferedTemplates: questionnaireReaders,
  startQuestionnaire: questionnaireReaders,
  getQuestionnaire: questionnaireReaders,
  answerQuestionnaire: questionnaireReaders,
  moveQuestionnaire: questionnaireReaders,
  printQuestionnaire: questionnaireReaders,
};
