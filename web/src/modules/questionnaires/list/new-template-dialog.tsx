import { templatePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import { templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import { useSay } from '../../../platform/page/messages';
import { type CreationView, NewRecordDialog } from '../../records/public';

const creation: CreationView = {
  record: 'template',
  endpoint: templateEndpoints.createTemplate,
  title: m.new,
  submit: m.create,
  submitting: m.creating,
  fields: { title: { label: m.name, takes: 'line', maxLength: bounds.title, missing: m.titleMissing } },
  addressOf: (id) => `/template/${id}`,
};

interface NewTemplateDialogProps {
  /** What it begins as a copy of. */
  copyOf?: { readonly id: string; readonly title: string } | undefined;
  onClose: () => void;
}

export default function NewTemplateDialog({ copyOf, onClose }: NewTemplateDialogProps) {
  const say = useSay();
  return (
    <NewRecordDialog
      view={creation}
      {...(copyOf && {
        title: say(m.duplicateOne, { id: copyOf.id }),
        initial: { title: say(m.copyTitle, { title: copyOf.title }) },
        also: { copyOf: copyOf.id },
      })}
      onClose={onClose}
    />
  );
}
