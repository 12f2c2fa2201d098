import { checkTemplate } from '../checker/check';
import { sameJson } from '../editing/same-json';
import type { Template } from '../template/model';
import { questionPlaces } from '../template/places';
import type { TemplateFacts } from './workflow';

/** A published version: frozen for ever under its number. */
export interface TemplateVersion {
  readonly number: number;
  readonly template: Template;
}

export function nextVersionNumber(versions: readonly TemplateVersion[]): number {
  return versions.reduce((last, { number }) => Math.max(last, number), 0) + 1;
}

/** Freezes a draft as the next version; those before it stay as they are. */
export function withPublished(versions: readonly TemplateVersion[], draft: Template): readonly TemplateVersion[] {
  return [...versions, { number: nextVersionNumber(versions), template: draft }];
}

export function latestVersion(versions: readonly TemplateVersion[]): TemplateVersion | null {
  return versions.reduce<TemplateVersion | null>((last, one) => (last && last.number > one.number ? last : one), null);
}

/** What the company asks of a publisher, and whether they wrote the draft. */
export type Publisher = Pick<TemplateFacts, 'needsSignature' | 'fourEyes' | 'isAuthor'>;

const anyPublisher: Publisher = { needsSignature: false, fourEyes: true, isAuthor: false };

/** What the workflow asks before a draft is published; the checker is asked unless it has found its faults already. */
export function factsForPublishing(
  draft: Template,
  versions: readonly TemplateVersion[],
  openConflicts: number,
  publisher: Publisher = anyPublisher,
  faults = checkTemplate(draft).faults.length,
): TemplateFacts {
  const latest = latestVersion(versions);
  return {
    faults,
    questions: questionPlaces(draft).size,
    openConflicts,
    ...publisher,
    sameAsVersion: latest && sameJson(latest.template, draft) ? latest.number : null,
  };
}
