import { describe, expect, it } from 'vitest';
import { type Actor, companyRoles } from '../kernel/identity/actor';
import { type ModuleContract, moduleContracts } from './index';
import * as overview from './overview/works';

const { addressOfList, followedCases, scopes } = overview;
type Work = overview.Work;
const contracts: readonly ModuleContract[] = Object.values(moduleContracts);
const kinds = contracts.flatMap((contract) => contract.kinds ?? []);
const worksOf = (actor: Pick<Actor, 'roles'>, scope: overview.Scope, rules: { readonly fourEyes: boolean }) =>
  overview.worksOf(kinds, actor, scope, rules);

const everyone = companyRoles.map((role) => ({ roles: ['reporter', role] as const }));
const everyWork = everyone.flatMap((actor) =>
  scopes.flatMap((scope) => [true, false].flatMap((fourEyes) => worksOf(actor, scope, { fourEyes }))),
);
const names = (works: readonly Work[]) => works.map(({ work }) => work);

it('every figure asks a list only for what that list can be asked', () => {
  for (const { list, query } of [...everyWork, followedCases]) {
    if (list === 'alert') continue;
    const filters = kinds.find(({ name }) => name === list)?.list?.filters ?? {};
    for (const [name, value] of Object.entries(query)) {
      if (name === 'assigned') expect(['me', 'team', 'everyone']).toContain(value);
      else for (const one of value.split(',')) expect(filters[name]?.values, name).toContain(one);
    }
  }
});

describe('what waits', () => {
  const mine = (role: (typeof companyRoles)[number], fourEyes = true) =>
    worksOf({ roles: ['reporter', role] }, 'me', { fourEyes });

  it('is for everyone what they write, do, fill, finish and read', () => {
    const works = names(mine('reporter'));
    for (const work of ['finishReport', 'writeCase', 'doAction', 'reviewAction', 'completeAction']) {
      expect(works).toContain(work);
    }
    expect(works.at(-1)).toBe('readAlert');
  });

  it('is for validators the decisions too, on own reports only without four eyes', () => {
    expect(names(mine('validator'))).toContain('decide');
    expect(mine('validator')[0]?.query.author).toBe('others');
    expect(mine('validator', false)[0]?.query.author).toBeUndefined();
  });

  it('is for QA the cases of others with steps to review, and those whose steps are reviewed', () => {
    const qa = mine('qa').filter(({ work }) => work === 'reviewSteps' || work === 'reviewCase');
    expect(qa.map(({ query }) => [query.status, query.steps, query.lead])).toEqual([
      ['in_progress,ready_for_qa', 'ready', 'others'],
      ['ready_for_qa', 'reviewed', 'others'],
    ]);
  });

  it('is of a team the same without what is personal; reports for those who read them', () => {
    const team = (role: (typeof companyRoles)[number]) => worksOf({ roles: [role] }, 'team', { fourEyes: true });
    expect(names(team('reporter'))).not.toContain('decide');
    for (const role of ['validator', 'qa', 'company_admin'] as const) expect(names(team(role))).toContain('decide');
    expect(names(team('qa'))).not.toContain('readAlert');
  });
});

it('an address names the page of the list and everything that it is narrowed by', () => {
  const [decide] = worksOf({ roles: ['validator'] }, 'me', { fourEyes: true });
  expect(addressOfList(decide as Work, null)).toBe(
    '/apps/inbox?status=waiting_approval&assigned=everyone&author=others',
  );
  expect(addressOfList(followedCases, 'hse')).toBe(
    '/apps/hse?status=in_progress,ready_for_qa,approved&member=me&assigned=everyone',
  );
});
