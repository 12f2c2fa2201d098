import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { auditAddress, findingAddress } from '@vigie/domain/modules/audits/audits/id';
import { findingKind } from '@vigie/domain/modules/audits/findings/kind';
import { findingFieldMessages as f } from '@vigie/domain/modules/audits/findings/messages';
import {
  type FindingMove,
  findingChangeObjection,
  findingFilesObjection,
  findingWorkflow,
} from '@vigie/domain/modules/audits/findings/workflow';
import { answerMessages, findingFormMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import { relatedRecordMessages } from '@vigie/domain/modules/records/messages';
import { useState } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { ImportedMark } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { actorOf, useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { formatDay } from '../../../ui/fields/day';
import { Facts, type PageView, ReadFiles, RelatedRecords } from '../../records/public';
import { AnswerSection } from './answer';
import { findingsPath } from './list-view';
import { DueMark, FindingState, GradeMark } from './marks';
import { Measures } from './measures';
import { findingCalls as calls, type FindingDetail, findingTransitions } from './queries';

const ChangeFindingDialog = lazyDialog(() => import('./change-finding-dialog'));

const itemOf = (finding: FindingDetail, { companyId }: Pick<Actor, 'companyId'>) => ({ ...finding, companyId });

const questionOf = (finding: FindingDetail, actor: Actor) => ({
  item: itemOf(finding, actor),
  facts: {
    hasCause: finding.cause.trim() !== '',
    hasCorrection: finding.correction.trim() !== '',
    hasMeasures: finding.measures.length > 0 || finding.noMeasures.trim() !== '',
    isOwnAnswer: actor.userId !== null && finding.answererIds.includes(actor.userId),
  },
});

function Statement({ finding }: { finding: FindingDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [isChanging, setChanging] = useState(false);
  const objection = findingChangeObjection(itemOf(finding, actor), actor);
  return (
    <div className="stack-sm">
      <p className="prose">{finding.statement}</p>
      <Context finding={finding} />
      <div className="row">
        <WhyButton
          size="small"
          icon="pencil"
          why={objection ? say(objection.message, objection.values) : undefined}
          aria-haspopup="dialog"
          onClick={() => setChanging(true)}
        >
          {say(m.change)}
        </WhyButton>
      </div>
      {isChanging && <ChangeFindingDialog finding={finding} onClose={() => setChanging(false)} />}
    </div>
  );
}

function Context({ finding }: { finding: FindingDetail }) {
  const { auditId, auditTitle, standard, clause, site, department, equipment, step, question } = finding;
  const { owner, repeatOf, observedAt, originalNumber, closedOn } = finding;
  return (
    <Facts
      facts={[
        {
          label: f.audit,
          value: (
            <Link className="touch-link" to={auditAddress(auditId)}>
              {auditId} - {auditTitle}
            </Link>
          ),
        },
        { label: f.standard, value: standard },
        { label: f.clause, value: clause },
        { label: f.question, value: question },
        { label: f.site, value: site },
        { label: f.department, value: department },
        { label: f.equipment, value: equipment },
        { label: f.step, value: step },
        { label: f.owner, value: owner },
        {
          label: f.repeatOf,
          value: repeatOf && (
            <Link className="touch-link" to={findingAddress(repeatOf)}>
              {repeatOf}
            </Link>
          ),
        },
        { label: f.observedAt, value: observedAt && formatMinute(observedAt) },
        { label: f.originalNumber, value: originalNumber },
        { label: f.closedOn, value: closedOn && formatDay(closedOn) },
      ]}
    />
  );
}

export const findingPage: PageView<FindingDetail, FindingMove> = {
  calls,
  words: findingKind.words,
  icon: 'alert',
  listPath: findingsPath,
  titleOf: ({ title }) => title,
  State: FindingState,
  facts: (finding) => (
    <>
      <GradeMark {...finding} />
      <DueMark finding={finding} />
      {finding.isImported && <ImportedMark />}
    </>
  ),
  sections: {
    statement: { title: m.statement, draw: (finding) => <Statement finding={finding} /> },
    photos: {
      title: m.photos,
      draw: ({ id, attachments }) => <ReadFiles calls={calls} id={id} files={attachments} />,
    },
    answer: { title: m.answer, draw: (finding) => <AnswerSection key={finding.id} finding={finding} /> },
    measures: {
      title: answerMessages.measures,
      draw: (finding) => (
        <>
          <Measures finding={finding} />
          <RelatedRecords
            kind="finding"
            id={finding.id}
            title={relatedRecordMessages.naming}
            except={finding.measures}
          />
        </>
      ),
    },
  },
  transitions: findingTransitions,
  useActions: (finding) => useWorkflowActions(findingWorkflow, (actor) => questionOf(finding, actor)),
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (finding, actor) => findingFilesObjection(itemOf(finding, actor), actor),
    needsReason: ({ status }) => status !== 'draft',
  },
};
