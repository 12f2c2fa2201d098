import type { SecondFactorRule } from '@vigie/domain/kernel/identity/second-factor';
import { defaultParameters, type Parameters } from '@vigie/domain/modules/parameters/contract';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

interface ParametersRow {
  four_eyes: boolean;
  due_days_critical: number;
  due_days_major: number;
  due_days_minor: number;
  action_reminder_days: number[];
  action_escalation_days: number;
  confidential_kinds: Parameters['confidentialKinds'];
  idle_lock_minutes: number;
  offline_hours: number;
  second_factor: SecondFactorRule;
  sign_templates: boolean;
  assistant: boolean;
  assistant_monthly_tokens: number;
  number_digits: Partial<Parameters['numberDigits']>;
  numbers_begin: Partial<Parameters['numbersBegin']>;
  retention_years: Partial<Parameters['retentionYears']>;
  left_out_steps: Partial<Parameters['leftOutSteps']>;
  detection_modes: string[];
  gemba_categories: string[];
  finding_grades: Parameters['findingGrades'] | null;
  audit_lead_days: number;
  independence_months: number;
  train_before_effective: number;
  gates: Parameters['gates'];
  return_months: number;
  public_copy_check: boolean;
  language_style: Parameters['languageStyle'];
  import_cut_off: string | null;
  mail_topics: Parameters['mailTopics'];
  daily_summary: boolean;
  version: number;
}

/** A company that has changed nothing has the default rules. */
export async function findParameters(reader: Reader, companyId: number): Promise<Parameters> {
  const row = await reader.find<ParametersRow>(sql`select four_eyes, due_days_critical, due_days_major, due_days_minor,
    action_reminder_days, action_escalation_days, confidential_kinds, idle_lock_minutes, second_factor,
    sign_templates, assistant, assistant_monthly_tokens, number_digits, numbers_begin, retention_years,
    left_out_steps, detection_modes, gemba_categories, finding_grades, audit_lead_days, independence_months,
    train_before_effective, gates, return_months, public_copy_check, offline_hours,
    language_style, import_cut_off, mail_topics, daily_summary, version
    from parameters where company_id = ${companyId}`);
  if (!row) return defaultParameters;
  return {
    fourEyes: row.four_eyes,
    dueDays: { Critical: row.due_days_critical, Major: row.due_days_major, Minor: row.due_days_minor },
    actionReminderDays: row.action_reminder_days,
    actionEscalationDays: row.action_escalation_days,
    confidentialKinds: row.confidential_kinds,
    idleLockMinutes: row.idle_lock_minutes,
    offlineHours: row.offline_hours,
    secondFactor: row.second_factor,
    signTemplates: row.sign_templates,
    assistant: row.assistant,
    assistantMonthlyTokens: row.assistant_monthly_tokens,
    numberDigits: { ...defaultParameters.numberDigits, ...row.number_digits },
    numbersBegin: { ...defaultParameters.numbersBegin, ...row.numbers_begin },
    retentionYears: { ...defaultParameters.retentionYears, ...row.retention_years },
    leftOutSteps: { ...defaultParameters.leftOutSteps, ...row.left_out_steps },
    detectionModes: row.detection_modes,
    gembaCategories: row.gemba_categories,
    findingGrades: row.finding_grades ?? defaultParameters.findingGrades,
    auditLeadDays: row.audit_lead_days,
    independenceMonths: row.independence_months,
    trainBeforeEffective: row.train_before_effective,
    gates: row.gates,
    returnMonths: row.return_months,
    publicCopyCheck: row.public_copy_check,
    languageStyle: row.language_style,
    importCutOff: row.import_cut_off,
    mailTopics: row.mail_topics,
    dailySummary: row.daily_summary,
    version: row.version,
  };
}

/** False when another user has saved since `next.version - 1`. */
export async function saveParameters(tx: Tx, next: Parameters): Promise<boolean> {
  const { fourEyes, dueDays, actionReminderDays, actionEscalationDays, confidentialKinds, version } = next;
  const saved = await tx.find(sql`insert into parameters (company_id, four_eyes, due_days_critical, due_days_major,
      due_days_minor, action_reminder_days, action_escalation_days, confidential_kinds, idle_lock_minutes,
      second_factor, sign_templates, assistant, assistant_monthly_tokens, number_digits, numbers_begin,
      retention_years, left_out_steps, detection_modes, gemba_categories, finding_grades, audit_lead_days,
      independence_months, train_before_effective, gates, return_months, public_copy_check, language_style, import_cut_off,
      mail_topics, daily_summary, offline_hours, version)
    values (${tx.context.actor.companyId}, ${fourEyes}, ${dueDays.Critical}, ${dueDays.Major}, ${dueDays.Minor},
      ${actionReminderDays}::int[], ${actionEscalationDays}, ${confidentialKinds}::text[], ${next.idleLockMinutes},
      ${next.secondFactor}, ${next.signTemplates}, ${next.assistant}, ${next.assistantMonthlyTokens},
      ${JSON.stringify(next.numberDigits)}::jsonb, ${JSON.stringify(next.numbersBegin)}::jsonb, ${JSON.stringify(next.retentionYears)}::jsonb,
      ${JSON.stringify(next.leftOutSteps)}::jsonb, ${next.detectionModes}::text[],
      ${next.gembaCategories}::text[], ${JSON.stringify(next.findingGrades)}::jsonb, ${next.auditLeadDays},
      ${next.independenceMonths}, ${next.trainBeforeEffective}, ${JSON.stringify(next.gates)}::jsonb, ${next.returnMonths}, ${next.publicCopyCheck}, ${next.languageStyle}, ${next.importCutOff}::date,
      ${next.mailTopics}::text[], ${next.dailySummary}, ${next.offlineHours}, ${version})
    on conflict (company_id) do update set four_eyes = excluded.four_eyes,
      due_days_critical = excluded.due_days_critical, due_days_major = excluded.due_days_major,
      due_days_minor = excluded.due_days_minor, action_reminder_days = excluded.action_reminder_days,
      action_escalation_days = excluded.action_escalation_days, confidential_kinds = excluded.confidential_kinds,
      idle_lock_minutes = excluded.idle_lock_minutes, second_factor = excluded.second_factor,
      sign_templates = excluded.sign_templates, assistant = excluded.assistant,
      assistant_monthly_tokens = excluded.assistant_monthly_tokens, number_digits = excluded.number_digits,
      numbers_begin = excluded.numbers_begin, retention_years = excluded.retention_years, left_out_steps = excluded.left_out_steps,
      detection_modes = excluded.detection_modes, gemba_categories = excluded.gemba_categories,
      finding_grades = excluded.finding_grades, audit_lead_days = excluded.audit_lead_days,
      independence_months = excluded.independence_months,
      train_before_effective = excluded.train_before_effective, gates = excluded.gates,
      return_months = excluded.return_months, public_copy_check = excluded.public_copy_check,
      language_style = excluded.language_style, import_cut_off = excluded.import_cut_off,
      mail_topics = excluded.mail_topics, daily_summary = excluded.daily_summary,
      offline_hours = excluded.offline_hours, version = excluded.version
    where parameters.version = excluded.version - 1 returning 1`);
  return saved !== null;
}

/** The last day that what comes from elsewhere may name: before the company was there, nothing could be entered here. */
export async function findImportCutOff(reader: Reader, companyId: number): Promise<string> {
  const { day } = await reader.get<{ day: string }>(sql`select coalesce(p.import_cut_off,
      (c.created_at at time zone 'UTC')::date - 1) as day
    from companies c left join parameters p on p.company_id = c.id where c.id = ${companyId}`);
  return day;
}
