import { corpusToday } from '@vigie/domain/modules/assistant/questions/testing/corpus';
import { heldOutQuestions } from '@vigie/domain/modules/assistant/questions/testing/held-out';
import { tunedQuestions } from '@vigie/domain/modules/assistant/questions/testing/tuned';
import { understandQuestion } from '@vigie/domain/modules/assistant/questions/understand';
import { kinds } from '@vigie/domain/modules/cases/kinds';
import { expect, it } from 'vitest';
import type { AnySearch } from '../../platform/lists/list-search';
import { actionList, actionsPath } from '../actions/list/action-search';
import { caseList, pathOfCases } from '../cases/list/case-search';
import { questionnaireList } from '../questionnaires/list/questionnaire-search';
import { templateList, templatesPath } from '../questionnaires/list/template-search';
import { questionnairesPath } from '../questionnaires/questionnaire-address';
import { inboxList, inboxPath } from '../reports/inbox/inbox-search';

interface PageOfList {
  searchIn(query: string): AnySearch;
  addressAt(path: string, search: AnySearch): string;
}

const pages = {
  cases: { page: caseList as PageOfList, paths: kinds.map(pathOfCases) },
  actions: { page: actionList as PageOfList, paths: [actionsPath] },
  reports: { page: inboxList as PageOfList, paths: [inboxPath] },
  questionnaires: { page: questionnaireList as PageOfList, paths: [questionnairesPath] },
  templates: { page: templateList as PageOfList, paths: [templatesPath] },
};

it('the address of a question opens the list with exactly its filter, and is the one that the page itself writes', () => {
  let asked = 0;
  for (const [question] of [...tunedQuestions, ...heldOutQuestions]) {
    const answer = understandQuestion(question, { today: corpusToday });
    if (answer.means !== 'list') continue;
    const { page, paths } = pages[answer.list];
    for (const { address } of answer.places) {
      const [path = '', query = ''] = address.split('?');
      expect(paths).toContain(path);
      const opened = page.searchIn(query);
      expect(opened, question).toMatchObject({ search: answer.search, assigned: answer.assigned, ...answer.filters });
      expect(page.addressAt(path, opened)).toBe(address);
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(150);
});
