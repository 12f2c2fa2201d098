import { dependenciesOf } from '../template/dependencies';
import type { Template } from '../template/model';
import { questionPlaces } from '../template/places';
import { contradictions } from './contradictions';
import { type Fault, fault, referenceFaults } from './faults';
import { reachEveryQuestion, type TestFilling } from './fillings';
import { type Owner, ownersIn, ownRule } from './owners';
import { type Goal, Search } from './search';

export interface Check {
  readonly faults: readonly Fault[];
  /** Together they show every question that can be shown. */
  readonly fillings: readonly TestFilling[];
}

/**
 * Everything that is wrong with the rules of a template, each with its place. What it names is wrong and what it does not
 * name is right; where the rules are too entangled to say within the bound, it says that.
 */
export function checkTemplate(template: Template): Check {
  const { loops, inLoop } = dependenciesOf(template);
  const places = questionPlaces(template);
  const { fillings, never, onlyInDrafts, undecided } = reachEveryQuestion(template);
  const isRequired = (id: string) => places.get(id)?.question.required === true;
  const named = (code: Fault['code'], ids: readonly string[]) => ids.map((id) => fault(template, code, [id]));
  const unshown = new Set([...never, ...undecided, ...inLoop]);
  const hidden = ownersIn(template).filter(({ id, isQuestion }) =>
    isQuestion ? unshown.has(id) : isEmpty(template, id),
  );
  return {
    faults: [
      ...referenceFaults(template),
      ...loops.map((loop) => fault(template, 'loop', loop)),
      ...named('never_shown', never),
      ...named('required_never_shown', [...never, ...onlyInDrafts].filter(isRequired)),
      ...named('undecided', undecided),
      ...contradictions(template, hidden),
      ...unreachableOptions(template, unshown),
    ],
    fillings,
  };
}

/** Pages and sections without questions have rules as well. */
function isEmpty({ sections }: Template, id: string): boolean {
  const section = sections.find((one) => one.id === id);
  if (section) return section.pages.every(({ questions }) => questions.length === 0);
  return sections.some(({ pages }) => pages.some((page) => page.id === id && page.questions.length === 0));
}

/** Options in a list of a rule that add nothing to it: whenever the place is shown, they cannot have been chosen. */
function unreachableOptions(template: Template, unshown: ReadonlySet<string>): readonly Fault[] {
  return ownersIn(template).flatMap((owner) => {
    const own = ownRule(owner);
    if (!own || unshown.has(owner.id)) return [];
    const lists = own.rule.conditions.flatMap(({ questionId, test }, at) => {
      return test.is === 'any_of' && test.options.length > 1 ? [{ questionId, options: test.options, at }] : [];
    });
    if (lists.length === 0 || canBeShown(template, owner, []) !== 'yes') return [];
    return lists.flatMap(({ questionId, options, at }) => {
      const existing = questionPlaces(template).get(questionId)?.question.options ?? [];
      return options
        .filter((id) => existing.some((option) => option.id === id))
        .filter((id) => {
          const condition = { questionId, test: { is: 'any_of' as const, options: [id] } };
          return (
            canBeShown(template, owner, [{ make: 'condition', condition, section: owner.section, holds: true }]) ===
            'no'
          );
        })
        .map((id) => fault(template, 'unreachable_option', [owner.id, id], at));
    });
  });
}

function canBeShown(template: Template, { path }: Owner, more: readonly Goal[]) {
  const goals = path.map(({ rule, section }): Goal => ({ make: 'rule', rule, section, holds: true }));
  return new Search(template, 'drafts').reach([...goals, ...more]);
}
