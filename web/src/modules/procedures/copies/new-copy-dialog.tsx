import { commandWords } from '@vigie/domain/messages/words/commands';
import { copiesEndpoints } from '@vigie/domain/modules/procedures/copies/contract';
import {
  copyTitleMessages,
  copyUseMessages,
  copyFieldMessages as f,
} from '@vigie/domain/modules/procedures/copies/messages';
import { type CopyUse, copyUses, issueObjection } from '@vigie/domain/modules/procedures/copies/workflow';
import { copyAddress } from '@vigie/domain/modules/procedures/id';
import { procedureBounds } from '@vigie/domain/modules/procedures/procedures/procedure';
import { useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { type ChosenPerson, PersonChoice } from '../../../platform/records/person-choice';
import { useRouter } from '../../../platform/router/router';
import { actorOf, useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { useAttempt } from '../../../platform/transport/attempt';
import { Select } from '../../../ui/choices/select';
import { TextField } from '../../../ui/fields/text-field';
import type { ProcedureDetail } from '../procedures/queries';
import { copyCalls } from './queries';

interface EnteredCopy {
  readonly use: CopyUse;
  readonly place: string;
  readonly holder: ChosenPerson | null;
}

interface NewCopyDialogProps {
  procedure: Pick<ProcedureDetail, 'ownerId'>;
  versionId: string;
  onClose: () => void;
}

const withoutName = <Field extends { readonly name: string }>({ name: _name, ...field }: Field) => field;

/** Hands out a paper of what is in force, and leads to it to be printed. */
export default function NewCopyDialog({ procedure, versionId, onClose }: NewCopyDialogProps) {
  const say = useSay();
  const { history } = useRouter();
  const attempt = useAttempt();
  const actor = actorOf(useUser());
  const offered = copyUses.filter((use) => issueObjection(use, procedure.ownerId, actor) === null);
  const [values, setValues] = useState<EnteredCopy>({ use: offered[0] ?? 'information', place: '', holder: null });
  const { field, ...form } = useForm<EnteredCopy>({
    values,
    onChange: setValues,
    check: ({ place }): Partial<Record<keyof EnteredCopy, string>> =>
      place.trim() === '' ? { place: say(f.placeMissing) } : {},
    async submit({ use, place, holder }) {
      const body = { versionId, use, place, ...(holder && { holderId: holder.id }) };
      const idempotencyKey = attempt.keyFor(JSON.stringify(body));
      const { id } = await call(copiesEndpoints.createProcedureCopy, { body, idempotencyKey });
      attempt.over();
      await copyCalls.refetch();
      history.push(copyAddress(id));
    },
  });
  return (
    <FormDialog {...form} title={say(copyTitleMessages.newOne)} submit={say(commandWords.create)} onClose={onClose}>
      <Select
        {...withoutName(field('use'))}
        label={say(f.use)}
        options={offered.map((value) => ({ value, label: say(copyUseMessages[value]) }))}
      />
      <TextField
        {...field('place')}
        label={say(f.place)}
        required
        maxLength={procedureBounds.place}
        autoComplete="off"
      />
      <PersonChoice {...withoutName(field('holder'))} label={say(f.holder)} />
    </FormDialog>
  );
}
