import { templatePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import type { TemplateEntry } from '@vigie/domain/modules/questionnaires/templates/list';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { Button } from '../../../ui/buttons/button';
import { RecordListPage } from '../../records/public';
import { templateListView } from '../template-kind';
import './template-list.css';

/** Begins a template from a file; rarely opened, so it is loaded then. */
const ImportDialog = lazyDialog(() => import('../panels/transfer/import-form'));

const NewTemplateDialog = lazyDialog(() => import('./new-template-dialog'));

type Asked = { readonly kind: 'new' | 'import' } | { readonly kind: 'copy'; readonly of: TemplateEntry };

export default function TemplateListPage() {
  const say = useSay();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <div className="templates">
      <RecordListPage
        view={templateListView}
        begin={
          <>
            <Button icon="upload" onClick={() => setAsked({ kind: 'import' })}>
              {say(m.import)}
            </Button>
            <Button look="primary" icon="plus" onClick={() => setAsked({ kind: 'new' })}>
              {say(m.new)}
            </Button>
          </>
        }
        actions={([first, ...others]) => [
          {
            id: 'duplicate',
            icon: 'copy',
            label: say(m.duplicate),
            why: others.length > 0 ? say(m.onlyOne) : undefined,
            onPress: () => first && setAsked({ kind: 'copy', of: first }),
          },
        ]}
      />
      {asked?.kind === 'import' && <ImportDialog onClose={() => setAsked(null)} />}
      {asked && asked.kind !== 'import' && (
        <NewTemplateDialog copyOf={asked.kind === 'copy' ? asked.of : undefined} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
