import { savedViewMessages as m } from '@vigie/domain/messages/case-list';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import { generalMessages } from '@vigie/domain/messages/shell';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { useState } from 'react';
import { call } from '../../../platform/api';
import { DialogFoot } from '../../../platform/dialog-foot';
import { useForm } from '../../../platform/form';
import { useSay } from '../../../platform/messages';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/text-field';
import { notify } from '../../../ui/toast';
import { type CaseSearch, viewQueryOf } from './case-search';
import { useRefetchViews } from './queries';

interface SaveViewButtonProps {
  kind: Kind;
  search: CaseSearch;
  label: string;
  look?: 'ghost' | 'plain';
}

export function SaveViewButton({ kind, search, label, look = 'plain' }: SaveViewButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <SaveViewDialog kind={kind} query={viewQueryOf(kind, search)} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveViewDialog({ kind, query, onClose }: { kind: Kind; query: string; onClose: () => void }) {
  const say = useSay();
  const refetch = useRefetchViews();
  const [values, setValues] = useState({ name: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ name }): { name?: string } => (name.trim() ? {} : { name: say(fieldMessages.required) }),
    async submit({ name }) {
      const saved = await call(casesEndpoints.saveView, { body: { kind, name: name.trim(), query } });
      await refetch();
      notify.success(say(m.saved, { name: saved.name }));
      onClose();
    },
  });
  return (
    <Dialog title={say(m.save)} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      <form {...form}>
        <div className="dialog-body stack-sm">
          <TextField
            {...field('name')}
            label={say(m.name)}
            help={say(m.saveHelp)}
            required
            maxLength={80}
            autoComplete="off"
            autoFocus
          />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : generalMessages.save)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
