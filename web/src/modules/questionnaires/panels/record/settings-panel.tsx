import { connectionMessages } from '@vigie/domain/messages/connection';
import { recordPanelMessages as m } from '@vigie/domain/modules/questionnaires/messages/preview';
import { templateWords } from '@vigie/domain/modules/questionnaires/templates/words';
import { useId, useState } from 'react';
import { LoadFailed, Loading } from '../../../../platform/page/loading';
import { useSay } from '../../../../platform/page/messages';
import { History } from '../../../../platform/records/history';
import { sentenceOf } from '../../../../platform/transport/api-error';
import { Checkbox } from '../../../../ui/choices/checkbox';
import { Banner } from '../../../../ui/overlays/banner';
import { notify } from '../../../../ui/overlays/toast';
import { Comments } from '../../../comments/public';
import { useTemplateEditor } from '../../builder/edit-context';
import {
  changeTemplateSettings,
  listTemplateComments,
  searchTemplateReaders,
  sendTemplateComment,
  templateCommentsKey,
  useTemplateHistory,
} from '../queries';

/** What holds for a template as a whole. */
export function SettingsPanel() {
  const say = useSay();
  const heading = useId();
  const { detail, isEditable, write } = useTemplateEditor();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (needsSignature: boolean) => {
    setWanted(needsSignature);
    setFailure(null);
    try {
      await write(changeTemplateSettings(detail.id, { needsSignature }));
      notify.success(say(m.saved));
    } catch (error) {
      setFailure(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setWanted(null);
    }
  };
  return (
    <section className="stack-sm" aria-labelledby={heading}>
      <h3 id={heading}>{say(m.settings)}</h3>
      <Checkbox
        label={say(m.needsSignature)}
        help={say(isEditable ? m.needsSignatureHelp : m.readOnly)}
        checked={wanted ?? detail.settings.needsSignature}
        disabled={!isEditable || wanted !== null}
        onChange={(checked) => void change(checked)}
      />
      {failure && <Banner kind="error">{failure}</Banner>}
    </section>
  );
}

/** What people say about the template. */
export function TemplateComments() {
  const say = useSay();
  const heading = useId();
  const { id } = useTemplateEditor().detail;
  return (
    <section className="stack-sm" aria-labelledby={heading}>
      <h3 id={heading}>{say(m.comments)}</h3>
      <Comments
        queryKey={templateCommentsKey(id)}
        load={(query, signal) => listTemplateComments(id, query, signal)}
        send={(text, key) => sendTemplateComment(id, text, key)}
        searchPeople={(typed, signal) => searchTemplateReaders(id, typed, signal)}
      />
    </section>
  );
}

/** Who did what to the template. */
export function TemplateHistory() {
  const say = useSay();
  const heading = useId();
  const found = useTemplateHistory(useTemplateEditor().detail.id);
  return (
    <section className="stack-sm" aria-labelledby={heading}>
      <h3 id={heading}>{say(m.history)}</h3>
      {found.newest && <History words={templateWords} events={found.events} earlier={found.earlier} />}
      {!found.newest && (found.isPending ? <Loading lines={4} /> : <LoadFailed query={found} />)}
    </section>
  );
}
