import { formatDay } from '@vigie/domain/kernel/day';
import type { SecondFactorRule } from '@vigie/domain/kernel/identity/second-factor';
import { type Kind, kinds, type OptionalStep, optionalSteps } from '@vigie/domain/kernel/kinds';
import type { LanguageStyle } from '@vigie/domain/kernel/message';
import { modeInWords } from '@vigie/domain/messages/kinds';
import { caseMessages, criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { stepTitleMessages } from '@vigie/domain/modules/cases/messages/steps';
import {
  type MailTopic,
  mailTopics,
  type NumberedSeries,
  numberedSeries,
  type Parameters,
  parameters,
} from '@vigie/domain/modules/parameters/contract';
import { modesInOrder } from '@vigie/domain/modules/parameters/detection-modes';
import {
  categoriesInOrder,
  categoriesProblem,
  isBuiltInCategory,
} from '@vigie/domain/modules/parameters/gemba-categories';
import { leftOutProblem } from '@vigie/domain/modules/parameters/left-out-steps';
import { auditRulesMessages as a } from '@vigie/domain/modules/parameters/messages/audit-rules';
import { detectionModesMessages } from '@vigie/domain/modules/parameters/messages/detection-modes';
import { gembaCategoryMessages } from '@vigie/domain/modules/parameters/messages/gemba-categories';
import { procedureRulesMessages } from '@vigie/domain/modules/parameters/messages/procedure-rules';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import type { Say } from '../../platform/page/messages';
import { checked } from '../../platform/schemas/checked';
import type { ParameterChanges } from './queries';
import { gradesIn, gradesInWords, gradesText, typedGradesProblem } from './typed-grades';

export const dueDayNames = ['Critical', 'Major', 'Minor'] as const;
export const actionRuleNames = ['actionReminderDays', 'actionEscalationDays'] as const;
export const auditRuleNames = ['auditLeadDays', 'independenceMonths'] as const;
export const procedureRuleNames = ['trainBeforeEffective', 'returnMonths', 'publicCopyCheck'] as const;
export const digitsOf = <K extends Kind>(kind: K) => `digits ${kind}` as const;
export const yearsOf = <K extends Kind>(kind: K) => `years ${kind}` as const;
export const beginOf = <S extends NumberedSeries>(series: S) => `begin ${series}` as const;
export const leftOutOf = <K extends Kind>(kind: K) => `left out ${kind}` as const;
export const ruleNames = [
  'fourEyes',
  ...dueDayNames,
  ...actionRuleNames,
  'confidentialKinds',
  'idleLockMinutes',
  'offlineHours',
  'secondFactor',
  'signTemplates',
  'assistant',
  'assistantMonthlyTokens',
  ...kinds.map(digitsOf),
  ...numberedSeries.map(beginOf),
  ...kinds.map(yearsOf),
  ...kinds.map(leftOutOf),
  'detectionModes',
  'gembaCategories',
  'findingGrades',
  ...auditRuleNames,
  ...procedureRuleNames,
  'languageStyle',
  'importCutOff',
  'mailTopics',
  'dailySummary',
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
    offlineHours: String(stored.offlineHours),
    secondFactor,
    signTemplates: String(signTemplates),
    assistant: String(assistant),
    assistantMonthlyTokens: String(stored.assistantMonthlyTokens),
    ...ofEachKind(digitsOf, (kind) => String(stored.numberDigits[kind])),
    ...ofEachSeries(beginOf, (series) => String(stored.numbersBegin[series])),
    ...ofEachKind(yearsOf, (kind) => String(stored.retentionYears[kind] ?? '')),
    ...ofEachKind(leftOutOf, (kind) => stored.leftOutSteps[kind].join(' ')),
    detectionModes: modesText(stored.detectionModes),
    gembaCategories: categoriesText(stored.gembaCategories),
    findingGrades: gradesText(stored.findingGrades),
    auditLeadDays: String(stored.auditLeadDays),
    independenceMonths: String(stored.independenceMonths),
    trainBeforeEffective: String(stored.trainBeforeEffective),
    returnMonths: String(stored.returnMonths),
    publicCopyCheck: String(stored.publicCopyCheck),
    languageStyle: stored.languageStyle,
    importCutOff: stored.importCutOff ?? '',
    mailTopics: stored.mailTopics.join(' '),
    dailySummary: String(stored.dailySummary),
  };
}

