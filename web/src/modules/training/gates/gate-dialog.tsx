import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import type { Parameters, TrainingGate } from '@vigie/domain/modules/parameters/public';
import { gatesPageMessages as m } from '@vigie/domain/modules/training/pages/messages';
import { useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { Checkbox } from '../../../ui/choices/checkbox';
import { Select } from '../../../ui/choices/select';
import { TextArea } from '../../../ui/fields/text-area';
import { notify } from '../../../ui/overlays/toast';
import { useParameterCalls } from '../../parameters/public';
import { MembersField } from '../members-field';
import type { GatedAct } from './queries';

interface GateDialogProps {
  parameters: Parameters;
  /** Null for another step. */
  gate: TrainingGate | null;
  acts: readonly GatedAct[];
  onClose: () => void;
}

interface Entered {
  readonly act: string;
  readonly requirementIds: readonly string[];
  readonly isRemoved: boolean;
  readonly reason: string;
}

const mostRequirements = 20;

/** What the signers of one step must be qualified for. */
export default function GateDialog({ parameters, gate, acts, onClose }: GateDialogProps) {
  const say = useSay();
  const { save, refresh } = useParameterCalls();
  const free = acts.filter(({ act }) => !parameters.gates.some((one) => one.act === act));
  const [values, setValues] = useState<Entered>({
    act: gate?.act ?? free[0]?.act ?? '',
    requirementIds: gate?.requirementIds ?? [],
    isRemoved: false,
    reason: '',
  });
  const { field, ...form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: ({ requirementIds, isRemoved, reason }): Partial<Record<keyof Entered, string>> => ({
      ...(requirementIds.length === 0 && !isRemoved && { requirementIds: say(m.requirementsMissing) }),
      ...(reason.trim() === '' && { reason: say(recordPageMessages.reasonMissing) }),
    }),
    async submit({ act, requirementIds, isRemoved, reason }) {
      const others = parameters.gates.filter((one) => one.act !== act);
      const gates = isRemoved ? others : [...others, { act, requirementIds: [...requirementIds] }];
      const change = () => save({ gates, reason: reason.trim() }, parameters.version);
      await reloadWhenStale(change, refresh, say(m.changedMeanwhile));
      notify.success(say(m.saved));
      onClose();
    },
  });
  const { name: _requirements, ...members } = field('requirementIds');
  const { name: _act, ...act } = field('act');
  return (
    <FormDialog
      {...form}
      title={say(gate ? m.change : m.add)}
      submit={say(generalMessages.save)}
      danger={values.isRemoved}
      onClose={onClose}
    >
      {gate === null && (
        <Select
          {...act}
          label={say(m.act)}
          options={free.map((one) => ({ value: one.act, label: say(m.actOf, { record: one.record, act: one.label }) }))}
        />
      )}
      {!values.isRemoved && (
        <MembersField {...members} kind="training_requirement" label={say(m.requirements)} most={mostRequirements} />
      )}
      {gate && <Checkbox label={say(m.remove)} checked={values.isRemoved} onChange={field('isRemoved').onChange} />}
      <TextArea {...field('reason')} label={say(reasonMessages.reason)} required rows={2} maxLength={1000} />
    </FormDialog>
  );
}
