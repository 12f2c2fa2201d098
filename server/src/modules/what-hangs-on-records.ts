export const signedRecords = ['report', 'case', 'action', 'questionnaire', 'template'] as const;
export type SignedRecordName = (typeof signedRecords)[number];

/**
 * R39: a table whose rows belong to records that are signed or end. `signed`: signatures on the record cover it, so that a
 * change makes them void, and the application refuses one once the record has ended. `frozen`: it is refused, though no
 * signature covers it. `neither` says why that is right.
 */
export interface HangingTable {
  readonly table: string;
  readonly on: readonly SignedRecordName[];
  readonly standing: 'signed' | 'frozen' | 'neither';
  readonly why: string;
}

const derived = 'written by triggers from rows that are listed here by themselves';
const ofReaders = 'tells of its readers, not of the record';

/** Checked against the catalogue of the database and by behaviour in `what-hangs-on-records.test.ts`, which also prints it. */
export const whatHangsOnRecords: readonly HangingTable[] = [
  {
    ...{ table: 'reports', on: ['report'], standing: 'signed' },
    why: 'the decision covers answers and files; a report that was approved or rejected no longer changes',
  },
  {
    ...{ table: 'report_decisions', on: ['report'], standing: 'signed' },
    why: 'each is signed as it is made, and none is made on a report that was approved or rejected',
  },
  {
    ...{ table: 'cases', on: ['case'], standing: 'signed' },
    why: 'approval and closing cover it; the cost is frozen with the end of the case; who reads it is no content',
  },
  {
    ...{ table: 'cases', on: ['report'], standing: 'neither' },
    why: 'the case that came of a report has a life and signatures of its own',
  },
  {
    ...{ table: 'reports', on: ['case'], standing: 'frozen' },
    why: 'the case covers the number of its report, which was decided before the case was opened',
  },
  {
    ...{ table: 'case_steps', on: ['case'], standing: 'signed' },
    why: 'approval and closing cover what is written; marks say who looked, and stop with the approval',
  },
  {
    ...{ table: 'actions', on: ['case'], standing: 'signed' },
    why: 'closing covers how each ended; the approval keeps how far each was, and they go on until the case ends',
  },
  {
    ...{ table: 'capa_checks', on: ['case'], standing: 'signed' },
    why: 'each verdict is signed by itself, and closing covers all of them',
  },
  {
    ...{ table: 'questionnaires', on: ['case'], standing: 'signed' },
    why: 'approval and closing cover answers, photos, score and findings; none is begun or changed after the approval',
  },
  {
    ...{ table: 'case_members', on: ['case'], standing: 'frozen' },
    why: 'people come and go until the approval',
  },
  {
    ...{ table: 'case_analyses', on: ['case'], standing: 'frozen' },
    why: 'what resembled the case is looked for until the approval',
  },
  {
    ...{ table: 'case_dismissals', on: ['case'], standing: 'frozen' },
    why: 'what resembled the case is judged until the approval',
  },
  {
    ...{ table: 'actions', on: ['action'], standing: 'frozen' },
    why: 'with its to-do list and its request for a later date: an action that has ended, or whose case has, no longer changes',
  },
  {
    ...{ table: 'questionnaires', on: ['questionnaire'], standing: 'signed' },
    why: 'the submission covers it where its template asks for one; what was submitted is reopened by QA alone, signed, and never under a case that is approved or has ended',
  },
  {
    ...{ table: 'questionnaire_findings', on: ['questionnaire', 'report'], standing: 'neither' },
    why: 'whoever sees a finding reports it, however late: it tells which report came of an answer, and changes neither',
  },
  {
    ...{ table: 'templates', on: ['template'], standing: 'signed' },
    why: 'publishing covers the draft where the company signs templates; one that was retired no longer changes',
  },
  {
    ...{ table: 'template_versions', on: ['template'], standing: 'signed' },
    why: 'a published version is refused every change by the database itself',
  },
  {
    ...{ table: 'template_edits', on: ['template'], standing: 'frozen' },
    why: 'how a draft came about; a template that is published or retired takes no edit',
  },
  {
    ...{ table: 'template_conflicts', on: ['template'], standing: 'frozen' },
    why: 'decided before a draft is published, and by an edit',
  },
  {
    ...{ table: 'questionnaires', on: ['template'], standing: 'neither' },
    why: 'a questionnaire has a life of its own, and keeps the version that it was begun with',
  },
  {
    ...{ table: 'attachment_links', on: ['report', 'case', 'questionnaire'], standing: 'signed' },
    why: 'signatures cover the hashes of the files; none comes or goes once the record is decided, approved or submitted',
  },
  {
    ...{ table: 'attachment_links', on: ['action'], standing: 'frozen' },
    why: 'none comes or goes once the action or its case has ended',
  },
  {
    ...{ table: 'attachment_links', on: ['template'], standing: 'frozen' },
    why: 'material of its designers, no part of what is published; a retired template takes none',
  },
  {
    ...{ table: 'record_links', on: ['case'], standing: 'frozen' },
    why: 'a case that is approved or has ended keeps its links and their notes; one that points to it later stands in the other case alone',
  },
  {
    ...{ table: 'record_links', on: ['report', 'action', 'questionnaire', 'template'], standing: 'neither' },
    why: 'only cases are linked: there are no such rows',
  },
  {
    ...{ table: 'comments', on: ['case', 'action', 'questionnaire'], standing: 'frozen' },
    why: 'nothing more is said once the case has ended; what belongs to no case is talked about for as long as it is there',
  },
  {
    ...{ table: 'comments', on: ['report', 'template'], standing: 'neither' },
    why: 'talk about the record, told by the trail: whoever was refused asks why, and designers go on with the next version',
  },
  {
    ...{ table: 'assistant_suggestions', on: ['report', 'case'], standing: 'neither' },
    why: 'a proposal is no content; accepting it is a change under the rules of the record',
  },
  {
    ...{ table: 'kpi_signals', on: ['report'], standing: 'neither' },
    why: 'belongs to an indicator, and tells which report came of it',
  },
  {
    ...{ table: 'action_notices', on: ['action'], standing: 'neither' },
    why: 'tells which reminders were sent',
  },
  {
    ...{ table: 'signatures', on: signedRecords, standing: 'neither' },
    why: 'what vouches, under a hash of its own; a signature is only ever made or voided',
  },
  {
    ...{ table: 'audit_events', on: signedRecords, standing: 'neither' },
    why: 'the trail, which the database lets grow and nothing else',
  },
  { ...{ table: 'confidential_records', on: signedRecords, standing: 'neither' }, why: ofReaders },
  { ...{ table: 'notifications', on: signedRecords, standing: 'neither' }, why: ofReaders },
  { ...{ table: 'record_presence', on: signedRecords, standing: 'neither' }, why: ofReaders },
  { ...{ table: 'record_views', on: signedRecords, standing: 'neither' }, why: ofReaders },
  { ...{ table: 'search_words', on: signedRecords, standing: 'neither' }, why: derived },
  { ...{ table: 'report_totals', on: ['report'], standing: 'neither' }, why: derived },
  { ...{ table: 'report_people_totals', on: ['report'], standing: 'neither' }, why: derived },
  { ...{ table: 'case_entries', on: ['case'], standing: 'neither' }, why: derived },
  { ...{ table: 'case_totals', on: ['case'], standing: 'neither' }, why: derived },
  { ...{ table: 'case_overall_totals', on: ['case'], standing: 'neither' }, why: derived },
  { ...{ table: 'case_facts', on: ['case'], standing: 'neither' }, why: derived },
  { ...{ table: 'case_fact_versions', on: ['case'], standing: 'neither' }, why: derived },
  { ...{ table: 'recurrence_documents', on: ['case'], standing: 'neither' }, why: derived },
  { ...{ table: 'action_entries', on: ['action', 'case'], standing: 'neither' }, why: derived },
  { ...{ table: 'action_totals', on: ['action'], standing: 'neither' }, why: derived },
  { ...{ table: 'action_overall_totals', on: ['action'], standing: 'neither' }, why: derived },
  { ...{ table: 'action_facts', on: ['action', 'case'], standing: 'neither' }, why: derived },
  { ...{ table: 'action_fact_versions', on: ['action', 'case'], standing: 'neither' }, why: derived },
  {
    ...{ table: 'questionnaire_entries', on: ['questionnaire', 'case', 'template'], standing: 'neither' },
    why: derived,
  },
  { ...{ table: 'questionnaire_totals', on: ['questionnaire'], standing: 'neither' }, why: derived },
  {
    ...{ table: 'questionnaire_template_totals', on: ['questionnaire', 'template'], standing: 'neither' },
    why: derived,
  },
];
