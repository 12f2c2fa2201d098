import { procedureAddress } from '@vigie/domain/modules/procedures/public';
import { requirementsPath } from '@vigie/domain/modules/training/id';
import { trainingPageTexts as p } from '@vigie/domain/modules/training/pages/messages';
import { trainingPageTitles } from '@vigie/domain/modules/training/pages/titles';
import { requirementList, requirementsEndpoints } from '@vigie/domain/modules/training/requirements/contract';
import { requirementKind } from '@vigie/domain/modules/training/requirements/kind';
import {
  requirementFieldMessages as f,
  requirementStatusMessages,
  requirementTitleMessages,
  requirementTypeMessages,
} from '@vigie/domain/modules/training/requirements/messages';
import { isAssessed } from '@vigie/domain/modules/training/requirements/requirement';
import {
  type RequirementMove,
  type RequirementStatus,
  requirementChangeObjection,
  requirementWorkflow,
} from '@vigie/domain/modules/training/requirements/workflow';
import { keeperObjection } from '@vigie/domain/modules/training/rights';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { actorOf, useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { Status } from '../../../ui/icons/status';
import { Facts, listView, type PageView, recordTransitions } from '../../records/public';
import { TrainedLines } from '../trained-lines';
import { requirementCalls as calls, type RequirementDetail } from './queries';

const ChangeRequirementDialog = lazyDialog(() => import('./change-requirement-dialog'));

const looks = { active: 'good', retired: 'off' } as const;

function RequirementState({ status }: { status: RequirementStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(requirementStatusMessages[status])}</Status>;
}

export const requirementListView = listView(requirementList, requirementsEndpoints, {
  record: 'training_requirement',
  title: requirementTitleMessages.plural,
  path: requirementsPath,
  fileName: 'training-requirements.xlsx',
  titled: 'title',
  addressOf: ({ id }) => requirementKind.address(id),
  minor: ['validityMonths', 'dueDays'],
  cells: { status: ({ status }) => <RequirementState status={status} /> },
  create: {
    path: `${requirementsPath}/new`,
    label: trainingPageTitles.newRequirement,
    objection: (actor) => keeperObjection({ companyId: actor.companyId }, actor),
    Dialog: lazyDialog(() => import('./new-requirement-dialog')),
  },
});

function Card({ requirement }: { requirement: RequirementDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [isChanging, setChanging] = useState(false);
  const objection = requirementChangeObjection({ ...requirement, companyId: actor.companyId }, actor);
  const { type, procedureId, code, templateId, passPercent, attempts, trainers } = requirement;
  const { validityMonths, dueDays, refreshOnReturn } = requirement;
  return (
    <div className="stack-sm">
      <Facts
        facts={[
          { label: f.type, value: say(requirementTypeMessages[type]) },
          {
            label: f.procedure,
            value: procedureId && (
              <Link className="touch-link" to={procedureAddress(procedureId)}>
                {[code, procedureId].filter(Boolean).join(' · ')}
              </Link>
            ),
          },
          ...(type === 'quiz'
            ? [
                { label: f.template, value: templateId },
                { label: f.passPercent, value: passPercent },
                { label: f.attempts, value: attempts },
              ]
            : []),
          ...(isAssessed(type) ? [{ label: f.trainers, value: trainers.map(({ name }) => name).join(', ') }] : []),
          { label: f.dueDays, value: dueDays },
          { label: f.validityMonths, value: validityMonths },
          { label: f.refreshOnReturn, value: say(refreshOnReturn ? p.yes : p.no) },
        ]}
      />
      <div className="row">
        <WhyButton
          size="small"
          icon="pencil"
          why={objection ? say(objection.message, objection.values) : undefined}
          aria-haspopup="dialog"
          onClick={() => setChanging(true)}
        >
          {say(p.change)}
        </WhyButton>
      </div>
      {isChanging && <ChangeRequirementDialog requirement={requirement} onClose={() => setChanging(false)} />}
    </div>
  );
}

export const requirementPage: PageView<RequirementDetail, RequirementMove> = {
  calls,
  words: requirementKind.words,
  icon: 'check',
  listPath: requirementsPath,
  titleOf: ({ title }) => title,
  State: RequirementState,
  sections: {
    card: { title: requirementTitleMessages.title, draw: (requirement) => <Card requirement={requirement} /> },
    latest: { title: p.latest, draw: ({ id }) => <TrainedLines requirement={id} /> },
  },
  transitions: recordTransitions<RequirementMove, RequirementDetail>(calls, requirementWorkflow, {
    dangerous: ['retire'],
  }),
  // Which curricula need it, the server says.
  useActions: (requirement) =>
    useWorkflowActions(requirementWorkflow, ({ companyId }) => ({
      item: { ...requirement, companyId },
      facts: { neededBy: [] },
    })),
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (requirement, actor) =>
      requirementChangeObjection({ ...requirement, companyId: actor.companyId }, actor),
    needsReason: () => true,
  },
};
