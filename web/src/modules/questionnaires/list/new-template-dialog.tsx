import { templatePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import { templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { useRouter } from '../../../platform/router/router';
import { call } from '../../../platform/transport/api';
import { useAttempt } from '../../../platform/transport/attempt';
import { queryClient } from '../../../platform/transport/query-client';
import { TextField } from '../../../ui/fields/text-field';

interface NewTemplateDialogProps {
  /** What it begins as a copy of. */
  copyOf?: { readonly id: string; readonly title: string } | undefined;
  onClose: () => void;
}

export default function NewTemplateDialog({ copyOf, onClose }: NewTemplateDialogProps) {
  const say = useSay();
  const { history } = useRouter();
  const attempt = useAttempt();
  const [values, setValues] = useState({ title: copyOf ? say(m.copyTitle, { title: copyOf.title }) : '' });
  const { field, ...form } = useForm({
    values,
    onChange: setValues,
    check: ({ title }): { title?: string } => (title.trim() === '' ? { title: say(m.titleMissing) } : {}),
    async submit({ title }) {
      const body = { title: title.trim(), ...(copyOf && { copyOf: copyOf.id }) };
      const idempotencyKey = attempt.keyFor(JSON.stringify(body));
      const { id } = await call(templateEndpoints.createTemplate, { body, idempotencyKey });
      attempt.over();
      void queryClient.invalidateQueries({ queryKey: ['template', 'list'] });
      history.push(`/template/${id}`);
    },
  });
  return (
    <FormDialog
      {...form}
      title={copyOf ? say(m.duplicateOne, { id: copyOf.id }) : say(m.new)}
      submit={say(form.busy ? m.creating : m.create)}
      onClose={onClose}
    >
      <TextField {...field('title')} label={say(m.name)} maxLength={bounds.title} autoComplete="off" required />
    </FormDialog>
  );
}
