import { permits } from '@vigie/domain/kernel/identity/permission';
import { accountsPermissions } from '@vigie/domain/modules/accounts/public';
import { placementPageMessages as m } from '@vigie/domain/modules/placements/page-messages';
import { placingObjection } from '@vigie/domain/modules/placements/workflow';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { lazyDialog } from '../../platform/page-files/lazy-dialog';
import { Link } from '../../platform/router/link';
import { actorOf, useUser } from '../../platform/session/session';
import { WhyButton } from '../../ui/buttons/why-button';
import { Icon } from '../../ui/icons/icon';
import { RecordListPage } from '../records/public';
import { placementListView } from './kind';

const FileDialog = lazyDialog(() => import('./file-dialog'));

/** The way to a file of placements, for those who enter them. */
function FromFile() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const why = placingObjection(actorOf(useUser()));
  return (
    <>
      <WhyButton
        icon="upload"
        aria-haspopup="dialog"
        tooltipAlign="end"
        why={why ? say(why.message) : undefined}
        onClick={() => setOpen(true)}
      >
        {say(m.fromFile)}
      </WhyButton>
      {isOpen && <FileDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Who works where, and since when. */
export default function PlacementListPage() {
  const say = useSay();
  const person = useUser();
  return (
    <RecordListPage
      view={placementListView}
      beside={
        <>
          {permits(accountsPermissions.updateUser, person) && (
            <Link className="btn" to="/apps/parameters">
              <Icon name="arrow-left" />
              {say(m.toPeople)}
            </Link>
          )}
          <FromFile />
        </>
      }
    />
  );
}
