import { type Actor, hasRole, type Role } from '../../kernel/identity/actor';
import { caseKinds, type Kind } from '../cases/public';
import { readingRoles } from '../reports/public';

/** What can wait for somebody, named after what they do with it. */
export const workNames = [
  'decide',
  'finishReport',
  'writeCase',
  'reviewSteps',
  'reviewCase',
  'doAction',
  'reviewAction',
  'completeAction',
  'fillQuestionnaire',
  'readAlert',
] as const;
export type WorkName = (typeof workNames)[number];

export const scopes = ['me', 'team'] as const;
export type Scope = (typeof scopes)[number];

/** Each with the part of its address after /apps/; that of cases is their kind's. */
const lists = { report: 'inbox', action: 'actions', questionnaire: 'questionnaires', alert: 'alertes' } as const;
export type ListName = keyof typeof lists | 'case';

/** What a figure counts: a list and what it is narrowed by, as its address says it. */
export interface Work {
  readonly work: WorkName;
  readonly list: ListName;
  readonly query: Readonly<Record<string, string>>;
}

/** Who reads the reports of others. */
export const reportReaders: readonly Role[] = readingRoles;

/** What waits for this person. Others review what they have led, written or reported themselves. */
function ownWorks(actor: Pick<Actor, 'roles'>, fourEyes: boolean): (Work | false)[] {
  const isQa = hasRole(actor, 'qa');
  const waiting = { status: 'waiting_approval', assigned: 'everyone', ...(fourEyes && { author: 'others' }) };
  const underQa = { lead: 'others', assigned: 'everyone' };
  return [
    hasRole(actor, 'validator') && { work: 'decide', list: 'report', query: waiting },
    {
      work: 'finishReport',
      list: 'report',
      query: { status: 'draft,waiting_for_update', author: 'own', assigned: 'me' },
    },
    { work: 'writeCase', list: 'case', query: { status: 'in_progress', assigned: 'me' } },
    isQa && { work: 'reviewSteps', list: 'case', query: { status: 'in_progress', steps: 'ready', ...underQa } },
    isQa && { work: 'reviewCase', list: 'case', query: { status: 'ready_for_qa', ...underQa } },
    { work: 'doAction', list: 'action', query: { status: 'in_progress', assigned: 'me' } },
    { work: 'reviewAction', list: 'action', query: { status: 'ready_for_qa', review: 'me', assigned: 'everyone' } },
    { work: 'completeAction', list: 'action', query: { status: 'approved', assigned: 'me' } },
    { work: 'fillQuestionnaire', list: 'questionnaire', query: { status: 'in_progress', assigned: 'me' } },
    { work: 'readAlert', list: 'alert', query: { state: 'unread' } },
  ];
}

/** The same of the team. What QA reviews waits for whoever is QA, whosever it is. */
function teamWorks(actor: Pick<Actor, 'roles'>): (Work | false)[] {
  const isReader = hasRole(actor, ...reportReaders);
  const assigned = 'team';
  const underQa = { assigned: hasRole(actor, 'qa') ? 'everyone' : 'team' };
  return [
    isReader && { work: 'decide', list: 'report', query: { status: 'waiting_approval', assigned } },
    isReader && {
      work: 'finishReport',
      list: 'report',
      query: { status: 'waiting_for_update', author: 'own', assigned },
    },
    { work: 'writeCase', list: 'case', query: { status: 'in_progress', assigned } },
    { work: 'reviewSteps', list: 'case', query: { status: 'in_progress', steps: 'ready', ...underQa } },
    { work: 'reviewCase', list: 'case', query: { status: 'ready_for_qa', ...underQa } },
    { work: 'doAction', list: 'action', query: { status: 'in_progress', assigned } },
    { work: 'reviewAction', list: 'action', query: { status: 'ready_for_qa', assigned } },
    { work: 'completeAction', list: 'action', query: { status: 'approved', assigned } },
    { work: 'fillQuestionnaire', list: 'questionnaire', query: { status: 'in_progress', assigned } },
  ];
}

export function worksOf(actor: Pick<Actor, 'roles'>, scope: Scope, rules: { readonly fourEyes: boolean }): Work[] {
  const works = scope === 'me' ? ownWorks(actor, rules.fourEyes) : teamWorks(actor);
  return works.filter((one) => one !== false);
}

/** The cases that somebody works on without leading them, until they have ended. */
export const followedCases: Pick<Work, 'list' | 'query'> = {
  list: 'case',
  query: { status: 'in_progress,ready_for_qa,approved', member: 'me', assigned: 'everyone' },
};

/** The page of the list, narrowed down to what is counted; cases of each kind have a list of their own. */
export function addressOfList({ list, query }: Pick<Work, 'list' | 'query'>, kind: Kind | null): string {
  const page = list === 'case' ? caseKinds[kind ?? 'nonConformity'].route : lists[list];
  const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `/apps/${page}?${asked.join('&')}`;
}
