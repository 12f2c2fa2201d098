import type { VerifiedColumns } from '../../platform/verification/columns';
import type { Tables } from './schema';

/** How `verify` holds each column of the tables of parameters. */
export const parametersColumns: VerifiedColumns<Tables> = {
  parameters: {
    company_id: 'event: names the record',
    four_eyes: 'event: fourEyes',
    due_days_critical: 'event: dueDays.Critical',
    due_days_major: 'event: dueDays.Major',
    due_days_minor: 'event: dueDays.Minor',
    version: 'not: counts saves, so that a page that is behind is refused; says nothing of the record',
    action_reminder_days: 'event: actionReminderDays',
    action_escalation_days: 'event: actionEscalationDays',
    second_factor: 'event: secondFactor',
    idle_lock_minutes: 'event: idleLockMinutes',
    offline_hours: 'event: offlineHours',
    confidential_kinds: 'event: confidentialKinds',
    sign_templates: 'event: signTemplates',
    assistant: 'event: assistant',
    assistant_monthly_tokens: 'event: assistantMonthlyTokens',
    number_digits: 'event: numberDigits',
    numbers_begin: 'event: numbersBegin',
    retention_years: 'event: retentionYears',
    left_out_steps: 'event: leftOutSteps',
    detection_modes: 'event: detectionModes',
    gemba_categories: 'event: gembaCategories',
    finding_grades: 'event: findingGrades',
    audit_lead_days: 'event: auditLeadDays',
    independence_months: 'event: independenceMonths',
    train_before_effective: 'event: trainBeforeEffective',
    public_copy_check: 'event: publicCopyCheck',
    language_style: 'event: languageStyle',
    import_cut_off: 'event: importCutOff',
    mail_topics: 'event: mailTopics',
    daily_summary: 'event: dailySummary',
  },
};
