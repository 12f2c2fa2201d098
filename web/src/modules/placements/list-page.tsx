import { permits } from '@vigie/domain/kernel/identity/permission';
import { accountsPermissions } from '@vigie/domain/modules/accounts/public';
import { placementsPermissions } from '@vigie/domain/modules/placements/contract';
import { placementWorkflowMessages } from '@vigie/domain/modules/placements/messages';
import { placementPageMessages as m } from '@vigie/domain/modules/placements/page-messages';
import { placementPageTitles } from '@vigie/domain/modules/placements/page-titles';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { usePlace, useRouter } from '../../platform/router/router';
import { useUser } from '../../platform/session/session';
import { WhyButton } from '../../ui/buttons/why-button';
import { Icon } from '../../ui/icons/icon';
import { RecordListPage } from '../records/public';
import { placementListView } from './kind';

/** Who works where, and since when. */
export default function PlacementListPage() {
  const say = useSay();
  const person = useUser();
  const { history } = useRouter();
  const { search } = usePlace();
  const canAdd = permits(placementsPermissions.addPlacements, person);
  return (
    <RecordListPage
      view={placementListView}
      begin={
        <>
          {permits(accountsPermissions.updateUser, person) && (
            <Link className="btn" to="/apps/parameters">
              <Icon name="arrow-left" />
              {say(m.toPeople)}
            </Link>
          )}
          <WhyButton
            look="primary"
            icon="plus"
            aria-haspopup="dialog"
            tooltipAlign="end"
            why={canAdd ? undefined : say(placementWorkflowMessages.onlyAdmins)}
            onClick={() => history.push(`/apps/placements/new${search}`)}
          >
            {say(placementPageTitles.place)}
          </WhyButton>
        </>
      }
    />
  );
}
