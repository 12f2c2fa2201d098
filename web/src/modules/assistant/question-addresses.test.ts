import { actionList } from '@vigie/domain/modules/actions/list';
import {
  corpusToday,
  heldOutQuestions,
  tunedQuestions,
} from '@vigie/domain/modules/assistant/questions/testing/corpus';
import { understandQuestion } from '@vigie/domain/modules/assistant/questions/understand';
import { caseKinds, kinds } from '@vigie/domain/modules/cases/kinds';
import { caseList } from '@vigie/domain/modules/cases/list';
import { questionnaireList } from '@vigie/domain/modules/questionnaires/filled/list';
import { templateList } from '@vigie/domain/modules/questionnaires/templates/list';
import { reportList } from '@vigie/domain/modules/reports/list';
import { expect, it } from 'vitest';
import { type AnySearch, describeList } from '../../platform/lists/list-search';

interface PageOfList {
  searchIn(query: string): AnySearch;
  addressAt(path: string, search: AnySearch): string;
}

const pages = {
  cases: {
    page: describeList(caseList) as PageOfList,
    paths: kinds.map((kind) => `/apps/${caseKinds[kind].route}`),
  },
  actions: { page: describeList(actionList) as PageOfList, paths: ['/apps/actions'] },
  reports: { page: describeList(reportList) as PageOfList, paths: ['/apps/inbox'] },
  questionnaires: { page: describeList(questionnaireList) as PageOfList, paths: ['/apps/questionnaires'] },
  templates: { page: describeList(templateList) as PageOfList, paths: ['/template'] },
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
