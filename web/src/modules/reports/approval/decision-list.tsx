import { approvalMessages as m, signatureMessages } from '@vigie/domain/messages/approval';
import { criticalityMessages } from '@vigie/domain/messages/cases';
import type { ReportDecision } from '@vigie/domain/modules/reports/contract';
import { meanings } from '@vigie/domain/modules/reports/decision';
import { momentShown } from '../../../platform/dates';
import { useSay } from '../../../platform/messages';
import { Card } from '../../../ui/card';
import { Glyph } from '../../../ui/glyph';
import { Icon } from '../../../ui/icon';
import './approval.css';

const glyphs = { approve: 'approved', reject: 'rejected', requestInformation: 'update' } as const;

/** Every decision with its reason and its signature, newest last as they were taken. */
export function DecisionList({ decisions }: { decisions: readonly ReportDecision[] }) {
  const say = useSay();
  if (decisions.length === 0) return null;
  return (
    <Card title={say(m.decisions)}>
      <ol className="decided-list">
        {decisions.map((decision) => (
          <Decided key={decision.signature.id} decision={decision} />
        ))}
      </ol>
    </Card>
  );
}

function Decided({ decision: decided }: { decision: ReportDecision }) {
  const say = useSay();
  const facts = [
    decided.criticality && say(m.decidedCriticality, { criticality: say(criticalityMessages[decided.criticality]) }),
    decided.leadWriter && say(m.decidedLeadWriter, { name: decided.leadWriter.displayName }),
  ].filter(Boolean);
  return (
    <li className={`decided decided-${decided.decision}`}>
      <Glyph name={glyphs[decided.decision]} />
      <div className="grow">
        <p className="strong">{say(meanings[decided.decision])}</p>
        {facts.length > 0 && <p className="help">{facts.join(' · ')}</p>}
        {decided.comment && <p className="said">{decided.comment}</p>}
        <SignatureBlock decision={decided} />
      </div>
    </li>
  );
}

/** R11: printed name, date and time, meaning. R14: a signature that no longer stands for the content says so. */
function SignatureBlock({ decision: { signature, isValid } }: { decision: ReportDecision }) {
  const say = useSay();
  return (
    <div className={isValid ? 'signature' : 'signature signature-void'}>
      <Glyph name={isValid ? 'sign' : 'void'} />
      <div className="grow">
        <p>{say(signatureMessages.signedBy, { name: signature.signerName, username: signature.signerUsername })}</p>
        <p>
          <time dateTime={signature.signedAt}>{momentShown(signature.signedAt)}</time> · {signature.meaning}
        </p>
        <p className="mono" title={signature.contentHash}>
          {say(signatureMessages.hash, { hash: shortened(signature.contentHash) })}
        </p>
        {!isValid && (
          <p className="signature-warning">
            <Icon name="alert" />
            <span>
              <b>{say(signatureMessages.void)}</b> {say(signatureMessages.voidHelp)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function shortened(hash: string): string {
  return hash.length > 16 ? `${hash.slice(0, 8)}…${hash.slice(-4)}` : hash;
}
