import { everyColleague, type Permission } from '../../kernel/identity/permission';
import { dossierPermissions, recordPermissions } from '../records/public';
import type { casesEndpoints } from './contract';
import { caseReaders } from './readers';

/** What each person may do to one case is said by its workflow. */
export const casesPermissions: Record<keyof typeof casesEndpoints, Permission> = {
  ...recordPermissions('Case', everyColleague),
  ...dossierPermissions('Case', everyColleague),
  listCases: caseReaders,
  getCaseBoard: everyColleague,
  exportCases: everyColleague,
  changeCases: everyColleague,
  listSimilarCases: everyColleague,
  getCase: caseReaders,
  changeCase: everyColleague,
  restrictCase: everyColleague,
  moveCase: everyColleague,
  askEffectiveness: everyColleague,
  recordEffectiveness: everyColleague,
  listCaseSteps: everyColleague,
  getCaseStep: everyColleague,
  saveCaseStep: everyColleague,
  markCaseStep: everyColleague,
  linkCase: everyColleague,
  unlinkCase: everyColleague,
  addCaseMember: everyColleague,
  removeCaseMember: everyColleague,
  updateCasePresence: everyColleague,
  getCaseAsItStood: everyColleague,
  recordCaseViewed: everyColleague,
  getRecurrence: everyColleague,
  analyseRecurrence: everyColleague,
  dismissMatch: everyColleague,
  restoreMatch: everyColleague,
  rescheduleCapaCheck: everyColleague,
  recordCapaCheck: everyColleague,
};
