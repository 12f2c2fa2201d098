import { connectionMessages } from '@vigie/domain/messages/connection';
import { findingAddress } from '@vigie/domain/modules/audits/audits/id';
import { type FindingEntry, findingsEndpoints } from '@vigie/domain/modules/audits/findings/contract';
import { checklistMessages as m } from '@vigie/domain/modules/audits/pages/checklist-messages';
import { useState } from 'react';
import { fileOf, photoOf } from '../../../platform/offline/photos';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { call } from '../../../platform/transport/api';
import { sentenceOf } from '../../../platform/transport/api-error';
import { useAttempt } from '../../../platform/transport/attempt';
import { Button } from '../../../ui/buttons/button';
import { notify } from '../../../ui/overlays/toast';
import { PhotoButton } from '../../attachments/public';
import type { AskedQuestion } from '../../questionnaires/public';
import type { AuditDetail } from '../audits/queries';
import { FindingState, GradeMark } from '../findings/marks';
import { findingCalls } from '../findings/queries';
import { useGrades } from '../grades';
import { asksForFinding, clauseOf, statementOf } from './no-answers';

interface QuestionFindingProps {
  audit: AuditDetail;
  asked: AskedQuestion;
  findings: readonly FindingEntry[];
  isReadOnly: boolean;
}

/** Below a question: what was found with it, and for a no the grades, one tap each. */
export function QuestionFinding({ audit, asked, findings, isReadOnly }: QuestionFindingProps) {
  const say = useSay();
  const [wants, setWants] = useState<boolean | null>(null);
  const noted = findings.filter(({ status }) => status !== 'withdrawn');
  const isAsked = wants ?? (asksForFinding(asked) && noted.length === 0);
  return (
    <div className="stack-sm question-finding">
      {noted.map((finding) => (
        <Noted key={finding.id} finding={finding} isReadOnly={isReadOnly} />
      ))}
      {!isReadOnly && isAsked && (
        <Grades audit={audit} asked={asked} onClose={() => setWants(false)} onNoted={() => setWants(null)} />
      )}
      {!isReadOnly && !isAsked && asked.answer !== '' && (
        <div className="row">
          <Button size="small" look="ghost" icon="plus" onClick={() => setWants(true)}>
            {say(m.noteFinding)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface GradesProps extends Pick<QuestionFindingProps, 'audit' | 'asked'> {
  onClose: () => void;
  onNoted: () => void;
}

/** One tap notes the finding with its question, clause and department; its words are completed later. */
function Grades({ audit, asked, onClose, onNoted }: GradesProps) {
  const say = useSay();
  const offered = useGrades();
  const attempt = useAttempt();
  const [busy, setBusy] = useState<string | null>(null);
  const note = async (grade: string) => {
    setBusy(grade);
    const body = {
      auditId: audit.id,
      grade,
      statement: statementOf(asked),
      questionKey: asked.key,
      ...clauseOf(asked, audit.standards),
      department: audit.departments[0] ?? audit.supplier,
    };
    try {
      const { id } = await call(findingsEndpoints.createFinding, {
        body,
        idempotencyKey: attempt.keyFor(JSON.stringify(body)),
      });
      attempt.over();
      notify.success(say(m.noted, { id }));
      await findingCalls.refetch();
      onNoted();
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      setBusy(null);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields, and these are buttons
    <div role="group" aria-label={say(m.findingOf, { question: asked.title })} className="stack gap-8">
      <p className="label">{say(m.finding)}</p>
      <div className="cluster">
        {(audit.grades ?? offered).map(({ key, fr, en }) => (
          <Button key={key} busy={busy === key} disabled={busy !== null} onClick={() => void note(key)}>
            {say({ fr, en, mixed: 'page' })}
          </Button>
        ))}
        <Button look="ghost" disabled={busy !== null} onClick={onClose}>
          {say(m.notNow)}
        </Button>
      </div>
    </div>
  );
}

function Noted({ finding, isReadOnly }: { finding: FindingEntry; isReadOnly: boolean }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const { id, status } = finding;
  const send = async (files: readonly File[]) => {
    setBusy(true);
    try {
      for (const file of files) await findingCalls.attach(id, fileOf(await photoOf(file)), () => {});
      if (files.length > 0) notify.success(say(m.photoSent, { id }));
      await findingCalls.refetch();
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="cluster surface bordered rounded noted-finding" aria-busy={busy || undefined}>
      <GradeMark {...finding} />
      <Link className="touch-link grow" to={findingAddress(id)}>
        {say(m.openFinding, { id })}
      </Link>
      <FindingState status={status} />
      {!isReadOnly && status === 'draft' && <PhotoButton label={say(m.photo)} onFiles={(files) => void send(files)} />}
    </div>
  );
}
