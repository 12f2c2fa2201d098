import { questionSeenFrom } from '../template/dependencies';
import type { Section, Template } from '../template/model';
import { questionPlaces, rulesOnPath } from '../template/places';
import type { Rule } from '../template/rules';

/** A section, page or question with the rules that must all hold for it to be shown. */
export interface Owner {
  readonly id: string;
  readonly section: Section;
  readonly path: readonly OwnedRule[];
  readonly isQuestion: boolean;
}

export interface OwnedRule {
  readonly ownerId: string;
  readonly rule: Rule;
  readonly section: Section;
}

export function ownersIn(template: Template): readonly Owner[] {
  const owners: Owner[] = [];
  for (const section of template.sections) {
    const owned = (ownerId: string, rule: Rule | null): OwnedRule[] => (rule ? [{ ownerId, rule, section }] : []);
    const ofSection = owned(section.id, section.visibleWhen);
    owners.push({ id: section.id, section, path: ofSection, isQuestion: false });
    for (const page of section.pages) {
      const ofPage = [...ofSection, ...owned(page.id, page.visibleWhen)];
      owners.push({ id: page.id, section, path: ofPage, isQuestion: false });
      for (const { id, visibleWhen } of page.questions) {
        owners.push({ id, section, path: [...ofPage, ...owned(id, visibleWhen)], isQuestion: true });
      }
    }
  }
  return owners;
}

/** Its own rule, which is the last one of its path. */
export function ownRule({ id, path }: Owner): OwnedRule | null {
  const last = path.at(-1);
  return last?.ownerId === id ? last : null;
}

/**
 * All the rules that must hold for a place to be shown: those of its path, and those of every question that one of them
 * cannot do without.
 */
export function rulesNeededBy(template: Template, owner: Owner): readonly OwnedRule[] {
  const needed = new Map(owner.path.map((owned) => [owned.ownerId, owned]));
  for (const { rule, section } of needed.values()) {
    if (rule.match === 'any' && rule.conditions.length > 1) continue;
    for (const { questionId, test } of rule.conditions) {
      const place = questionPlaces(template).get(questionId);
      if (!place || test.is === 'unanswered' || !questionSeenFrom(template, section, questionId)) continue;
      for (const { id, rule: other } of rulesOnPath(place)) {
        if (!needed.has(id)) needed.set(id, { ownerId: id, rule: other, section: place.section });
      }
    }
  }
  return [...needed.values()];
}
