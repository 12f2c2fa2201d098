import { hasEnded } from '@vigie/domain/kernel/workflow';
import { secondFactorAdminMessages } from '@vigie/domain/messages/second-factor';
import { lostFactorObjection } from '@vigie/domain/modules/accounts/second-factor';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { type UserAction, userWorkflow } from '@vigie/domain/modules/accounts/workflow';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages/parameters';
import { placementTitleMessages } from '@vigie/domain/modules/placements/messages';
import { useRef, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { useWorkflowActions } from '../../platform/records/workflow-bar';
import { actorOf, useUser } from '../../platform/session/session';
import { IconButton } from '../../ui/buttons/icon-button';
import { Menu } from '../../ui/overlays/menu';

export type UserDeed = 'edit' | 'place' | 'reset' | 'take_off_factor' | Exclude<UserAction, 'accept'>;

const icons = { deactivate: 'state-off', reactivate: 'undo' } as const;

/** What may be done to one user now; the last administrator is known only to the server, which then says so. */
export function UserMenu({ user, onChoose }: { user: User; onChoose: (deed: UserDeed) => void }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const lost = { hasSecondFactor: user.hasSecondFactor ?? false, isSelf: user.id === actor.userId };
  const isLost = lostFactorObjection(lost) === null;
  const name = `${user.firstName} ${user.lastName}`;
  const changes = useWorkflowActions(userWorkflow, ({ companyId }) => ({
    item: { id: user.id, companyId, state: user.state },
    facts: { isLastAdmin: false },
  })).flatMap(({ action, label, why }) =>
    why || action === 'accept' ? [] : [{ id: action, label, icon: icons[action], onChoose: () => onChoose(action) }],
  );
  return (
    <>
      <IconButton
        ref={trigger}
        icon="more"
        label={say(m.actionsOn, { name })}
        tooltipAlign="end"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Menu
          label={say(m.actionsOn, { name })}
          triggerRef={trigger}
          onClose={() => setOpen(false)}
          entries={[
            { id: 'edit', label: say(m.edit), icon: 'pencil', onChoose: () => onChoose('edit') },
            {
              id: 'place',
              label: say(placementTitleMessages.plural),
              icon: 'users',
              onChoose: () => onChoose('place'),
            },
            ...(hasEnded(userWorkflow, user.state)
              ? []
              : [
                  {
                    id: 'reset',
                    label: say(m.resetPassword),
                    icon: 'lock' as const,
                    onChoose: () => onChoose('reset'),
                  },
                ]),
            ...(isLost
              ? [
                  {
                    id: 'take_off_factor',
                    label: say(secondFactorAdminMessages.remove),
                    icon: 'lock' as const,
                    onChoose: () => onChoose('take_off_factor'),
                  },
                ]
              : []),
            ...changes,
          ]}
        />
      )}
    </>
  );
}
