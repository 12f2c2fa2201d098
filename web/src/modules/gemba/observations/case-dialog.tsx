import { commandWords } from '@vigie/domain/messages/words/commands';
import { type Observation, observationsEndpoints } from '@vigie/domain/modules/gemba/observations/contract';
import { gembaFormMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { call } from '../../../platform/transport/api';
import { notify } from '../../../ui/overlays/toast';
import { RecordReferenceField } from '../../records/public';
import { observationCalls } from './queries';

interface CaseDialogProps {
  observation: Pick<Observation, 'id' | 'version'>;
  onClose: () => void;
}

/** Leaves the observation to a case that deals with it already. */
export default function CaseDialog({ observation: { id, version }, onClose }: CaseDialogProps) {
  const say = useSay();
  const [values, setValues] = useState({ caseId: '' });
  const { field, ...form } = useForm({
    values,
    onChange: setValues,
    check: ({ caseId }) => (caseId.trim() ? {} : { caseId: say(m.caseMissing) }),
    async submit({ caseId }) {
      const after = await call(observationsEndpoints.joinObservationToCase, {
        params: { id },
        body: { caseId },
        ifMatch: version,
      });
      notify.success(say(m.caseJoined, { id: after.caseId ?? caseId }));
      await observationCalls.takeOver(after);
      onClose();
    },
  });
  return (
    <FormDialog {...form} title={say(m.joinCase)} submit={say(commandWords.confirm)} onClose={onClose}>
      <RecordReferenceField
        {...field('caseId')}
        label={say(m.caseNumber)}
        help={say(m.caseHelp)}
        required
        kinds={['case']}
        maxLength={20}
      />
    </FormDialog>
  );
}
