import { criticalityMessages } from '@vigie/domain/messages/cases';
import { rulesMessages as m } from '@vigie/domain/messages/parameters';
import { type Parameters, parameters } from '@vigie/domain/modules/parameters/contract';
import type { Say } from '../../platform/messages';
import type { ParameterChanges } from './queries';

export const dueDayNames = ['Critical', 'Major', 'Minor'] as const;

/** The rules as a form holds them. */
export type RuleTexts = Readonly<Record<'fourEyes' | (typeof dueDayNames)[number], string>>;

export function textsOf({ fourEyes, dueDays }: Parameters): RuleTexts {
  return {
    fourEyes: String(fourEyes),
    Critical: String(dueDays.Critical),
    Major: String(dueDays.Major),
    Minor: String(dueDays.Minor),
  };
}

export function areSame(one: RuleTexts, other: RuleTexts): boolean {
  return changedNames(one, other).length === 0;
}

const days = parameters.shape.dueDays.shape;

/** What the contract would refuse, beside its field. */
export function ruleProblems(typed: RuleTexts, say: Say): Partial<Record<keyof RuleTexts, string>> {
  const wrong = dueDayNames.filter((name) => !days[name].safeParse(daysOf(typed[name])).success);
  return Object.fromEntries(wrong.map((name) => [name, say(m.daysWrong)]));
}

/** Only what differs is sent, so that two people changing different rules do not undo each other. */
export function changesOf(before: RuleTexts, typed: RuleTexts): Omit<ParameterChanges, 'reason'> {
  const changed = changedNames(before, typed);
  const daysChanged = dueDayNames.some((name) => changed.includes(name));
  const [Critical, Major, Minor] = [daysOf(typed.Critical), daysOf(typed.Major), daysOf(typed.Minor)];
  return {
    ...(changed.includes('fourEyes') && { fourEyes: typed.fourEyes === 'true' }),
    ...(daysChanged && { dueDays: { Critical, Major, Minor } }),
  };
}

/** One sentence for each change, for whoever is about to give the reason. */
export function changesTold(before: RuleTexts, typed: RuleTexts, say: Say): string {
  const shown = (name: keyof RuleTexts, text: string) => {
    if (name === 'fourEyes') return say(text === 'true' ? m.on : m.off);
    return `${daysOf(text)} ${say(m.days)}`;
  };
  const told = changedNames(before, typed).map((name) => {
    const label = name === 'fourEyes' ? say(m.fourEyes) : say(criticalityMessages[name]);
    return say(m.change, { name: label, from: shown(name, before[name]), to: shown(name, typed[name]) });
  });
  return told.join(' · ');
}

function changedNames(before: RuleTexts, typed: RuleTexts): (keyof RuleTexts)[] {
  return (['fourEyes', ...dueDayNames] as const).filter((name) => before[name].trim() !== typed[name].trim());
}

/** Number('') is 0 and Number('1e2') is 100: neither is what somebody wrote. */
function daysOf(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
