import { copyUseMessages } from '@vigie/domain/modules/procedures/copies/messages';
import { copyAddress } from '@vigie/domain/modules/procedures/id';
import { procedurePagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import { useState } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { Link } from '../../../platform/router/link';
import { WhyButton } from '../../../ui/buttons/why-button';
import { CopyState } from '../marks';
import type { ProcedureDetail } from '../procedures/queries';
import { useCopiesOf } from './queries';

const NewCopyDialog = lazyDialog(() => import('./new-copy-dialog'));

/** Who holds which paper of a procedure, and the way to another one. */
export function CopiesTab({ procedure }: { procedure: ProcedureDetail }) {
  const say = useSay();
  const found = useCopiesOf(procedure.id);
  const [isMaking, setMaking] = useState(false);
  const { versionId } = procedure;
  return (
    <div className="stack">
      <div className="row">
        <WhyButton
          size="small"
          icon="plus"
          why={versionId === null ? say(p.noText) : undefined}
          aria-haspopup="dialog"
          onClick={() => setMaking(true)}
        >
          {say(p.newCopy)}
        </WhyButton>
      </div>
      {!found.data && (found.isPending ? <Loading lines={4} /> : <LoadFailed query={found} />)}
      {found.data?.items.length === 0 && <p className="muted">{say(p.noCopies)}</p>}
      <ul className="stack-sm">
        {found.data?.items.map(({ id, label, use, holder, place, status }) => (
          <li key={id} className="stack-xs">
            <div className="row wrap">
              <Link className="touch-link" to={copyAddress(id)}>
                {label}
              </Link>
              <CopyState status={status} />
            </div>
            <p className="small muted">{[place, holder, say(copyUseMessages[use])].join(' · ')}</p>
          </li>
        ))}
      </ul>
      {isMaking && versionId !== null && (
        <NewCopyDialog procedure={procedure} versionId={versionId} onClose={() => setMaking(false)} />
      )}
    </div>
  );
}
