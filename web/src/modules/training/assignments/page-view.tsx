import { versionAddress } from '@vigie/domain/modules/procedures/public';
import { trainingKind } from '@vigie/domain/modules/training/assignments/kind';
import { trainingFieldMessages as f, trainingCauseMessages } from '@vigie/domain/modules/training/assignments/messages';
import {
  dueDayObjection,
  type TrainingMove,
  trainingChangeObjection,
} from '@vigie/domain/modules/training/assignments/workflow';
import { requirementsPath, trainingPath } from '@vigie/domain/modules/training/id';
import { learnMessages as l, trainingPageTexts as p } from '@vigie/domain/modules/training/pages/messages';
import { requirementTypeMessages } from '@vigie/domain/modules/training/requirements/messages';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { actorOf, useUser } from '../../../platform/session/session';
import { formatDay } from '../../../ui/fields/day';
import { Facts, type PageView } from '../../records/public';
import { learnAddress } from '../addresses';
import { Attempts } from '../learn/attempts';
import { DueDay, TrainingState } from '../marks';
import { trainingCalls as calls, type TrainingDetail, useStanding } from './queries';
import { trainingTransitions, useTrainingActions } from './steps';

function Card({ training }: { training: TrainingDetail }) {
  const say = useSay();
  const { userId } = actorOf(useUser());
  const { id, requirementId, title, versionId, label, code, trainers, blockIds, status } = training;
  const moment = (at: string | null) => at && formatMinute(at);
  return (
    <div className="stack-sm">
      {userId === training.userId && status === 'assigned' && (
        <p>
          <Link className="btn btn-primary" to={learnAddress(id)}>
            {say(l.read)}
          </Link>
        </p>
      )}
      <Facts
        facts={[
          { label: f.person, value: training.person },
          {
            label: f.requirement,
            value: (
              <Link className="touch-link" to={`${requirementsPath}/${requirementId}`}>
                {title}
              </Link>
            ),
          },
          { label: f.type, value: say(requirementTypeMessages[training.type]) },
          ...(versionId
            ? [
                {
                  label: f.label,
                  value: (
                    <Link className="touch-link" to={versionAddress(versionId)}>
                      {code} · {label}
                    </Link>
                  ),
                },
                { label: f.scope, value: say(blockIds ? l.changes : l.text) },
              ]
            : []),
          { label: f.cause, value: say(trainingCauseMessages[training.cause]) },
          ...(trainers.length > 0 ? [{ label: f.trainers, value: trainers.map(({ name }) => name).join(', ') }] : []),
          { label: f.shownAt, value: moment(training.shownAt) },
          { label: f.signedAt, value: moment(training.signedAt) },
          ...(training.assessor ? [{ label: f.assessor, value: training.assessor }] : []),
          { label: f.completedAt, value: moment(training.completedAt) },
          { label: f.expiresOn, value: training.expiresOn && formatDay(training.expiresOn) },
          ...(training.equivalence ? [{ label: f.equivalence, value: training.equivalence }] : []),
        ]}
      />
      {training.templateId && <Attempts quiz={training.quiz} />}
    </div>
  );
}

function Signatures({ id }: { id: string }) {
  const say = useSay();
  const signatures = useStanding(id).data?.signatures ?? [];
  if (signatures.length === 0) return <p className="muted">{say(p.noSignatures)}</p>;
  return (
    <ul className="stack-sm">
      {signatures.map(({ id: signatureId, signerName, signedAt, meaning, voidedAt, contentHash }) => (
        <li key={signatureId}>
          <p>{say(p.signatureOf, { name: signerName, when: formatMinute(signedAt), meaning })}</p>
          {voidedAt && <p className="strong">{say(p.voided)}</p>}
          <p className="meta breaks">{contentHash}</p>
        </li>
      ))}
    </ul>
  );
}

export const trainingPage: PageView<TrainingDetail, TrainingMove> = {
  calls,
  words: trainingKind.words,
  icon: 'user',
  listPath: trainingPath,
  titleOf: ({ title, person }) => `${title} · ${person}`,
  State: TrainingState,
  facts: (training) => <DueDay {...training} />,
  fields: {
    title: p.due,
    of: { dueDate: { label: f.dueDate, takes: 'day' } },
    objection: (training, actor) => {
      const item = { ...training, companyId: actor.companyId };
      return dueDayObjection(item, actor) ?? trainingChangeObjection(item, actor);
    },
    needsReason: () => true,
  },
  sections: {
    card: { title: p.facts, draw: (training) => <Card training={training} /> },
    signatures: { title: p.signatures, draw: ({ id }) => <Signatures id={id} /> },
  },
  transitions: trainingTransitions,
  useActions: useTrainingActions,
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (training, actor) => trainingChangeObjection({ ...training, companyId: actor.companyId }, actor),
  },
};
