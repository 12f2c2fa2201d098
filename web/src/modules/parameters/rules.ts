import { formatDay } from '@vigie/domain/kernel/day';
import type { SecondFactorRule } from '@vigie/domain/kernel/identity/second-factor';
import { type Kind, kinds } from '@vigie/domain/kernel/kinds';
import type { LanguageStyle } from '@vigie/domain/kernel/message';
import { modeInWords } from '@vigie/domain/messages/detection-modes';
import { caseMessages, criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { type Parameters, parameters } from '@vigie/domain/modules/parameters/contract';
import { modesInOrder } from '@vigie/domain/modules/parameters/detection-modes';
import { detectionModesMessages } from '@vigie/domain/modules/parameters/messages/detection-modes';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import type { Say } from '../../platform/page/messages';
import { checked } from '../../platform/schemas/checked';
import type { ParameterChanges } from './queries';

export const dueDayNames = ['Critical', 'Major', 'Minor'] as const;
export const actionRuleNames = ['actionReminderDays', 'actionEscalationDays'] as const;
export const digitsOf = <K extends Kind>(kind: K) => `digits ${kind}` as const;
export const yearsOf = <K extends Kind>(kind: K) => `years ${kind}` as const;
export const ruleNames = [
  'fourEyes',
  ...dueDayNames,
  ...actionRuleNames,
  'confidentialKinds',
  'idleLockMinutes',
  'secondFactor',
  'signTemplates',
  'assistant',
  'assistantMonthlyTokens',
  ...kinds.map(digitsOf),
  ...kinds.map(yearsOf),
  'detectionModes',
  'languageStyle',
  'importCutOff',
] as const;
type RuleName = (typeof ruleNames)[number];

/** The rules as a form holds them. */
export type RuleTexts = Readonly<Record<RuleName, string>>;

export function textsOf(stored: Parameters): RuleTexts {
  const { fourEyes, dueDays, actionReminderDays, actionEscalationDays } = stored;
  const { confidentialKinds, idleLockMinutes, secondFactor, signTemplates, assistant } = stored;
  return {
    fourEyes: String(fourEyes),
    Critical: String(dueDays.Critical),
    Major: String(dueDays.Major),
    Minor: String(dueDays.Minor),
    actionReminderDays: actionReminderDays.join(', '),
    actionEscalationDays: String(actionEscalationDays),
    confidentialKinds: confidentialKinds.join(' '),
    idleLockMinutes: String(idleLockMinutes),
    secondFactor,
    signTemplates: String(signTemplates),
    assistant: String(assistant),
    assistantMonthlyTokens: String(stored.assistantMonthlyTokens),
    ...ofEachKind(digitsOf, (kind) => String(stored.numberDigits[kind])),
    ...ofEachKind(yearsOf, (kind) => String(stored.retentionYears[kind] ?? '')),
    detectionModes: modesText(stored.detectionModes),
    languageStyle: stored.languageStyle,
    importCutOff: stored.importCutOff ?? '',
  };
}

function ofEachKind<Name extends string, Value>(nameOf: (kind: Kind) => Name, made: (kind: Kind) => Value) {
  return Object.fromEntries(kinds.map((kind) => [nameOf(kind), made(kind)])) as Record<Name, Value>;
}

export function areSame(one: RuleTexts, other: RuleTexts): boolean {
  return changedNames(one, other).length === 0;
}

const rules = parameters.shape;
const days = rules.dueDays.shape;
const problems = {
  Critical: { rule: days.Critical, sentence: m.daysWrong },
  Major: { rule: days.Major, sentence: m.daysWrong },
  Minor: { rule: days.Minor, sentence: m.daysWrong },
  actionReminderDays: { rule: rules.actionReminderDays, sentence: m.actionReminderDaysWrong },
  actionEscalationDays: { rule: rules.actionEscalationDays, sentence: m.actionEscalationDaysWrong },
  idleLockMinutes: { rule: rules.idleLockMinutes, sentence: m.idleLockMinutesWrong },
  assistantMonthlyTokens: { rule: rules.assistantMonthlyTokens, sentence: m.assistantMonthlyTokensWrong },
  ...ofEachKind(digitsOf, (kind) => ({ rule: rules.numberDigits.shape[kind], sentence: m.digitsWrong })),
  ...ofEachKind(yearsOf, (kind) => ({ rule: rules.retentionYears.shape[kind], sentence: m.yearsWrong })),
  detectionModes: { rule: rules.detectionModes, sentence: detectionModesMessages.none },
  importCutOff: { rule: rules.importCutOff, sentence: m.importCutOffWrong },
};

/** What the contract would refuse, beside its field. */
export function ruleProblems(typed: RuleTexts, say: Say): Partial<Record<RuleName, string>> {
  const names = Object.keys(problems) as (keyof typeof problems)[];
  const wrong = names.filter((name) => !checked(problems[name].rule).safeParse(parsed(name, typed[name])).success);
  return Object.fromEntries(wrong.map((name) => [name, say(problems[name].sentence)]));
}

/** Only what differs is sent, so that two people changing different rules do not undo each other. */
export function changesOf(before: RuleTexts, typed: RuleTexts): Omit<ParameterChanges, 'reason'> {
  const changed = changedNames(before, typed);
  const daysChanged = dueDayNames.some((name) => changed.includes(name));
  const [Critical, Major, Minor] = [daysOf(typed.Critical), daysOf(typed.Major), daysOf(typed.Minor)];
  return {
    ...(changed.includes('fourEyes') && { fourEyes: typed.fourEyes === 'true' }),
    ...(daysChanged && { dueDays: { Critical, Major, Minor } }),
    ...(changed.includes('actionReminderDays') && { actionReminderDays: severalDaysOf(typed.actionReminderDays) }),
    ...(changed.includes('actionEscalationDays') && { actionEscalationDays: daysOf(typed.actionEscalationDays) }),
    ...(changed.includes('confidentialKinds') && { confidentialKinds: kindsIn(typed.confidentialKinds) }),
    ...(changed.includes('idleLockMinutes') && { idleLockMinutes: daysOf(typed.idleLockMinutes) }),
    ...(changed.includes('secondFactor') && { secondFactor: typed.secondFactor as SecondFactorRule }),
    ...(changed.includes('signTemplates') && { signTemplates: typed.signTemplates === 'true' }),
    ...(changed.includes('assistant') && { assistant: typed.assistant === 'true' }),
    ...(changed.includes('assistantMonthlyTokens') && { assistantMonthlyTokens: daysOf(typed.assistantMonthlyTokens) }),
    ...(kinds.some((kind) => changed.includes(digitsOf(kind))) && {
      numberDigits: ofEachKind(same, (kind) => daysOf(typed[digitsOf(kind)])),
    }),
    ...(kinds.some((kind) => changed.includes(yearsOf(kind))) && {
      retentionYears: ofEachKind(same, (kind) => yearsIn(typed[yearsOf(kind)])),
    }),
    ...(changed.includes('detectionModes') && { detectionModes: modesIn(typed.detectionModes) }),
    ...(changed.includes('languageStyle') && { languageStyle: typed.languageStyle as LanguageStyle }),
    ...(changed.includes('importCutOff') && { importCutOff: typed.importCutOff || null }),
  };
}

const labels = {
  ...criticalityMessages,
  fourEyes: m.fourEyes,
  actionReminderDays: m.actionReminderDays,
  actionEscalationDays: m.actionEscalationDays,
  confidentialKinds: m.confidentialKinds,
  idleLockMinutes: m.idleLockMinutes,
  secondFactor: m.secondFactor,
  signTemplates: m.signTemplates,
  assistant: m.assistant,
  assistantMonthlyTokens: m.assistantMonthlyTokens,
  detectionModes: m.detectionModes,
  languageStyle: m.languageStyle,
  importCutOff: m.importCutOff,
};
export const languageWords = { mixed: m.languageMixed, fr: m.languageFrench, en: m.languageEnglish };
const switches: readonly RuleName[] = ['fourEyes', 'signTemplates', 'assistant'];

/** One sentence for each change, for the user who is about to give the reason. */
export function describeChanges(before: RuleTexts, typed: RuleTexts, say: Say): string {
  const sentences = changedNames(before, typed).map((name) =>
    say(m.change, {
      name: labelOf(name, say),
      from: shownRule(name, before[name], say),
      to: shownRule(name, typed[name], say),
    }),
  );
  return sentences.join(' · ');
}

function labelOf(name: RuleName, say: Say): string {
  const kind = kinds.find((one) => name === digitsOf(one) || name === yearsOf(one));
  if (!kind) return say(labels[name as keyof typeof labels]);
  const rule = say(name === digitsOf(kind) ? m.numbering : m.retention);
  return say(m.ruleOfKind, { rule, kind: say(caseMessages[kind]) });
}

function shownRule(name: RuleName, text: string, say: Say): string {
  if (name === 'confidentialKinds') {
    return (
      kindsIn(text)
        .map((kind) => say(caseMessages[kind]))
        .join(', ') || say(m.noKind)
    );
  }
  if (name === 'detectionModes') {
    return modesIn(text)
      .map((mode) => modeInWords(mode, say))
      .join(', ');
  }
  if (name === 'importCutOff') return text ? formatDay(text) : say(m.importCutOffUsual);
  if (name === 'languageStyle') return say(languageWords[text as LanguageStyle]);
  if (switches.includes(name)) return say(text === 'true' ? m.on : m.off);
  if (name === 'secondFactor') return say(m.secondFactorOf[text as SecondFactorRule]);
  return shownNumber(name, meaningOf(name, text), say);
}

function shownNumber(name: RuleName, value: string, say: Say): string {
  if (name.startsWith('digits ')) return say(m.digitCount, { n: value });
  if (name.startsWith('years ')) return value === '' ? say(m.forEver) : say(m.yearCount, { n: value });
  if (name === 'assistantMonthlyTokens') return say(m.tokenCount, { n: value });
  if (name === 'idleLockMinutes') return value === '0' ? say(m.never) : say(m.minuteCount, { n: value });
  return value === '' ? say(m.noReminder) : say(m.dayCount, { n: value });
}

const same = (kind: Kind) => kind;

function changedNames(before: RuleTexts, typed: RuleTexts): RuleName[] {
  return ruleNames.filter((name) => meaningOf(name, before[name]) !== meaningOf(name, typed[name]));
}

export function kindsIn(text: string): Kind[] {
  return kinds.filter((kind) => text.split(' ').includes(kind));
}

/** One to a line, in their order. */
export function modesIn(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

export function modesText(modes: readonly string[]): string {
  return modesInOrder(modes).join('\n');
}

/** Empty is for ever. */
function yearsIn(text: string): number | null {
  return text.trim() === '' ? null : daysOf(text);
}

/** `1,7` and `7, 1` are the same reminders. */
function meaningOf(name: RuleName, text: string): string {
  if (name !== 'actionReminderDays') return text.trim();
  const several = severalDaysOf(text);
  return several.some(Number.isNaN) ? text.trim() : several.join(', ');
}

function parsed(name: keyof typeof problems, text: string): unknown {
  if (name === 'detectionModes') return modesIn(text);
  if (name === 'importCutOff') return text || null;
  if (name.startsWith('years ')) return yearsIn(text);
  return name === 'actionReminderDays' ? severalDaysOf(text) : daysOf(text);
}

/** The earliest reminder first, each once. */
function severalDaysOf(text: string): number[] {
  const typed = text.split(/[\s,;]+/).filter(Boolean);
  return [...new Set(typed.map(daysOf))].sort((one, other) => other - one);
}

/** Number('') is 0 and Number('1e2') is 100: neither is what the user wrote. */
function daysOf(text: string): number {
  return /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
