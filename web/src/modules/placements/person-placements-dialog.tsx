import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Placement } from '@vigie/domain/modules/placements/contract';
import { placementKind } from '@vigie/domain/modules/placements/kind';
import { placementPageMessages as m } from '@vigie/domain/modules/placements/page-messages';
import { useState } from 'react';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { Button } from '../../ui/buttons/button';
import { formatDay } from '../../ui/fields/day';
import { Dialog } from '../../ui/overlays/dialog';
import { PlaceForm } from './place-form';
import { usePlacementsOf } from './queries';

interface PersonPlacementsDialogProps {
  person: { readonly id: number; readonly username: string; readonly name: string };
  onClose: () => void;
}

/** Where a person works and worked; another placement is added here, and each changed on its own page. */
export function PersonPlacementsDialog({ person, onClose }: PersonPlacementsDialogProps) {
  const say = useSay();
  const [isAdding, setAdding] = useState(false);
  const title = say(m.of, { name: person.name });
  return (
    <Dialog title={title} closeLabel={say(generalMessages.close)} closesBy="escape" wide onClose={onClose}>
      {isAdding ? (
        <PlaceForm people={[person.username]} onDone={() => setAdding(false)} onCancel={() => setAdding(false)} />
      ) : (
        <>
          <div className="dialog-body stack-sm">
            <Placements personId={person.id} />
          </div>
          <div className="dialog-foot">
            <Button onClick={onClose}>{say(generalMessages.close)}</Button>
            <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
              {say(m.addOne)}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Placements({ personId }: { personId: number }) {
  const say = useSay();
  const found = usePlacementsOf(personId);
  if (found.isPending) return <Loading lines={3} />;
  if (!found.data) return <LoadFailed query={found} />;
  const { items } = found.data;
  if (items.length === 0) {
    return (
      <>
        <p>{say(m.none)}</p>
        <p className="note">{say(m.noneHelp)}</p>
      </>
    );
  }
  return (
    <ul className="lines">
      {items.map((placement) => (
        <PlacementLine key={placement.id} placement={placement} />
      ))}
    </ul>
  );
}

function PlacementLine({ placement }: { placement: Placement }) {
  const say = useSay();
  const { id, department, site, post, validFrom, validUntil } = placement;
  const from = formatDay(validFrom);
  return (
    <li className="row-between">
      <span className="grow breaks">
        <Link className="strong touch-link" to={placementKind.address(id)}>
          {department}
        </Link>
        <span className="block note">{[site, post].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="note digits nowrap">
        {validUntil ? say(m.period, { from, until: formatDay(validUntil) }) : say(m.since, { from })}
      </span>
    </li>
  );
}
