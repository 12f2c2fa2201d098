import type { Template } from '../template/model';
import { type Fault, fault } from './faults';
import { type OwnedRule, type Owner, rulesNeededBy } from './owners';
import { Search } from './search';

/**
 * Rules that contradict themselves, and pairs that do although each could hold by itself, among the rules that a place
 * needs all of. Only places that are never shown can have any.
 */
export function contradictions(template: Template, hidden: readonly Owner[]): readonly Fault[] {
  const faults = new Map<string, Fault>();
  const known = new Map<string, boolean>();
  const canHold = (...rules: readonly OwnedRule[]) => {
    const key = rules.map(({ ownerId }) => ownerId).join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const goals = rules.map(({ rule, section }) => ({ make: 'rule' as const, rule, section, holds: true }));
    const found = new Search(template, 'rules').reach(goals) !== 'no';
    known.set(key, found);
    return found;
  };
  const order = new Map(orderOf(template).map((id, at) => [id, at]));
  const inOrder = (rules: readonly OwnedRule[]) =>
    rules.toSorted((a, b) => (order.get(a.ownerId) ?? 0) - (order.get(b.ownerId) ?? 0));
  for (const owner of hidden) {
    const needed = inOrder(rulesNeededBy(template, owner));
    const possible = needed.filter((owned) => {
      if (canHold(owned)) return true;
      faults.set(owned.ownerId, fault(template, 'impossible_rule', [owned.ownerId]));
      return false;
    });
    for (const [one, other] of pairsSharingQuestion(possible)) {
      const ids = [one.ownerId, other.ownerId];
      if (!canHold(one, other)) faults.set(ids.join(' '), fault(template, 'contradicting_rules', ids));
    }
  }
  return [...faults.values()];
}

function orderOf({ sections }: Template): readonly string[] {
  return sections.flatMap(({ id, pages }) => [
    id,
    ...pages.flatMap((page) => [page.id, ...page.questions.map((question) => question.id)]),
  ]);
}

/** Rules without a question in common cannot contradict each other. */
function* pairsSharingQuestion(rules: readonly OwnedRule[]): Generator<readonly [OwnedRule, OwnedRule]> {
  const byQuestion = new Map<string, number[]>();
  for (const [at, { rule }] of rules.entries()) {
    const met = new Set(rule.conditions.flatMap(({ questionId }) => byQuestion.get(questionId) ?? []));
    for (const before of [...met].sort((a, b) => a - b)) {
      const [one, other] = [rules[before], rules[at]];
      if (one && other) yield [one, other];
    }
    for (const { questionId } of rule.conditions) {
      byQuestion.set(questionId, [...(byQuestion.get(questionId) ?? []), at]);
    }
  }
}
