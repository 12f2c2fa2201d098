import { type ModuleContract, moduleContracts } from '@vigie/domain/modules/index';
import type { HangingTable } from '../platform/verification/columns';
import { serverModules } from './index';

const contracts: readonly ModuleContract[] = Object.values(moduleContracts);

/** Every kind of record: each is signed, or ends. */
export const signedRecords: readonly string[] = contracts.flatMap(({ kinds = [] }) => kinds.map(({ name }) => name));

const derived = 'written by triggers from rows that are listed here by themselves';
const ofReaders = 'tells of its readers, not of the record';

/** Checked against the catalogue of the database and by behaviour in `what-hangs-on-records.test.ts`, which also prints it. */
export const whatHangsOnRecords: readonly HangingTable[] = [
  ...Object.values(serverModules).flatMap(({ verified }) => verified?.hanging ?? []),
  {
    tableName: 'reports',
    on: ['report'],
    standing: 'signed',
    why: 'the decision covers answers and files; a report that was approved or rejected no longer changes',
  },
  {
    tableName: 'report_decisions',
    on: ['report'],
    standing: 'signed',
    why: 'each is signed as it is made, and none is made on a report that was approved or rejected',
  },
  {
    tableName: 'cases',
    on: ['case'],
    standing: 'signed',
    why: 'approval and closing cover it; the cost is frozen with the end of the case; who reads it is no content',
  },
  {
    tableName: 'cases',
    on: ['report'],
    standing: 'neither',
    why: 'the case that came of a report has a life and signatures of its own',
  },
  {
    tableName: 'reports',
    on: ['case'],
    standing: 'frozen',
    why: 'the case covers the number of its report, which was decided before the case was opened',
  },
  {
    tableName: 'case_steps',
    on: ['case'],
    standing: 'signed',
    why: 'approval and closing cover what is written; marks say who looked, and stop with the approval',
  },
  {
    tableName: 'actions',
    on: ['case'],
    standing: 'signed',
    why: 'closing covers how each ended; the approval keeps how far each was, and they go on until the case ends',
  },
  {
    tableName: 'capa_checks',
    on: ['case'],
    standing: 'signed',
    why: 'each verdict is signed by itself, and closing covers all of them',
  },
  {
    tableName: 'questionnaires',
    on: ['case'],
    standing: 'signed',
    why: 'approval and closing cover answers, photos, score and findings; none is begun or changed after the approval',
  },
  {
    tableName: 'case_members',
    on: ['case'],
    standing: 'frozen',
    why: 'people come and go until the approval',
  },
  {
    tableName: 'case_analyses',
    on: ['case'],
    standing: 'frozen',
    why: 'what resembled the case is looked for until the approval',
  },
  {
    tableName: 'case_dismissals',
    on: ['case'],
    standing: 'frozen',
    why: 'what resembled the case is judged until the approval',
  },
  {
    tableName: 'actions',
    on: ['action'],
    standing: 'frozen',
    why: 'with its to-do list and its request for a later date: an action that has ended, or whose case has, no longer changes',
  },
  {
    tableName: 'questionnaires',
    on: ['questionnaire'],
    standing: 'signed',
    why: 'the submission covers it where its template asks for one; what was submitted is reopened by QA alone, signed, and never under a case that is approved or has ended',
  },
  {
    tableName: 'questionnaire_findings',
    on: ['questionnaire', 'report'],
    standing: 'neither',
    why: 'a reader of a finding reports it, however late: it names the report that came of an answer, and changes neither',
  },
  {
    tableName: 'templates',
    on: ['template'],
    standing: 'signed',
    why: 'publishing covers the draft where the company signs templates; one that was retired no longer changes',
  },
  {
    tableName: 'template_versions',
    on: ['template'],
    standing: 'signed',
    why: 'a published version is refused every change by the database itself',
  },
  {
    tableName: 'template_edits',
    on: ['template'],
    standing: 'frozen',
    why: 'how a draft came about; a template that is published or retired takes no edit',
  },
  {
    tableName: 'template_conflicts',
    on: ['template'],
    standing: 'frozen',
    why: 'decided before a draft is published, and by an edit',
  },
  {
    tableName: 'questionnaires',
    on: ['template'],
    standing: 'neither',
    why: 'a questionnaire has a life of its own, and keeps the version that it was begun with',
  },
  {
    tableName: 'attachment_links',
    on: ['report', 'case', 'questionnaire'],
    standing: 'signed',
    why: 'signatures cover the hashes of the files; none comes or goes once the record is decided, approved or submitted',
  },
  {
    tableName: 'attachment_links',
    on: ['action'],
    standing: 'frozen',
    why: 'none comes or goes once the action or its case has ended',
  },
  {
    tableName: 'attachment_links',
    on: ['template'],
    standing: 'frozen',
    why: 'material of its designers, no part of what is published; a retired template takes none',
  },
  {
    tableName: 'record_links',
    on: ['case'],
    standing: 'frozen',
    why: 'a case that is approved or has ended keeps its links and their notes; one that points to it later stands in the other case alone',
  },
  {
    tableName: 'record_links',
    on: ['report', 'action', 'questionnaire', 'template'],
    standing: 'neither',
    why: 'only cases are linked: there are no such rows',
  },
  {
    tableName: 'comments',
    on: ['case', 'action', 'questionnaire'],
    standing: 'frozen',
    why: 'nothing more is said once the case has ended; what belongs to no case is talked about for as long as it is there',
  },
  {
    tableName: 'comments',
    on: ['report', 'template'],
    standing: 'neither',
    why: 'talk about the record, recorded in the trail: an author who was refused asks why, and designers go on with the next version',
  },
  {
    tableName: 'assistant_suggestions',
    on: ['report', 'case'],
    standing: 'neither',
    why: 'a proposal is no content; accepting it is a change under the rules of the record',
  },
  {
    tableName: 'kpi_signals',
    on: ['report'],
    standing: 'neither',
    why: 'belongs to an indicator, and tells which report came of it',
  },
  {
    tableName: 'action_notices',
    on: ['action'],
    standing: 'neither',
    why: 'tells which reminders were sent',
  },
  {
    tableName: 'signatures',
    on: signedRecords,
    standing: 'neither',
    why: 'what vouches, under a hash of its own; a signature is only ever made or voided',
  },
  {
    tableName: 'audit_events',
    on: signedRecords,
    standing: 'neither',
    why: 'the trail, which the database lets grow and nothing else',
  },
  {
    tableName: 'captures',
    on: signedRecords,
    standing: 'neither',
    why: 'tells which entry without a network the record came of, and is never changed',
  },
  { tableName: 'confidential_records', on: signedRecords, standing: 'neither', why: ofReaders },
  { tableName: 'notifications', on: signedRecords, standing: 'neither', why: ofReaders },
  { tableName: 'record_presence', on: signedRecords, standing: 'neither', why: ofReaders },
  { tableName: 'record_views', on: signedRecords, standing: 'neither', why: ofReaders },
  { tableName: 'record_words', on: signedRecords, standing: 'neither', why: derived },
  { tableName: 'report_totals', on: ['report'], standing: 'neither', why: derived },
  { tableName: 'report_people_totals', on: ['report'], standing: 'neither', why: derived },
  { tableName: 'case_entries', on: ['case'], standing: 'neither', why: derived },
  { tableName: 'case_totals', on: ['case'], standing: 'neither', why: derived },
  { tableName: 'case_overall_totals', on: ['case'], standing: 'neither', why: derived },
  { tableName: 'case_facts', on: ['case'], standing: 'neither', why: derived },
  { tableName: 'case_fact_versions', on: ['case'], standing: 'neither', why: derived },
  { tableName: 'recurrence_documents', on: ['case'], standing: 'neither', why: derived },
  { tableName: 'action_entries', on: ['action', 'case'], standing: 'neither', why: derived },
  { tableName: 'action_totals', on: ['action'], standing: 'neither', why: derived },
  { tableName: 'action_overall_totals', on: ['action'], standing: 'neither', why: derived },
  { tableName: 'action_facts', on: ['action', 'case'], standing: 'neither', why: derived },
  { tableName: 'action_fact_versions', on: ['action', 'case'], standing: 'neither', why: derived },
  {
    tableName: 'questionnaire_entries',
    on: ['questionnaire', 'case', 'template'],
    standing: 'neither',
    why: derived,
  },
  { tableName: 'questionnaire_totals', on: ['questionnaire'], standing: 'neither', why: derived },
  {
    tableName: 'questionnaire_template_totals',
    on: ['questionnaire', 'template'],
    standing: 'neither',
    why: derived,
  },
];
