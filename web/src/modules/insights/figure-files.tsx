import { connectionMessages } from '@vigie/domain/messages/connection';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import type { Question } from '@vigie/domain/modules/insights/question';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { sentenceOf } from '../../platform/transport/api-error';
import { nameOfFile, saveFile } from '../../platform/transport/received-file';
import { Button } from '../../ui/buttons/button';
import { toClipboard } from '../../ui/foundation/clipboard';
import type { MenuEntry } from '../../ui/overlays/menu';
import { notify } from '../../ui/overlays/toast';
import { type FigureFile, figureFiles } from './queries';

interface FigureFiles {
  /** What is on its way. */
  readonly busy: FigureFile | null;
  readonly save: (file: FigureFile) => Promise<void>;
  readonly entries: readonly MenuEntry[];
}

/** All figures as a file, one at a time. */
export function useFigureFiles(question: Question): FigureFiles {
  const say = useSay();
  const [busy, setBusy] = useState<FigureFile | null>(null);
  const save = async (file: FigureFile) => {
    setBusy(file);
    try {
      const response = await figureFiles[file].ask(question);
      const name = nameOfFile(response, figureFiles[file].name);
      saveFile(await response.blob(), name);
      notify.success(say(m.saved, { name }));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(null);
    }
  };
  const why = busy ? say(m.preparing) : undefined;
  const entries: MenuEntry[] = [
    {
      id: 'xlsx',
      label: say(m.allSpreadsheet),
      icon: 'download',
      why,
      beginsGroup: true,
      onChoose: () => save('spreadsheet'),
    },
    { id: 'pdf', label: say(m.allPdf), icon: 'download', why, onChoose: () => save('pdf') },
  ];
  return { busy, save, entries };
}

export function FigureActions({ question }: { question: Question }) {
  const say = useSay();
  const { busy, save } = useFigureFiles(question);
  const copy = async () => {
    if (await toClipboard(window.location.href)) notify.success(say(m.addressCopied));
  };
  return (
    <>
      <Button icon="copy" onClick={copy}>
        {say(m.copyAddress)}
      </Button>
      <Button
        icon="download"
        busy={busy === 'spreadsheet'}
        disabled={busy !== null}
        onClick={() => save('spreadsheet')}
      >
        {say(m.spreadsheet)}
      </Button>
      <Button icon="download" busy={busy === 'pdf'} disabled={busy !== null} onClick={() => save('pdf')}>
        {say(m.pdf)}
      </Button>
    </>
  );
}