function ofEachKind<Name extends string, Value>(nameOf: (kind: Kind) => Name, made: (kind: Kind) => Value) {
  return Object.fromEntries(kinds.map((kind) => [nameOf(kind), made(kind)])) as Record<Name, Value>;
}

function ofEachSeries<Name extends string, Value>(
  nameOf: (series: NumberedSeries) => Name,
  made: (series: NumberedSeries) => Value,
) {
  return Object.fromEntries(numberedSeries.map((series) => [nameOf(series), made(series)])) as Record<Name, Value>;
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
  offlineHours: { rule: rules.offlineHours, sentence: m.offlineHoursWrong },
  assistantMonthlyTokens: { rule: rules.assistantMonthlyTokens, sentence: m.assistantMonthlyTokensWrong },
  ...ofEachKind(digitsOf, (kind) => ({ rule: rules.numberDigits.shape[kind], sentence: m.digitsWrong })),
  ...ofEachSeries(beginOf, (series) => ({ rule: rules.numbersBegin.shape[series], sentence: m.firstNumberWrong })),
  ...ofEachKind(yearsOf, (kind) => ({ rule: rules.retentionYears.shape[kind], sentence: m.yearsWrong })),
  detectionModes: { rule: rules.detectionModes, sentence: detectionModesMessages.none },
  auditLeadDays: { rule: rules.auditLeadDays, sentence: a.auditLeadDaysWrong },
  independenceMonths: { rule: rules.independenceMonths, sentence: a.independenceMonthsWrong },
  trainBeforeEffective: { rule: rules.trainBeforeEffective, sentence: procedureRulesMessages.trainWrong },
  returnMonths: { rule: rules.returnMonths, sentence: procedureRulesMessages.returnWrong },
  importCutOff: { rule: rules.importCutOff, sentence: m.importCutOffWrong },
};

/** What the contract would refuse, beside its field. */
export function ruleProblems(typed: RuleTexts, say: Say): Partial<Record<RuleName, string>> {
  const names = Object.keys(problems) as (keyof typeof problems)[];
  const wrong = names.filter((name) => !checked(problems[name].rule).safeParse(parsed(name, typed[name])).success);
  const stays = kinds.flatMap((kind) => {
    const problem = leftOutProblem(kind, stepsLeftOut(kind, typed[leftOutOf(kind)]));
    return problem ? [[leftOutOf(kind), say(problem)]] : [];
  });
  const categories = categoriesProblem(modesIn(typed.gembaCategories));
  const grades = typedGradesProblem(typed.findingGrades);
  return Object.fromEntries([
    ...wrong.map((name) => [name, say(problems[name].sentence)]),
    ...stays,
    ...(categories ? [['gembaCategories', say(categories.message, categories.values)]] : []),
    ...(grades ? [['findingGrades', say(grades.message, grades.values)]] : []),
  ]);
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
    ...(changed.includes('offlineHours') && { offlineHours: daysOf(typed.offlineHours) }),
    ...(changed.includes('secondFactor') && { secondFactor: typed.secondFactor as SecondFactorRule }),
    ...(changed.includes('signTemplates') && { signTemplates: typed.signTemplates === 'true' }),
    ...(changed.includes('assistant') && { assistant: typed.assistant === 'true' }),
    ...(changed.includes('assistantMonthlyTokens') && { assistantMonthlyTokens: daysOf(typed.assistantMonthlyTokens) }),
    ...(kinds.some((kind) => changed.includes(digitsOf(kind))) && {
      numberDigits: ofEachKind(same, (kind) => daysOf(typed[digitsOf(kind)])),
    }),
    ...(numberedSeries.some((series) => changed.includes(beginOf(series))) && {
      numbersBegin: ofEachSeries(sameSeries, (series) => daysOf(typed[beginOf(series)])),
    }),
    ...(kinds.some((kind) => changed.includes(yearsOf(kind))) && {
      retentionYears: ofEachKind(same, (kind) => yearsIn(typed[yearsOf(kind)])),
    }),
    ...(kinds.some((kind) => changed.includes(leftOutOf(kind))) && {
      leftOutSteps: ofEachKind(same, (kind) => stepsLeftOut(kind, typed[leftOutOf(kind)])),
    }),
    ...offeredWords(changed, typed),
    ...auditRules(changed, typed),
    ...procedureRules(changed, typed),
    ...(changed.includes('languageStyle') && { languageStyle: typed.languageStyle as LanguageStyle }),
    ...(changed.includes('importCutOff') && { importCutOff: typed.importCutOff || null }),
    ...(changed.includes('mailTopics') && { mailTopics: topicsIn(typed.mailTopics) }),
    ...(changed.includes('dailySummary') && { dailySummary: typed.dailySummary === 'true' }),
  };
}

