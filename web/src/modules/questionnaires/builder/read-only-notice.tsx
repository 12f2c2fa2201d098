import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { Banner } from '../../../ui/overlays/banner';
import { notify } from '../../../ui/overlays/toast';
import { beginDraft } from './template-calls';
import type { TemplateState, TemplateStore } from './template-store';

/** Why nothing can be changed here, and the way to change it all the same. */
export function ReadOnlyNotice({ store, state: { detail, saving } }: { store: TemplateStore; state: TemplateState }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  if (detail.status === 'draft') return null;
  const begin = async () => {
    setBusy(true);
    try {
      await store.write(beginDraft(detail.id));
    } catch (error) {
      notify.error(sentenceOf(error, say(m.notDraft)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="builder-notices">
      {store.isUnsent && saving.kind !== 'saving' && (
        <Banner kind="warning">
          {say(m.unsentEdits)}{' '}
          <button type="button" className="linkbtn" onClick={() => store.giveUp()}>
            {say(m.discardUnsent)}
          </button>
        </Banner>
      )}
      <Banner>
        <span className="row row-between">
          {say(detail.status === 'published' ? m.publishedOnly : m.retiredOnly)}
          {detail.status === 'published' && (
            <Button size="small" busy={busy} onClick={begin}>
              {say(m.newDraft)}
            </Button>
          )}
        </span>
      </Banner>
    </div>
  );
}
