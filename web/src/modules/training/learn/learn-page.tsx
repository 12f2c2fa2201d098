import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { trainingWorkflowMessages } from '@vigie/domain/modules/training/assignments/messages';
import type { TrainingMove } from '@vigie/domain/modules/training/assignments/workflow';
import { trainingAddress } from '@vigie/domain/modules/training/id';
import { learnMessages as m } from '@vigie/domain/modules/training/pages/messages';
import { isAssessed } from '@vigie/domain/modules/training/requirements/requirement';
import { useCallback, useState } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { RecordTransitionDialog } from '../../../platform/records/record-transition';
import { actionNamed } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { useParams } from '../../../platform/router/router';
import { actorOf, useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { Card } from '../../../ui/foundation/card';
import { Page } from '../../../ui/foundation/page';
import { Banner } from '../../../ui/overlays/banner';
import { LearnedText } from '../../procedures/public';
import { minePath } from '../addresses';
import { type TrainingDetail, trainingCalls } from '../assignments/queries';
import { trainingTransitions, useTrainingActions } from '../assignments/steps';
import { DueDay, TrainingState } from '../marks';
import { TrainingNav } from '../training-nav';
import { Quiz } from './quiz';
import { TextEnd } from './text-end';
import { useMarkShown } from './use-mark-shown';

/** Reading what is to be learned, answering its quiz, and signing: one page, so that a phone needs few taps. */
export default function LearnPage() {
  const say = useSay();
  const { id = '' } = useParams();
  const missing = {
    title: say(recordPageMessages.notFound, { id }),
    text: say(recordPageMessages.notFoundHelp),
    to: minePath,
    label: say(m.toMine),
  };
  return (
    <>
      <TrainingNav at="mine" />
      <LoadedRecord found={trainingCalls.useOne(id)} heading={id} missing={missing}>
        {(training) => <Learn key={training.id} training={training} />}
      </LoadedRecord>
    </>
  );
}

function Learn({ training }: { training: TrainingDetail }) {
  const say = useSay();
  const { userId } = actorOf(useUser());
  const { id, title, label, code, status, versionId, templateId } = training;
  usePageTitle(`${id} - ${title}`);
  const isOwn = userId === training.userId;
  const isOpen = isOwn && status === 'assigned';
  const seen = useMarkShown(training, isOpen);
  return (
    <Page
      title={title}
      narrow
      actions={
        <Link className="btn btn-ghost" to={trainingAddress(id)}>
          {say(m.toRecord, { id })}
        </Link>
      }
    >
      <div className="stack">
        <p className="row wrap">
          {label && <span className="muted">{`${code} · ${label}`}</span>}
          <DueDay {...training} />
          <TrainingState status={status} />
        </p>
        {!isOwn && <Banner kind="info">{say(m.notYours, { name: training.person })}</Banner>}
        {versionId && <Text training={training} versionId={versionId} onSeen={seen} />}
        {templateId && <Quiz training={training} isOpen={isOpen} />}
        {isOwn && <SignPart training={training} />}
      </div>
    </Page>
  );
}

interface TextProps {
  training: TrainingDetail;
  versionId: string;
  onSeen: () => void;
}

function Text({ training: { sinceVersionId, blockIds, shownAt }, versionId, onSeen }: TextProps) {
  const say = useSay();
  const end = useCallback(
    (isFile: boolean) => <TextEnd isFile={isFile} shownAt={shownAt} onSeen={onSeen} />,
    [shownAt, onSeen],
  );
  return (
    <Card title={say(blockIds ? m.changes : m.text)}>
      <LearnedText id={versionId} formerId={sinceVersionId} blockIds={blockIds} end={end} />
    </Card>
  );
}

function SignPart({ training }: { training: TrainingDetail }) {
  const say = useSay();
  const actions = useTrainingActions(training);
  const [asked, setAsked] = useState<TrainingDetail | null>(null);
  const { status, signedAt, trainers } = training;
  const step: TrainingMove = isAssessed(training.type) ? 'present' : 'sign';
  if (status !== 'assigned') {
    return (
      <Banner kind={status === 'completed' ? 'success' : 'info'}>
        {signedAt && say(m.signed, { when: formatMinute(signedAt) })}
        {status === 'to_assess' && ` ${say(m.waitsForTrainer, { names: trainers.map(({ name }) => name).join(', ') })}`}
        {status === 'failed' && say(m.noAttemptsLeft)}{' '}
        <Link className="touch-link" to={minePath}>
          {say(m.toMine)}
        </Link>
      </Banner>
    );
  }
  return (
    <div className="row">
      <WhyButton
        look="primary"
        size="large"
        why={actionNamed(actions, step).why}
        aria-haspopup="dialog"
        onClick={() => setAsked(training)}
      >
        {say(trainingWorkflowMessages[step])}
      </WhyButton>
      {asked && (
        <RecordTransitionDialog
          transitions={trainingTransitions}
          record={asked}
          action={step}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