function offeredWords(changed: readonly RuleName[], { detectionModes, gembaCategories }: RuleTexts) {
  return {
    ...(changed.includes('detectionModes') && { detectionModes: modesIn(detectionModes) }),
    ...(changed.includes('gembaCategories') && { gembaCategories: modesIn(gembaCategories) }),
  };
}

function auditRules(changed: readonly RuleName[], typed: RuleTexts) {
  return {
    ...(changed.includes('findingGrades') && { findingGrades: gradesIn(typed.findingGrades) }),
    ...(changed.includes('auditLeadDays') && { auditLeadDays: daysOf(typed.auditLeadDays) }),
    ...(changed.includes('independenceMonths') && { independenceMonths: daysOf(typed.independenceMonths) }),
  };
}

function procedureRules(changed: readonly RuleName[], typed: RuleTexts) {
  return {
    ...(changed.includes('trainBeforeEffective') && { trainBeforeEffective: daysOf(typed.trainBeforeEffective) }),
    ...(changed.includes('returnMonths') && { returnMonths: daysOf(typed.returnMonths) }),
    ...(changed.includes('publicCopyCheck') && { publicCopyCheck: typed.publicCopyCheck === 'true' }),
  };
}

const labels = {
  ...criticalityMessages,
  fourEyes: m.fourEyes,
  actionReminderDays: m.actionReminderDays,
  actionEscalationDays: m.actionEscalationDays,
  confidentialKinds: m.confidentialKinds,
  idleLockMinutes: m.idleLockMinutes,
  offlineHours: m.offlineHours,
  secondFactor: m.secondFactor,
  signTemplates: m.signTemplates,
  assistant: m.assistant,
  assistantMonthlyTokens: m.assistantMonthlyTokens,
  detectionModes: m.detectionModes,
  gembaCategories: m.gembaCategories,
  findingGrades: m.findingGrades,
  auditLeadDays: a.auditLeadDays,
  independenceMonths: a.independenceMonths,
  trainBeforeEffective: procedureRulesMessages.trainBeforeEffective,
  returnMonths: procedureRulesMessages.returnMonths,
  publicCopyCheck: procedureRulesMessages.publicCopyCheck,
  languageStyle: m.languageStyle,
  importCutOff: m.importCutOff,
  mailTopics: m.mailTopics,
  dailySummary: m.dailySummary,
};
export const languageWords = { mixed: m.languageMixed, fr: m.languageFrench, en: m.languageEnglish };
const switches: readonly RuleName[] = ['fourEyes', 'signTemplates', 'assistant', 'publicCopyCheck', 'dailySummary'];

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

/** What a series is called beside its rule. */
export function seriesLabel(series: NumberedSeries, say: Say): string {
  const kind = kinds.find((one) => one === series);
  return say(kind ? caseMessages[kind] : m.seriesOf[series as Exclude<NumberedSeries, Kind>]);
}

