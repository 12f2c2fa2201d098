import { trainingAddress } from '@vigie/domain/modules/training/id';
import { trainingPageTexts as p } from '@vigie/domain/modules/training/pages/messages';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { useTrainings } from './assignments/queries';
import { DueDay, TrainingState } from './marks';

/** Who was asked to meet a requirement last, and how far they are. */
export function TrainedLines({ requirement }: { requirement: string }) {
  const say = useSay();
  const found = useTrainings({ assigned: 'everyone', requirement, sort: 'id', direction: 'desc' });
  if (found.isPending) return <Loading lines={3} />;
  if (!found.data) return <LoadFailed query={found} />;
  const { items } = found.data;
  if (items.length === 0) return <p className="muted">{say(p.noTraining)}</p>;
  return (
    <ul className="lines">
      {items.map((training) => (
        <li key={training.id}>
          <span className="grow">
            <Link className="breaks touch-link" to={trainingAddress(training.id)}>
              {training.person}
            </Link>
            <br />
            <small className="meta">{[training.id, training.label].filter(Boolean).join(' · ')}</small>
          </span>
          <DueDay {...training} />
          <TrainingState status={training.status} />
        </li>
      ))}
    </ul>
  );
}
