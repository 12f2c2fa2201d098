import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { useSay } from '../../../platform/page/messages';
import { Banner } from '../../../ui/overlays/banner';
import type { TemplateState, TemplateStore } from './store/template-store';

/** Why nothing can be changed here; the step that begins a new draft stands above it. */
export function ReadOnlyNotice({ store, state: { detail, saving } }: { store: TemplateStore; state: TemplateState }) {
  const say = useSay();
  if (detail.status === 'draft') return null;
  return (
    <div className="grid builder-notices">
      {store.isUnsent && saving.kind !== 'saving' && (
        <Banner kind="warning">
          {say(m.unsentEdits)}{' '}
          <button type="button" className="linkbtn" onClick={() => store.giveUp()}>
            {say(m.discardUnsent)}
          </button>
        </Banner>
      )}
      <Banner>{say(detail.status === 'published' ? m.publishedOnly : m.retiredOnly)}</Banner>
    </div>
  );
}
