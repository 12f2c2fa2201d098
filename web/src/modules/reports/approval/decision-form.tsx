import { decide } from '@vigie/domain/kernel/workflow';
import { signatureMessages } from '@vigie/domain/messages/signature';
import { criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import type { Criticality } from '@vigie/domain/modules/cases/public';
import { reportChangedSince } from '@vigie/domain/modules/reports/changed-since';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { type Decision, decisionProblems, meanings } from '@vigie/domain/modules/reports/decision';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { reportMessages } from '@vigie/domain/modules/reports/messages/workflow';
import { reportWorkflow } from '@vigie/domain/modules/reports/workflow';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { shortTimestamp } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { useShortcuts } from '../../../platform/page/shortcuts';
import { PersonChoice } from '../../../platform/records/person-choice';
import {
  type ChangesSinceViewed,
  type Credentials,
  TransitionDialog,
} from '../../../platform/records/transition-dialog';
import { useTransition } from '../../../platform/records/use-transition';
import { useUser } from '../../../platform/session/session';
import { useDraft } from '../../../platform/storage/draft';
import { Button } from '../../../ui/buttons/button';
import { TextArea } from '../../../ui/fields/text-area';
import { Card } from '../../../ui/foundation/card';
import { Glyph } from '../../../ui/icons/glyph';
import { Banner } from '../../../ui/overlays/banner';
import { decideReport, reportCalls, takeOverReport } from '../queries';
import { questionOf } from '../report-rules';
import { CriticalityChoice } from './criticality-choice';
import { DecisionCards } from './decision-cards';
import { sentencesByField } from './edited-answers';
import './approval.css';

interface Considered {
  readonly decision: Decision;
  readonly comment: string;
  readonly criticality: Criticality | null;
  readonly leadWriter: { readonly id: number; readonly name: string } | null;
}

const undecided: Considered = { decision: 'approve', comment: '', criticality: null, leadWriter: null };

const signLabels = { approve: m.approveAndSign, reject: m.rejectAndSign, requestInformation: m.requestAndSign };

interface DecisionFormProps {
  report: Report;
  /** Whether there is still something to decide; a dialog that is open stays either way. */
  open: boolean;
  onDecided: (report: Report) => Promise<void>;
}

/** R18: what is decided is checked first, and only then is the validator asked to sign. */
export function DecisionForm({ report, open, onDecided }: DecisionFormProps) {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const { value: considered, keep, drop } = useDraft(`decision.${report.id}`, undecided);
  const [attempted, setAttempted] = useState(false);
  const since = useChangesSinceViewed(report);
  // What was on the screen when the person decided: what changes from here on must be read again.
  const [signing, setSigning] = useState<{ version: number; since: ChangesSinceViewed } | null>(null);
  const change = (changes: Partial<Considered>) => keep({ ...considered, ...changes });
  const { decision, comment, criticality, leadWriter } = considered;
  const isApproval = decision === 'approve';
  const body = {
    decision,
    comment: comment.trim(),
    criticality: isApproval ? criticality : null,
    leadWriterId: isApproval ? (leadWriter?.id ?? null) : null,
  };
  const problems = decisionProblems(body);
  const sentences = attempted ? sentencesByField(problems, {}, say) : {};

  useDecisionKeys(open, (chosen) => {
    change({ decision: chosen });
    const target = chosen === 'approve' ? '[name=criticality]' : '[name=comment]';
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(target)?.focus());
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (problems.length === 0) return setSigning({ version: report.version, since });
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const details = [isApproval && criticality && say(criticalityMessages[criticality]), isApproval && leadWriter?.name];
  return (
    <>
      {open && (
        <Card title={say(m.decision)}>
          <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
            <WhoMaySign report={report} />
            <DecisionCards report={report} value={decision} onChange={(chosen) => change({ decision: chosen })} />
            {isApproval && (
              <>
                <CriticalityChoice
                  report={report}
                  value={criticality}
                  error={sentences.criticality}
                  onChange={(chosen) => change({ criticality: chosen })}
                />
                <PersonChoice
                  label={say(m.leadWriter)}
                  value={leadWriter}
                  error={sentences.leadWriterId}
                  onChange={(chosen) => change({ leadWriter: chosen })}
                />
              </>
            )}
            <TextArea
              name="comment"
              label={say(m.comment)}
              help={say(m.commentHelp)}
              value={comment}
              error={sentences.comment}
              rows={2}
              maxLength={2000}
              onChange={(text) => change({ comment: text })}
            />
            <Button type="submit" look="primary" block>
              <Glyph name="sign" />
              {say(signLabels[decision])}
            </Button>
          </form>
        </Card>
      )}
      {signing !== null && (
        <SignDecision
          report={report}
          {...signing}
          meaning={say(meanings[decision])}
          details={details.filter((detail) => typeof detail === 'string')}
          signLabel={say(signLabels[decision])}
          body={body}
          onSigned={async (decided) => {
            setSigning(null);
            drop(undecided);
            await onDecided(decided);
          }}
          onClose={() => setSigning(null)}
        />
      )}
    </>
  );
}

/** What has changed since the validator opened the report. */
function useChangesSinceViewed(report: Report): ChangesSinceViewed {
  const say = useSay();
  const [looked] = useState(() => ({ report, at: new Date().toISOString() }));
  return { time: shortTimestamp(looked.at), changes: reportChangedSince(looked.report, report, say) };
}

/** The signed-in person may be the author, or no validator: then a validator signs on this screen. */
function WhoMaySign({ report }: { report: Report }) {
  const say = useSay();
  const question = questionOf(report, useUser());
  const own = decide(reportWorkflow, 'approve', question);
  if (own.allowed) return null;
  const isValidator = reportWorkflow.rolesOn(question.item, question.actor).includes('validator');
  return (
    <Banner>
      {say(isValidator ? own.objection.message : reportMessages.onlyValidators)} {say(m.anotherSigns)}
    </Banner>
  );
}

function useDecisionKeys(open: boolean, choose: (decision: Decision) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  useShortcuts(
    useMemo(
      () =>
        open
          ? [
              { keys: 'a', label: m.shortcutApprove, run: () => latest.current('approve') },
              { keys: 'r', label: m.shortcutReject, run: () => latest.current('reject') },
              { keys: 'i', label: m.shortcutRequest, run: () => latest.current('requestInformation') },
            ]
          : [],
      [open],
    ),
  );
}

interface SignDecisionProps {
  report: Report;
  version: number;
  since: ChangesSinceViewed;
  meaning: string;
  details: readonly string[];
  signLabel: string;
  body: Parameters<typeof decisionProblems>[0];
  onSigned: (report: Report) => Promise<void>;
  onClose: () => void;
}

function SignDecision({ report, version, body, onSigned, onClose, ...signature }: SignDecisionProps) {
  const say = useSay();
  const user = useUser();
  const mayDecide = decide(reportWorkflow, body.decision, questionOf(report, user)).allowed;
  const [username] = useState(mayDecide ? user.username : '');
  const { run } = useTransition({
    send: (credentials: Credentials) => decideReport({ id: report.id, version }, { ...body, credentials }),
    reload: () => reportCalls.reload(report.id),
    changedMeanwhile: say(m.mustBeReadAgain),
    onDone: async (decided) => {
      takeOverReport(decided);
      await onSigned(decided);
    },
  });
  return (
    <TransitionDialog
      signature={{
        ...signature,
        title: say(signatureMessages.validatorTitle),
        record: { id: report.id, version },
        username,
      }}
      onConfirm={async ({ credentials }) => credentials && run(credentials)}
      onClose={onClose}
    />
  );
}
