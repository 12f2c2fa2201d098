import { importBounds } from '@vigie/domain/modules/imports/bounds';
import { importPageMessages as m } from '@vigie/domain/modules/imports/messages/page';
import { type ImportSubject, importSubjects } from '@vigie/domain/modules/imports/subjects';
import { useRef, useState } from 'react';
import { useExport } from '../../platform/lists/list-export';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { Button } from '../../ui/buttons/button';
import { Select } from '../../ui/choices/select';
import { IncomingFiles } from '../../ui/files/incoming-files';
import { Card } from '../../ui/foundation/card';
import { Banner } from '../../ui/overlays/banner';
import { addressOfImport } from './import-search';
import { askTemplate, useImportCalls } from './queries';
import { useSubmit } from './use-submit';

export function FileStep() {
  const say = useSay();
  const { history } = useRouter();
  const { send } = useImportCalls();
  const { busy, refusal, setRefusal, run } = useSubmit();
  const [subject, setSubject] = useState<ImportSubject>('cases');
  const chooser = useRef<HTMLInputElement>(null);
  const template = useExport({ name: 'import.xlsx', ask: (_ids, signal) => askTemplate(subject, signal) });
  const take = (files: readonly File[]) => {
    const [file, ...more] = files;
    if (!file) return;
    if (more.length > 0) return setRefusal(say(m.oneFile));
    void run(async () => history.push(addressOfImport({ id: (await send(file, subject)).id })));
  };
  return (
    <Card title={say(m.fileTitle)}>
      {refusal && <Banner kind="error">{refusal}</Banner>}
      <div className="space-below grid import-fields">
        <Select
          label={say(m.subject)}
          help={subject === 'audits' ? say(m.auditsHelp) : undefined}
          options={importSubjects.map((value) => ({ value, label: say(m.subjects[value]) }))}
          value={subject}
          onChange={setSubject}
        />
      </div>
      <p className="space-below help">
        {say(m.fileHelp, { megabytes: importBounds.megabytes, rows: importBounds.rows.toLocaleString('fr') })}
      </p>
      <div className="cluster import-buttons">
        <Button look="primary" icon="upload" busy={busy} onClick={() => chooser.current?.click()}>
          {say(busy ? m.reading : m.chooseFile)}
        </Button>
        <Button icon="download" busy={template.received !== null} onClick={() => void template.start()}>
          {say(m.template)}
        </Button>
      </div>
      <input
        ref={chooser}
        hidden
        type="file"
        accept=".xlsx,.csv,.txt,.tsv"
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // A corrected file may have the same name.
          target.value = '';
        }}
      />
      {!busy && <IncomingFiles dropNowLabel={say(m.dropNow)} onFiles={take} />}
    </Card>
  );
}
