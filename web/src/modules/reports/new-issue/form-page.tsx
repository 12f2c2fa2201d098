import { connectionMessages } from '@vigie/domain/messages/connection';
import { definitionMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { caseKinds } from '@vigie/domain/modules/cases/public';
import { newIssueMessages as m, wizardMessages } from '@vigie/domain/modules/reports/messages/new-issue';
import { useState } from 'react';
import { SavedState } from '../../../platform/autosave/saved-state';
import { useSay } from '../../../platform/page/messages';
import { useRouter } from '../../../platform/router/router';
import { sentenceOf } from '../../../platform/transport/api-error';
import { isOutOfReach } from '../../../platform/transport/failures';
import { Button } from '../../../ui/buttons/button';
import { Card } from '../../../ui/foundation/card';
import { Page } from '../../../ui/foundation/page';
import { useMedia } from '../../../ui/foundation/use-media';
import { notify } from '../../../ui/overlays/toast';
import { takeOverReport } from '../queries';
import { DraftFoot } from './draft/draft-foot';
import { DraftFrame, ResumedNote } from './draft/draft-frame';
import { keepForLater, useIsOffline } from './draft/keep-for-later';
import { OfflineGate } from './draft/offline-gate';
import { OfflinePart } from './draft/offline-part';
import { type ShownDraft, useOpenDraft } from './draft/use-open-draft';
import { ClassificationFields, ImmediateActionFields } from './fields/answer-fields';
import { DescriptionFields } from './fields/description-fields';
import { FileSection } from './fields/file-section';
import { useProblems } from './use-problems';
import './new-issue.css';

/** Everything on one page, for those who know what they want to say. */
export default function FormPage() {
  return (
    <OfflineGate>
      <OpenForm />
    </OfflineGate>
  );
}

function OpenForm() {
  const shown = useOpenDraft();
  return (
    <DraftFrame shown={shown}>
      <IssueForm key={shown.key} shown={shown} />
    </DraftFrame>
  );
}

function IssueForm({ shown }: { shown: ShownDraft }) {
  const say = useSay();
  const { answers } = shown.state;
  const problems = useProblems<HTMLDivElement>(answers);
  const fields = {
    answers,
    problems: problems.shown,
    onChange(changes: Parameters<ShownDraft['change']>[0]) {
      shown.change(changes);
      if (changes.actionsTaken === false) problems.forget('immediateAction.');
    },
  };
  const title = answers.category
    ? say(m.formTitle, { category: say(caseKinds[answers.category].label) })
    : say(m.formTitleBare);
  // At hand with a phone is a photo: it comes first. The wizard keeps the order of its steps (source 2, section 2.3).
  const isPhone = useMedia('(max-width: 640px)');
  const files = (
    <Card title={say(m.documentation)}>
      <FileSection shown={shown} />
    </Card>
  );
  return (
    <Page narrow title={title}>
      <div className="stack" {...problems.area}>
        <OfflinePart />
        <ResumedNote shown={shown} />
        <p className="muted">{say(m.requiredFields)}</p>
        {isPhone && files}
        <Card title={say(m.classification)}>
          <ClassificationFields {...fields} />
        </Card>
        <Card title={say(definitionMessages.title)}>
          <DescriptionFields {...fields} shown={shown} />
        </Card>
        {!isPhone && files}
        <Card title={say(m.immediateActions)}>
          <ImmediateActionFields {...fields} folded />
        </Card>
      </div>
      <FormFoot shown={shown} problems={problems} />
    </Page>
  );
}

function FormFoot({ shown, problems }: { shown: ShownDraft; problems: ReturnType<typeof useProblems> }) {
  const say = useSay();
  const { history } = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { draft, files, state } = shown;
  const isOffline = useIsOffline(shown);

  const keep = async () => {
    const objection = await keepForLater(shown);
    setBusy(false);
    if (objection) return setFailure(say(objection));
    notify.success(say(m.keptForLater));
    history.push('/offline');
  };
  const send = async () => {
    const wrong = problems.countFields();
    if (wrong > 0) {
      setFailure(say(m.sendMissing, { n: wrong }));
      return problems.showAll();
    }
    setBusy(true);
    setFailure(null);
    if (isOffline) return keep();
    try {
      const report = await draft.submit();
      takeOverReport(report);
      history.push(`/apps/new-issue/approval/review?report=${report.id}`);
    } catch (error) {
      if (isOutOfReach(error)) return keep();
      setFailure(sentenceOf(error, say(connectionMessages.unknownError)));
      setBusy(false);
    }
  };
  const waitsForFiles = files.isBusy;
  return (
    <DraftFoot failure={failure}>
      <SavedState saving={state.saving} saved={say(wizardMessages.draftSaved)} onRetry={() => draft.saveNow()} />
      {waitsForFiles && (
        <p id="send-waits" className="meta wz-why">
          {say(m.sendWaitsForFiles)}
        </p>
      )}
      <Button
        look="primary"
        size="large"
        busy={busy}
        disabled={waitsForFiles}
        aria-describedby={waitsForFiles ? 'send-waits' : undefined}
        onClick={() => void send()}
      >
        {say(isOffline ? m.keepForLater : busy ? m.sending : m.send)}
      </Button>
    </DraftFoot>
  );
}
