import { auditKind } from '@vigie/domain/modules/audits/audits/kind';
import { auditFieldMessages as f } from '@vigie/domain/modules/audits/audits/messages';
import { type AuditMove, auditChangeObjection, auditWorkflow } from '@vigie/domain/modules/audits/audits/workflow';
import { planMessages, auditViewMessages as v } from '@vigie/domain/modules/audits/pages/plan-messages';
import { todayHere } from '../../../platform/page/dates';
import { ConfidentialMark, ImportedMark } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import type { PageView } from '../../records/public';
import { ChecklistSummary } from '../checklist/checklist-summary';
import { AnswerLines } from '../findings/answer-lines';
import { FindingsSection } from '../findings/findings-section';
import { Agenda } from '../plan/agenda';
import { itemOf, Plan } from '../plan/plan';
import { ReportSection } from '../report/report';
import { ImportedAudit } from './imported-audit';
import { auditsPath } from './list-view';
import { AuditState, PlannedDays, UrgencyMark } from './marks';
import { type AuditDetail, auditCalls as calls, useStanding } from './queries';
import { auditTransitions } from './steps';

/** What the steps look at. Until the server has said it, the page knows the plan alone. */
function useFacts({ id, plannedFrom, auditees }: AuditDetail) {
  const standing = useStanding(id).data;
  if (!standing) {
    return {
      today: todayHere(),
      plannedFrom,
      auditees: auditees.length,
      isTemplatePublished: true,
      dependencies: [],
      openAnswers: 0,
      rivalAnswers: 0,
      phone: null,
      isReasonGiven: true,
      hasSummary: true,
      incomplete: [],
      blocking: [],
      unanswered: [],
    };
  }
  // The step asks for the reason itself: a phone that holds the checklist does not keep the button closed.
  return { ...standing, isReasonGiven: true };
}

/** What was brought from elsewhere says so before its plan. */
function PlanOrPast({ audit }: { audit: AuditDetail }) {
  return (
    <div className="stack-sm">
      {audit.isImported && <ImportedAudit audit={audit} />}
      <Plan audit={audit} />
    </div>
  );
}

export const auditPage: PageView<AuditDetail, AuditMove> = {
  calls,
  words: auditKind.words,
  icon: 'search',
  listPath: auditsPath,
  titleOf: ({ title }) => title,
  State: AuditState,
  facts: (audit) => (
    <>
      <PlannedDays {...audit} />
      <UrgencyMark audit={audit} />
      {audit.isConfidential && <ConfidentialMark />}
      {audit.isImported && <ImportedMark />}
    </>
  ),
  sections: {
    plan: { title: planMessages.plan, draw: (audit) => <PlanOrPast audit={audit} /> },
    agenda: { title: f.agenda, draw: (audit) => <Agenda audit={audit} /> },
    checklist: { title: v.checklist, draw: (audit) => <ChecklistSummary audit={audit} /> },
    findings: { title: v.findings, draw: (audit) => <FindingsSection audit={audit} /> },
    report: { title: v.report, draw: (audit) => <ReportSection key={audit.id} audit={audit} /> },
    answers: { title: v.answers, draw: (audit) => <AnswerLines audit={audit} /> },
  },
  transitions: auditTransitions,
  useActions: (audit) => {
    const facts = useFacts(audit);
    return useWorkflowActions(auditWorkflow, ({ companyId }) => ({ item: itemOf(audit, companyId), facts }));
  },
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (audit, actor) => auditChangeObjection(itemOf(audit, actor.companyId), actor),
    needsReason: ({ status }) => status !== 'planned',
  },
};
