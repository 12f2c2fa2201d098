import { wizardMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import { type WizardStep, wizardLabels, wizardSteps } from '@vigie/domain/modules/reports/wizard';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Icon } from '../../../ui/icons/icon';
import { newIssueAddress } from './new-issue-search';
import './new-issue.css';

interface StepListProps {
  current: WizardStep;
  completed: ReadonlySet<WizardStep>;
  /** The number of the report, once it has one. */
  reportId: string | null;
  /** Beside the position, on a phone. */
  note?: string | undefined;
}

/** The seven steps: what is done can be gone back to. */
export function StepList({ current, completed, reportId, note }: StepListProps) {
  const say = useSay();
  const position = { n: wizardSteps.indexOf(current) + 1, total: wizardSteps.length };
  return (
    <nav aria-label={say(m.progress)}>
      <p className="wz-phone">
        <span>{say(m.stepOf, position)}</span>
        {note && <span>· {note}</span>}
      </p>
      <ol className="grid gap-6 icons-12 wz">
        {wizardSteps.map((step, index) => (
          <li key={step} className={classOf(step, current, completed)}>
            {step !== current && completed.has(step) ? (
              <Link
                {...placeOf(newIssueAddress(step, { report: reportId }))}
                aria-label={`${say(wizardLabels[step])}, ${say(m.done)}`}
              >
                <Icon name="check" />
                {say(wizardLabels[step])}
              </Link>
            ) : (
              <span className="s" aria-current={step === current ? 'step' : undefined}>
                <span className="n">{index + 1}</span>
                {say(wizardLabels[step])}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function classOf(step: WizardStep, current: WizardStep, completed: ReadonlySet<WizardStep>): string | undefined {
  if (step === current) return 'now';
  return completed.has(step) ? 'done' : undefined;
}
