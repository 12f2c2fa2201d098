import type { Training } from '@vigie/domain/modules/training/assignments/contract';
import { trainingCauseMessages } from '@vigie/domain/modules/training/assignments/messages';
import { trainingAddress, trainingPath } from '@vigie/domain/modules/training/id';
import { learnMessages as m } from '@vigie/domain/modules/training/pages/messages';
import { trainingPageTitles } from '@vigie/domain/modules/training/pages/titles';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Card } from '../../../ui/foundation/card';
import { Page } from '../../../ui/foundation/page';
import { EmptyState } from '../../../ui/lists/empty-state';
import { learnAddress } from '../addresses';
import { useTrainings } from '../assignments/queries';
import { DueDay, TrainingState } from '../marks';
import { TrainingNav } from '../training-nav';

const owedStatuses = 'assigned,to_assess,failed';

/** What the reader owes and assesses, the most urgent first. */
export default function MinePage() {
  const say = useSay();
  const byDueDay = { sort: 'dueDate', direction: 'asc' } as const;
  const owed = useTrainings({ assigned: 'me', status: owedStatuses, ...byDueDay });
  const toAssess = useTrainings({ assigned: 'everyone', awaits: 'me', ...byDueDay });
  const assessed = toAssess.data?.items ?? [];
  return (
    <>
      <TrainingNav at="mine" />
      <Page title={say(trainingPageTitles.mine)} narrow>
        <div className="stack">
          {owed.isPending && <Loading lines={6} />}
          {owed.isError && !owed.data && <LoadFailed query={owed} />}
          {owed.data?.items.length === 0 && <EmptyState title={say(m.nothing)} text={say(m.nothingHelp)} />}
          {owed.data && owed.data.items.length > 0 && (
            <Card title={say(m.toDo)}>
              <Lines trainings={owed.data.items} />
            </Card>
          )}
          {assessed.length > 0 && (
            <Card title={say(m.toAssess)}>
              <Lines trainings={assessed} isNamed />
            </Card>
          )}
          {owed.data && owed.data.total > owed.data.items.length && (
            <p>
              <Link className="touch-link" to={trainingPath} search={{ assigned: 'me', status: owedStatuses }}>
                {say(m.allOwed, { n: owed.data.total })}
              </Link>
            </p>
          )}
          <p>
            <Link className="touch-link" to={trainingPath} search={{ assigned: 'me', status: 'completed,waived' }}>
              {say(m.done)}
            </Link>
          </p>
        </div>
      </Page>
    </>
  );
}

interface LinesProps {
  trainings: readonly Training[];
  /** Of other people. */
  isNamed?: boolean;
}

function Lines({ trainings, isNamed }: LinesProps) {
  const say = useSay();
  return (
    <ul className="lines">
      {trainings.map((training) => (
        <li key={training.id}>
          <span className="grow">
            <Link
              className="breaks touch-link"
              to={training.status === 'assigned' ? learnAddress(training.id) : trainingAddress(training.id)}
            >
              {training.title}
            </Link>
            <br />
            <small className="meta">
              {[isNamed ? training.person : '', training.label, say(trainingCauseMessages[training.cause])]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <DueDay {...training} />
          <TrainingState status={training.status} />
        </li>
      ))}
    </ul>
  );
}
