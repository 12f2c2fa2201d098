import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { definitionMessages } from '@vigie/domain/modules/cases/messages/kinds';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { needsReason } from '@vigie/domain/modules/reports/workflow';
import { type ReactNode, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { TransitionDialog } from '../../../platform/records/transition-dialog';
import { useTransition } from '../../../platform/records/use-transition';
import { sessionNow } from '../../../platform/session/session';
import { draftStore } from '../../../platform/storage/draft-store';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { Card } from '../../../ui/foundation/card';
import { Banner } from '../../../ui/overlays/banner';
import { notify } from '../../../ui/overlays/toast';
import { AnswerFields, ClassificationFields, ImmediateActionFields } from '../new-issue/fields/answer-fields';
import { reportCalls, submitReport, takeOverReport } from '../queries';
import { EditedFiles } from './edited-files';
import { editsName, useReportEdits } from './use-report-edits';
import './approval.css';
import { measureFoot } from '../../../ui/foundation/measure-foot';

/** A user who closed the tab half-way finds the editor open again. */
export function hasKeptEdits(reportId: string): boolean {
  return draftStore.getItem(`vigie-draft.${sessionNow().user?.id ?? 'nobody'}.${editsName(reportId)}`) !== null;
}

interface ReportEditorProps {
  report: Report;
  onDone?: () => void;
  /** The report was sent back: saving is one thing, sending it again another. */
  onSentAgain?: (report: Report) => void;
}

/** The author's answers, open for mending after the report was sent. R03: while it waits, each saving says why. */
export function ReportEditor({ report, onDone, onSentAgain }: ReportEditorProps) {
  const say = useSay();
  const edits = useReportEdits(report);
  const fields = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const { busy, failure, run, fail } = useDeed();
  const submission = useTransition({
    send: async () => submitReport(await edits.save(null)),
    reload: () => reportCalls.reload(report.id),
    changedMeanwhile: say(m.changedMeanwhile),
    onDone: (sent) => {
      takeOverReport(sent);
      onSentAgain?.(sent);
    },
  });
  const props = { answers: edits.answers, onChange: edits.change, problems: edits.sentences, disabled: busy !== null };

  /** No reason is asked for, and no success is shown, while an answer is still wrong. */
  const isComplete = () => {
    if (edits.attempt()) return true;
    fail(say(m.mendFirst, { n: edits.problemCount }));
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    return false;
  };
  const finish = () => {
    notify.success(say(m.saved));
    onDone?.();
  };
  const save = () => {
    if (!edits.hasChanges) return onDone?.();
    if (!needsReason(report.status)) return void run('save', () => edits.save(null).then(finish));
    if (isComplete()) setAsking(true);
  };
  const sendAgain = () => {
    if (!isComplete()) return;
    void run('send', () => submission.run(null));
  };
  return (
    <div ref={fields}>
      <div className="grid gap-16 shrinks report-cards">
        <Card title={say(definitionMessages.title)}>
          <div className="stack">
            <ClassificationFields {...props} />
            <AnswerFields {...props} />
          </div>
        </Card>
        <Card title={say(m.immediateActions)}>
          <ImmediateActionFields {...props} />
        </Card>
        <EditedFiles report={report} />
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <div ref={measureFoot} className="row row-end card phone-wrap report-foot">
        <span className="meta grow report-foot-note">{edits.hasChanges ? say(m.keptHere) : ''}</span>
        {(onDone || edits.hasChanges) && (
          <Button
            disabled={busy !== null}
            onClick={() => {
              edits.drop();
              onDone?.();
            }}
          >
            {say(edits.hasChanges ? m.dropChanges : generalMessages.cancel)}
          </Button>
        )}
        <Button
          look={onSentAgain ? 'plain' : 'primary'}
          busy={busy === 'save'}
          disabled={!edits.hasChanges}
          title={edits.hasChanges ? undefined : say(m.nothingChanged)}
          onClick={save}
        >
          {say(busy === 'save' ? m.saving : m.save)}
        </Button>
        {onSentAgain && (
          <Button look="primary" busy={busy === 'send'} onClick={sendAgain}>
            {say(busy === 'send' ? m.sending : m.sendAgain)}
          </Button>
        )}
      </div>
      {asking && (
        <TransitionDialog
          ask={{
            title: say(m.reasonTitle),
            question: say(m.reasonQuestion),
            note: say(m.reasonNote),
            confirmLabel: say(m.save),
          }}
          onConfirm={({ reason }) => edits.save(reason).then(finish)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** One thing at a time, and what went wrong with the last. */
function useDeed() {
  const say = useSay();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, fail] = useState<ReactNode>(null);
  const run = async (name: string, deed: () => Promise<unknown>) => {
    setBusy(name);
    fail(null);
    try {
      await deed();
    } catch (error) {
      fail(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(null);
    }
  };
  return { busy, failure, run, fail };
}
