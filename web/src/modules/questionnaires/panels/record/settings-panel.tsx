import { kinds } from '@vigie/domain/kernel/kinds';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { kindMessages } from '@vigie/domain/messages/kinds';
import { recordPanelMessages as m } from '@vigie/domain/modules/questionnaires/messages/preview';
import type { TemplateSettings } from '@vigie/domain/modules/questionnaires/templates/record';
import { templateWords } from '@vigie/domain/modules/questionnaires/templates/words';
import { settingObjection } from '@vigie/domain/modules/questionnaires/versions/workflow';
import { useId, useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { sentenceOf } from '../../../../platform/transport/api-error';
import { Checkbox } from '../../../../ui/choices/checkbox';
import { CheckboxGroup } from '../../../../ui/choices/checkbox-group';
import { Banner } from '../../../../ui/overlays/banner';
import { notify } from '../../../../ui/overlays/toast';
import { RecordComments, RecordHistory } from '../../../records/public';
import { useTemplateEditor } from '../../builder/edit-context';
import { templateCalls } from '../../builder/store/template-calls';
import { changeTemplateSettings } from '../queries';

/** What holds for a template as a whole. */
export function SettingsPanel() {
  const say = useSay();
  const heading = useId();
  const { detail, isEditable, write } = useTemplateEditor();
  const [wanted, setWanted] = useState<Partial<TemplateSettings> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (changed: Partial<TemplateSettings>) => {
    setWanted(changed);
    setFailure(null);
    try {
      await write(changeTemplateSettings(detail.id, changed));
      notify.success(say(m.saved));
    } catch (error) {
      setFailure(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setWanted(null);
    }
  };
  const { needsSignature, caseKinds } = { ...detail.settings, ...wanted };
  const attachObjection = settingObjection(detail, 'caseKinds');
  return (
    <section className="stack-sm" aria-labelledby={heading}>
      <h2 id={heading}>{say(m.settings)}</h2>
      <Checkbox
        label={say(m.needsSignature)}
        help={say(isEditable ? m.needsSignatureHelp : m.readOnly)}
        checked={needsSignature}
        disabled={!isEditable || wanted !== null}
        onChange={(checked) => void change({ needsSignature: checked })}
      />
      <CheckboxGroup
        label={say(m.caseKinds)}
        help={say(attachObjection?.message ?? m.caseKindsHelp)}
        options={kinds.map((kind) => ({ value: kind, label: say(kindMessages[kind]) }))}
        disabled={attachObjection !== null || wanted !== null}
        value={caseKinds}
        onChange={(chosen) => void change({ caseKinds: [...chosen] })}
      />
      {failure && <Banner kind="error">{failure}</Banner>}
    </section>
  );
}

/** What people say about the template. */
export function TemplateComments() {
  const say = useSay();
  const heading = useId();
  return (
    <section className="stack-sm" aria-labelledby={heading}>
      <h2 id={heading}>{say(m.comments)}</h2>
      <RecordComments calls={templateCalls} id={useTemplateEditor().detail.id} />
    </section>
  );
}

/** Who did what to the template. */
export function TemplateHistory() {
  const say = useSay();
  const heading = useId();
  return (
    <section className="stack-sm" aria-labelledby={heading}>
      <h2 id={heading}>{say(m.history)}</h2>
      <RecordHistory calls={templateCalls} id={useTemplateEditor().detail.id} words={templateWords} />
    </section>
  );
}
