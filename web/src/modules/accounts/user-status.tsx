import { type UserState, userWorkflow } from '@vigie/domain/modules/accounts/workflow';
import { useSay } from '../../platform/page/messages';
import { Status } from '../../ui/icons/status';

const kinds = { invited: 'waiting', active: 'good', deactivated: 'off' } as const;

export function UserStatus({ state }: { state: UserState }) {
  const say = useSay();
  return <Status kind={kinds[state]}>{say(userWorkflow.stateLabels[state])}</Status>;
}
