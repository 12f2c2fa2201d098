import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { plannerObjection } from '@vigie/domain/modules/gemba/rights';
import { actorOf, useUser } from '../../../platform/session/session';
import { RecordListPage } from '../../records/public';
import { BeginButton } from '../begin-button';
import { GembaNav } from '../gemba-nav';
import { dutyListView } from './kind';

export default function DutyListPage() {
  const actor = actorOf(useUser());
  return (
    <>
      <GembaNav at="duties" />
      <RecordListPage
        view={dutyListView}
        begin={
          <BeginButton
            path="/apps/gemba/duties/new"
            label={gembaPageMessages.newDuty}
            objection={plannerObjection({ companyId: actor.companyId }, actor)}
          />
        }
      />
    </>
  );
}