function labelOf(name: RuleName, say: Say): string {
  const begun = numberedSeries.find((series) => name === beginOf(series));
  if (begun) return say(m.firstNumberOf, { series: seriesLabel(begun, say) });
  const kind = kinds.find((one) => name.endsWith(` ${one}`));
  if (!kind) return say(labels[name as keyof typeof labels]);
  const rule = { [digitsOf(kind)]: m.numbering, [yearsOf(kind)]: m.retention, [leftOutOf(kind)]: m.leftOutSteps }[name];
  return say(m.ruleOfKind, { rule: rule ? say(rule) : name, kind: say(caseMessages[kind]) });
}

function shownRule(name: RuleName, text: string, say: Say): string {
  if (name === 'confidentialKinds') {
    return (
      kindsIn(text)
        .map((kind) => say(caseMessages[kind]))
        .join(', ') || say(m.noKind)
    );
  }
  if (name === 'mailTopics') {
    return (
      topicsIn(text)
        .map((topic) => say(m.mailTopicOf[topic]))
        .join(', ') || say(m.noMail)
    );
  }
  const kind = kinds.find((one) => name === leftOutOf(one));
  if (kind) {
    const left = stepsLeftOut(kind, text).map((step) => say(stepTitleMessages[step]));
    return left.join(', ') || say(m.noStep);
  }
  if (name === 'detectionModes') {
    return modesIn(text)
      .map((mode) => modeInWords(mode, say))
      .join(', ');
  }
  if (name === 'gembaCategories') {
    return modesIn(text)
      .map((category) => categoryInWords(category, say))
      .join(', ');
  }
  if (name === 'findingGrades') return gradesInWords(text, say);
  if (name === 'importCutOff') return text ? formatDay(text) : say(m.importCutOffUsual);
  if (name === 'languageStyle') return say(languageWords[text as LanguageStyle]);
  if (switches.includes(name)) return say(text === 'true' ? m.on : m.off);
  if (name === 'secondFactor') return say(m.secondFactorOf[text as SecondFactorRule]);
  return shownNumber(name, meaningOf(name, text), say);
}

function shownNumber(name: RuleName, value: string, say: Say): string {
  if (name.startsWith('begin ')) return value;
  if (name.startsWith('digits ')) return say(m.digitCount, { n: value });
  if (name.startsWith('years ')) return value === '' ? say(m.forEver) : say(m.yearCount, { n: value });
  if (name === 'assistantMonthlyTokens') return say(m.tokenCount, { n: value });
  if (name === 'independenceMonths') return say(a.monthCount, { n: value });
  if (name === 'offlineHours') return say(m.hourCount, { n: value });
  if (name === 'idleLockMinutes') return value === '0' ? say(m.never) : say(m.minuteCount, { n: value });
  return value === '' ? say(m.noReminder) : say(m.dayCount, { n: value });
}

const same = (kind: Kind) => kind;
const sameSeries = (series: NumberedSeries) => series;

function changedNames(before: RuleTexts, typed: RuleTexts): RuleName[] {
  return ruleNames.filter((name) => meaningOf(name, before[name]) !== meaningOf(name, typed[name]));
}

export function kindsIn(text: string): Kind[] {
  return kinds.filter((kind) => text.split(' ').includes(kind));
}

export function topicsIn(text: string): MailTopic[] {
  return mailTopics.filter((topic) => text.split(' ').includes(topic));
}

/** In the order of the case. */
export function stepsLeftOut(kind: Kind, text: string): OptionalStep[] {
  return optionalSteps[kind].steps.filter((step) => text.split(' ').includes(step));
}

/** One to a line, in their order. */
export function modesIn(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

export function modesText(modes: readonly string[]): string {
  return modesInOrder(modes).join('\n');
}

export function categoriesText(categories: readonly string[]): string {
  return categoriesInOrder(categories).join('\n');
}

/** Those of the company are what they are called. */
export function categoryInWords(category: string, say: Say): string {
  return isBuiltInCategory(category) ? say(gembaCategoryMessages[category]) : category;
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
