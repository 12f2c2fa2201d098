import { connectionMessages } from '@vigie/domain/messages/connection';
import { findingAddress } from '@vigie/domain/modules/audits/audits/id';
import { type FindingEntry, findingsEndpoints } from '@vigie/domain/modules/audits/findings/contract';
import { checklistMessages as m } from '@vigie/domain/modules/audits/pages/checklist-messages';
import { phoneMessages } from '@vigie/domain/modules/audits/pages/phone-messages';
import { useState } from 'react';
import { loadOffline } from '../../../platform/offline/use-offline';
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
import { type KeptFinding, keepFinding } from '../phone/kept-work';
import { KeptOne } from './kept-findings';
import { asksForFinding, clauseOf, statementOf } from './no-answers';
import { useFindingPhotos } from './use-finding-photos';

interface QuestionFindingProps {
  audit: AuditDetail;
  asked: AskedQuestion;
  /** Undefined until they are known: nothing is asked for that may be there. */
  findings: readonly FindingEntry[] | undefined;
  kept: readonly KeptFinding[];
  /** How many photos wait on the device, by the number of their finding. */
  photosOf: Readonly<Record<string, number>>;
  isReadOnly: boolean;
}

/** Below a question: what was found with it, and for a no the grades, one tap each. */
export function QuestionFinding({ audit, asked, findings, kept, photosOf, isReadOnly }: QuestionFindingProps) {
  const say = useSay();
  const [wants, setWants] = useState<boolean | null>(null);
  const noted = (findings ?? []).filter(({ status }) => status !== 'withdrawn');
  const hasNone = findings !== undefined && noted.length + kept.length === 0;
  const isAsked = wants ?? (asksForFinding(asked) && hasNone);
  return (
    <div className="stack-sm question-finding">
      {noted.map((finding) => (
        <Noted key={finding.id} finding={finding} waiting={photosOf[finding.id] ?? 0} isReadOnly={isReadOnly} />
      ))}
      {kept.map((one) => (
        <KeptOne key={one.captureId} audit={audit} kept={one} onUndone={() => setWants(null)} />
      ))}
      {!isReadOnly && isAsked && (
        <Grades
          audit={audit}
          asked={asked}
          onClose={() => setWants(false)}
          // It stands here while it waits, and again once the server has it; between them nothing is asked for anew.
          onNoted={() => setWants(false)}
        />
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
      const { canKeep } = await loadOffline();
      if (canKeep()) await keepFinding({ equipment: '', step: '', repeatOf: null, ...body }, body.statement);
      else {
        const idempotencyKey = attempt.keyFor(JSON.stringify(body));
        const { id } = await call(findingsEndpoints.createFinding, { body, idempotencyKey });
        attempt.over();
        notify.success(say(m.noted, { id }));
        await findingCalls.refetch();
      }
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

interface NotedProps {
  finding: FindingEntry;
  waiting: number;
  isReadOnly: boolean;
  /** No question stands above it that says what it is about. */
  hasWords?: boolean;
}

/** A finding that the server has, with the way to its page and to photos of it. */
export function Noted({ finding, waiting, isReadOnly, hasWords = false }: NotedProps) {
  const say = useSay();
  const { id, status, statement, auditId } = finding;
  const photos = useFindingPhotos(auditId, id, statement);
  return (
    <div className="cluster surface bordered rounded noted-finding" aria-busy={photos.isBusy || undefined}>
      <GradeMark {...finding} />
      {hasWords && <span className="strong breaks found-words">{statement}</span>}
      <Link className="touch-link grow" to={findingAddress(id)}>
        {say(m.openFinding, { id })}
      </Link>
      {waiting > 0 && <span className="meta">{say(phoneMessages.photos, { n: waiting })}</span>}
      <FindingState status={status} />
      {!isReadOnly && status === 'draft' && <PhotoButton label={say(m.photo)} onFiles={photos.add} />}
    </div>
  );
}
