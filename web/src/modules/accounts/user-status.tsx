import { type UserState, userWorkflow } from '@vigie/domain/modules/accounts/workflow';
import { useSay } from '../../platform/messages';
import { Status } from '../../ui/status';

const kinds = { invited: 'waiting', active: 'good', deactivated: 'off' } as const;

export function UserStatus({ state }: { state: UserState }) {
  const say = useSay();
  return <Status kind={kinds[state]}>{say(userWorkflow.stateLabels[state])}</Status>;
}
