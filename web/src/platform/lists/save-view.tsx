import { useQueryClient } from '@tanstack/react-query';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { savedViewMessages as m } from '@vigie/domain/messages/lists';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { useForm } from '../page/form';
import { useSay } from '../page/messages';
import { DialogFoot } from '../records/dialog-foot';

interface SaveViewProps {
  save: (name: string, query: string) => Promise<{ name: string }>;
  query: string;
}

export function SaveViewButton({ look = 'plain', ...view }: SaveViewProps & { look?: 'ghost' | 'plain' }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} size="small" onClick={() => setOpen(true)}>
        {say(m.save)}
      </Button>
      {open && <SaveViewDialog {...view} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveViewDialog({ save, query, onClose }: SaveViewProps & { onClose: () => void }) {
  const say = useSay();
  const client = useQueryClient();
  const [values, setValues] = useState({ name: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ name }): { name?: string } => (name.trim() ? {} : { name: say(fieldMessages.required) }),
    async submit({ name }) {
      const saved = await save(name.trim(), query);
      await client.invalidateQueries({ queryKey: ['saved-view'] });
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
