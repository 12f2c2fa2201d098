import { hasEnded } from '@vigie/domain/kernel/workflow';
import { actionPageMessages as m } from '@vigie/domain/modules/actions/messages/page';
import { actionAddress } from '@vigie/domain/modules/actions/public';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { measureFoot } from '../../../ui/foundation/measure-foot';
import { EmptyState } from '../../../ui/lists/empty-state';
import { ActionCard } from '../../actions/public';
import { type CapaPlace, capaActions, placeAddress } from './case-place';
import { StepWalk } from './step-walk';

/** The action that follows a measure of the plan. */
export function CaseAction({ record, capa }: { record: CaseRecord; capa: CapaPlace }) {
  const say = useSay();
  const action = capaActions(record.actions).find(({ origin }) => origin === capa);
  const toPlan = (look: string) => (
    <Link className={look} to={placeAddress(record, 'capaPlan')} search={true}>
      {say(m.toPlan)}
    </Link>
  );
  if (!action) {
    return <EmptyState title={say(m.unknown, { capa })} text={say(m.unknownHelp)} action={toPlan('btn')} />;
  }
  return (
    <>
      <div className="row wrap step-head">
        <h2 className="title">
          {capa} <span className="muted strong digits nowrap case-id">{action.id}</span>
        </h2>
        <div className="row wrap no-print step-head-tools">
          {toPlan('linkbtn')}
          <Link className="btn" to={actionAddress(action.id)}>
            {say(m.toAction, { id: action.id })}
          </Link>
        </div>
      </div>
      <ActionCard action={action} isCaseEnded={hasEnded(caseWorkflow, record.status)} />
      <div ref={measureFoot} className="row wrap no-print qa-bar">
        <StepWalk record={record} place={capa} />
      </div>
    </>
  );
}
