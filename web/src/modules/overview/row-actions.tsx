import type { WorkflowAction } from '../../platform/records/workflow-bar';
import { WhyButton } from '../../ui/buttons/why-button';

interface RowActionsProps<Name extends string> {
  id: string;
  actions: readonly WorkflowAction<Name>[];
  onChoose: (action: Name) => void;
}

/** As `WorkflowBar`, for a row among many: none of its buttons stands out, and each says which record it is of. */
export function RowActions<Name extends string>({ id, actions, onChoose }: RowActionsProps<Name>) {
  return actions.map(({ action, label, why }) => (
    <WhyButton key={action} why={why} tooltipAlign="end" aria-label={`${label} ${id}`} onClick={() => onChoose(action)}>
      {label}
    </WhyButton>
  ));
}
