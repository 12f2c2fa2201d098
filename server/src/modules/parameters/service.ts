import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { kinds } from '@vigie/domain/kernel/kinds';
import { say } from '@vigie/domain/kernel/message';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import {
  defaultParameters,
  newCompanyRules,
  numberedSeries,
  type Parameters,
  type parametersEndpoints,
  type RuleChanges,
  seriesName,
  withRules,
} from '@vigie/domain/modules/parameters/contract';
import { modesProblem } from '@vigie/domain/modules/parameters/detection-modes';
import { gradesProblem } from '@vigie/domain/modules/parameters/finding-grades';
import { categoriesProblem } from '@vigie/domain/modules/parameters/gemba-categories';
import { leftOutProblem } from '@vigie/domain/modules/parameters/left-out-steps';
import { rulesMessages } from '@vigie/domain/modules/parameters/messages/rules';
import type { Context } from '../../platform/context';
import { holdSeries, listSeries } from '../../platform/database/numbers';
import type { Tx } from '../../platform/database/tx';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { findParameters, saveParameters } from './repository';

export function getParameters({ database }: Platform, context: Context): Promise<Parameters> {
  return database.read(context, (reader) => findParameters(reader, context.actor.companyId));
}

export function changeParameters(
  { database, sessions }: Platform,
  context: Context,
  version: number,
  { reason, ...changes }: BodyOf<(typeof parametersEndpoints)['changeParameters']>,
): Promise<Parameters> {
  const { companyId } = context.actor;
  return database.transaction(context, async (tx) => {
    const before = await findParameters(tx, companyId);
    if (before.version !== version) throw new Refusal('stale_version');
    refuseWrongLists(changes);
    const today = new Date().toISOString().slice(0, 10);
    if (changes.importCutOff && changes.importCutOff > today) {
      throw invalidField('importCutOff', rulesMessages.importCutOffWrong);
    }
    await refuseGivenNumbers(tx, before, changes);
    const after = { ...withRules(before, changes), version: version + 1 };
    if (!(await saveParameters(tx, after))) throw new Refusal('stale_version');
    if (after.idleLockMinutes !== before.idleLockMinutes) await sessions.followNewRule(tx);
    await publishRecordChanged(tx, 'parameters');
    // What a user must do before anything else may have changed with the rule.
    if (after.secondFactor !== before.secondFactor) {
      await sessions.announce(tx, { kind: 'company_changed', companyId });
    }
    tx.audit({
      action: 'parameters.changed',
      record: 'parameters',
      recordId: companyId,
      changes: differences(auditedFields(before), auditedFields(after)),
      reason,
    });
    return after;
  });
}

/** What a company offers beside what is built in, and what it leaves out. */
function refuseWrongLists({ detectionModes, gembaCategories, findingGrades, leftOutSteps }: RuleChanges): void {
  const modes = detectionModes && modesProblem(detectionModes);
  if (modes) throw invalidField('detectionModes', modes.message, modes.values);
  const categories = gembaCategories && categoriesProblem(gembaCategories);
  if (categories) throw invalidField('gembaCategories', categories.message, categories.values);
  const grades = findingGrades && gradesProblem(findingGrades);
  if (grades) throw invalidField('findingGrades', grades.message, grades.values);
  for (const kind of kinds) {
    const problem = leftOutSteps && leftOutProblem(kind, leftOutSteps[kind]);
    if (problem) throw invalidField(`leftOutSteps.${kind}`, problem);
  }
}

/** A series begins once: what would change the beginning of one that has given numbers is refused. */
async function refuseGivenNumbers(tx: Tx, before: Parameters, { numbersBegin }: RuleChanges): Promise<void> {
  if (!numbersBegin) return;
  const year = new Date().getUTCFullYear();
  const changed = numberedSeries.filter((series) => numbersBegin[series] !== before.numbersBegin[series]);
  const names = changed.map((series) => seriesName(series, year));
  for (const name of names.toSorted()) await holdSeries(tx, name);
  const given = new Map(
    (await listSeries(tx, tx.context.actor.companyId, names)).map(({ name, last }) => [name, last]),
  );
  for (const series of changed) {
    const last = given.get(seriesName(series, year)) ?? 0;
    if (last > 0) throw invalidField(`numbersBegin.${series}`, rulesMessages.numbersGiven, { last });
  }
}

/** In the transaction that makes the company. */
export async function beginRules(tx: Tx): Promise<void> {
  const { companyId } = tx.context.actor;
  const rules = { ...withRules(defaultParameters, newCompanyRules), version: defaultParameters.version + 1 };
  await saveParameters(tx, rules);
  tx.audit({
    action: 'parameters.changed',
    record: 'parameters',
    recordId: companyId,
    changes: differences(auditedFields(defaultParameters), auditedFields(rules)),
    reason: say('fr', rulesMessages.newCompany),
  });
}

export function auditedFields(rules: Parameters) {
  const { fourEyes, dueDays, actionReminderDays, actionEscalationDays } = rules;
  const { confidentialKinds, idleLockMinutes, secondFactor, signTemplates, assistant, assistantMonthlyTokens } = rules;
  return {
    fourEyes,
    'dueDays.Critical': dueDays.Critical,
    'dueDays.Major': dueDays.Major,
    'dueDays.Minor': dueDays.Minor,
    actionReminderDays,
    actionEscalationDays,
    confidentialKinds,
    idleLockMinutes,
    offlineHours: rules.offlineHours,
    secondFactor,
    signTemplates,
    assistant,
    assistantMonthlyTokens,
    ...Object.fromEntries(kinds.map((kind) => [`numberDigits.${kind}`, rules.numberDigits[kind]])),
    ...Object.fromEntries(numberedSeries.map((series) => [`numbersBegin.${series}`, rules.numbersBegin[series]])),
    ...Object.fromEntries(kinds.map((kind) => [`retentionYears.${kind}`, rules.retentionYears[kind]])),
    ...Object.fromEntries(kinds.map((kind) => [`leftOutSteps.${kind}`, rules.leftOutSteps[kind]])),
    detectionModes: rules.detectionModes,
    gembaCategories: rules.gembaCategories,
    findingGrades: rules.findingGrades,
    auditLeadDays: rules.auditLeadDays,
    independenceMonths: rules.independenceMonths,
    trainBeforeEffective: rules.trainBeforeEffective,
    gates: rules.gates,
    returnMonths: rules.returnMonths,
    publicCopyCheck: rules.publicCopyCheck,
    languageStyle: rules.languageStyle,
    importCutOff: rules.importCutOff,
    mailTopics: rules.mailTopics,
    dailySummary: rules.dailySummary,
  };
}
