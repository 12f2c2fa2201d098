import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { editorObjection } from '@vigie/domain/modules/gemba/rights';
import { actorOf, useUser } from '../../../platform/session/session';
import { RecordListPage } from '../../records/public';
import { BeginButton } from '../begin-button';
import { GembaNav } from '../gemba-nav';
import { routeListView } from './kind';

export default function RouteListPage() {
  const actor = actorOf(useUser());
  return (
    <>
      <GembaNav at="routes" />
      <RecordListPage
        view={routeListView}
        begin={
          <BeginButton
            path="/apps/gemba/routes/new"
            label={gembaPageMessages.newRoute}
            objection={editorObjection({ companyId: actor.companyId }, actor)}
          />
        }
      />
    </>
  );
}
