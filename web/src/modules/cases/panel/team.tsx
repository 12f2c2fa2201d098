import { casePanelMessages as m } from '@vigie/domain/modules/cases/messages/panel';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { TeamDialog } from './case-dialogs';

/** Opens the people of the case. */
export function CaseTeamButton({ record }: { record: CaseRecord }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="users" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(m.team)}
      </Button>
      {open && <TeamDialog record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
