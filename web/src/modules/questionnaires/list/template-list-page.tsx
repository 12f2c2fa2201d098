import { templatePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { questionnairePageTitles } from '@vigie/domain/modules/questionnaires/messages/titles';
import {
  templateListEndpoints as endpoints,
  type TemplateEntry,
} from '@vigie/domain/modules/questionnaires/templates/list';
import { useState } from 'react';
import { useListAddress } from '../../../platform/lists/list-address';
import { RecordList } from '../../../platform/lists/list-page';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { Button } from '../../../ui/buttons/button';
import { adoptStyles } from '../../../ui/foundation/adopted-styles';
import { viewsOf } from '../../records/public';
import { ImportDialog } from '../panels/transfer/import-dialog';
import styles from './template-list.css?inline';
import { addressOfTemplates, templateList, templatesPath } from './template-search';
import { TemplateTable } from './template-table';

adoptStyles(styles);

const NewTemplateDialog = lazyDialog(() => import('./new-template-dialog'));

const calls = {
  record: 'template',
  rows: endpoints.listTemplates,
  spreadsheet: endpoints.exportTemplates,
  fileName: 'templates.xlsx',
};

type Asked = { readonly kind: 'new' | 'import' } | { readonly kind: 'copy'; readonly of: TemplateEntry };

export default function TemplateListPage() {
  const say = useSay();
  const search = usePageSearch(templateList.searchOf);
  const show = useListAddress(templateList.searchOf, addressOfTemplates);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <div className="templates">
      <RecordList
        title={questionnairePageTitles.templates}
        path={templatesPath}
        list={templateList}
        search={search}
        show={show}
        texts={m}
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
        views={viewsOf('template')}
        calls={calls}
        drawRows={(rows) => (
          <TemplateTable {...rows} search={search} show={show} onDuplicate={(of) => setAsked({ kind: 'copy', of })} />
        )}
      />
      {asked?.kind === 'import' && <ImportDialog onClose={() => setAsked(null)} />}
      {asked && asked.kind !== 'import' && (
        <NewTemplateDialog copyOf={asked.kind === 'copy' ? asked.of : undefined} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
