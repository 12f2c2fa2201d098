import type { Kind } from '../../../cases/public';
import { caseKinds } from '../../../cases/public';
import type { UnderstoodQuestion } from '../question';

const lists = {
  cases: 'cases',
  actions: 'actions',
  reports: 'inbox',
  questionnaires: 'questionnaires',
  templates: 'template',
};

/** What was understood, as the corpus writes it. */
export function answerText(answer: UnderstoodQuestion): string {
  if (answer.means === 'nothing') return 'nothing';
  if (answer.means === 'record') return `=${answer.id}`;
  const { list, places, filters, search, assigned, remarks } = answer;
  const isEveryKind = places.length === Object.keys(caseKinds).length;
  const routes = places.map(({ kind }) => caseKinds[kind as Kind]?.route).sort();
  const named = list === 'cases' && !isEveryKind ? routes.join('+') : lists[list];
  const query = Object.entries({ ...filters, search, assigned: assigned === 'everyone' ? '' : assigned })
    .filter(([, value]) => String(value) !== '')
    .map(([name, value]) => `${name}=${value}`);
  return comparable(
    `${named}${query.length > 0 ? '?' : ''}${query.join('&')}${remarks.map(({ code }) => `#${code}`).join('')}`,
  );
}

/** The same with filters and remarks in one order. */
export function comparable(expected: string): string {
  const [asked = '', ...remarks] = expected.split('#');
  const [list = '', query = ''] = asked.split('?');
  const sorted = query.split('&').filter(Boolean).sort().join('&');
  return [sorted ? `${list}?${sorted}` : list, ...new Set(remarks.sort())].join('#');
}
