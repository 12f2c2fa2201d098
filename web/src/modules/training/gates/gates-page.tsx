import { permits } from '@vigie/domain/kernel/identity/permission';
import { parametersPermissions, type TrainingGate } from '@vigie/domain/modules/parameters/public';
import { requirementsPath } from '@vigie/domain/modules/training/id';
import { matrixPermissions } from '@vigie/domain/modules/training/matrix/contract';
import { gatesPageMessages as m } from '@vigie/domain/modules/training/pages/messages';
import { trainingPageTitles } from '@vigie/domain/modules/training/pages/titles';
import { useState } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { Link } from '../../../platform/router/link';
import { useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { Page } from '../../../ui/foundation/page';
import { EmptyState } from '../../../ui/lists/empty-state';
import { useParameters } from '../../parameters/public';
import { useTitles } from '../titles';
import { TrainingNav } from '../training-nav';
import { type GatedAct, useGatedActs } from './queries';

const GateDialog = lazyDialog(() => import('./gate-dialog'));

/** Which signed steps ask for qualifications, and for which. */
export default function GatesPage() {
  const say = useSay();
  const user = useUser();
  const stored = useParameters();
  const mayList = permits(matrixPermissions.listGatedActs, user);
  const acts = useGatedActs(mayList);
  const why = permits(parametersPermissions.changeParameters, user) ? undefined : say(m.onlyDesigners);
  const [edited, setEdited] = useState<TrainingGate | 'new' | null>(null);
  const gates = stored.data?.gates ?? [];
  return (
    <>
      <TrainingNav at="gates" />
      <Page
        title={say(trainingPageTitles.gates)}
        narrow
        actions={
          <WhyButton look="primary" icon="plus" why={why} aria-haspopup="dialog" onClick={() => setEdited('new')}>
            {say(m.add)}
          </WhyButton>
        }
      >
        <div className="stack">
          <p className="muted">{say(m.help)}</p>
          {stored.isPending && <Loading lines={4} />}
          {stored.isError && !stored.data && <LoadFailed query={stored} />}
          {stored.data && gates.length === 0 && <EmptyState title={say(m.none)} />}
          {gates.map((gate) => (
            <GateCard key={gate.act} gate={gate} acts={acts.data ?? []} why={why} onChange={() => setEdited(gate)} />
          ))}
        </div>
        {edited && stored.data && (
          <GateDialog
            parameters={stored.data}
            gate={edited === 'new' ? null : edited}
            acts={acts.data ?? []}
            onClose={() => setEdited(null)}
          />
        )}
      </Page>
    </>
  );
}

interface GateCardProps {
  gate: TrainingGate;
  acts: readonly GatedAct[];
  why: string | undefined;
  onChange: () => void;
}

function GateCard({ gate: { act, requirementIds }, acts, why, onChange }: GateCardProps) {
  const say = useSay();
  const titles = useTitles('training_requirement').data;
  const known = acts.find((one) => one.act === act);
  return (
    <section className="card stack-sm training-card">
      <h2 className="text-14 strong">{known ? say(m.actOf, { record: known.record, act: known.label }) : act}</h2>
      <ul>
        {requirementIds.map((id) => (
          <li key={id}>
            <Link className="touch-link" to={`${requirementsPath}/${id}`}>
              {[id, titles?.get(id)].filter(Boolean).join(' · ')}
            </Link>
          </li>
        ))}
      </ul>
      <div className="row">
        <WhyButton size="small" icon="pencil" why={why} aria-haspopup="dialog" onClick={onChange}>
          {say(m.change)}
        </WhyButton>
      </div>
    </section>
  );
}
