import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { capaPlanMessages as m } from '@vigie/domain/modules/cases/messages/capa-page';
import {
  type CapaCategory,
  type CapaPlan,
  type CauseOfPlan,
  capaCategories,
} from '@vigie/domain/modules/cases/steps/capa-plan';
import { longestCause, rootCauseTypes } from '@vigie/domain/modules/cases/steps/root-cause';
import { useState } from 'react';
import { useForm } from '../../../../../platform/page/form';
import { useSay } from '../../../../../platform/page/messages';
import { DialogFoot } from '../../../../../platform/records/dialog-foot';
import { newEntryId } from '../../../../../platform/records/entry-id';
import { SegmentedField } from '../../../../../ui/choices/segmented-field';
import { Select } from '../../../../../ui/choices/select';
import { TextArea } from '../../../../../ui/fields/text-area';
import { Dialog } from '../../../../../ui/overlays/dialog';
import { useStepForm } from '../form-context';
import { entryOf } from './plan-changes';

const categories = capaCategories as readonly CapaCategory[];

/** A cause that is written in the plan itself: a new one, or one that is put differently. */
export function CauseDialog({ cause, onClose }: { cause: CauseOfPlan | null; onClose: () => void }) {
  const say = useSay();
  const { content, change } = useStepForm();
  const [values, setValues] = useState({
    text: cause?.causeRacine ?? '',
    category: cause?.categorie ?? '',
    type: cause?.type ?? '',
  });
  const { field, form } = useForm({
    values,
    onChange: setValues,
    check: ({ text }): { text?: string } => (text.trim() ? {} : { text: say(fieldMessages.required) }),
    async submit({ text, category, type }) {
      const id = cause?.id ?? newEntryId('cause');
      change({
        [id]: {
          ...entryOf(content as unknown as CapaPlan, id),
          causeRacine: text.trim(),
          categorie: categories.find((name) => name === category) ?? null,
          type: rootCauseTypes.find((name) => name === type) ?? null,
        },
      });
      onClose();
    },
  });
  return (
    <Dialog
      title={say(cause ? m.editCause : m.addCause)}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form {...form}>
        <div className="dialog-body stack-sm">
          <TextArea {...field('text')} label={say(m.causeText)} required rows={3} maxLength={longestCause} autoFocus />
          <Select
            label={say(m.category)}
            options={[
              { value: '', label: say(m.noCategory) },
              ...categories.map((name) => ({ value: name, label: say(m[name]) })),
            ]}
            value={values.category}
            onChange={(category) => setValues({ ...values, category })}
          />
          <SegmentedField
            label={say(m.type)}
            options={rootCauseTypes.map((name) => ({ value: name, label: say(m[name]) }))}
            value={rootCauseTypes.find((name) => name === values.type) ?? null}
            onChange={(type) => setValues({ ...values, type: type ?? '' })}
          />
        </div>
        <DialogFoot busy={false} submit={say(cause ? m.saveCause : m.addCause)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
