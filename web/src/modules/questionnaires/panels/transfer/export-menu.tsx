import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { transferMessages as m } from '@vigie/domain/modules/questionnaires/messages/transfer';
import { useRef, useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { sentenceOf } from '../../../../platform/transport/api-error';
import { saveFile } from '../../../../platform/transport/received-file';
import { Button } from '../../../../ui/buttons/button';
import { Banner } from '../../../../ui/overlays/banner';
import { Dialog } from '../../../../ui/overlays/dialog';
import { Menu } from '../../../../ui/overlays/menu';
import { notify } from '../../../../ui/overlays/toast';
import { type CarriedLoss, type ExchangeFormat, exportTemplate, loadTemplateSchema } from '../queries';
import { LossList } from './loss-list';

interface ExportMenuProps {
  id: string;
  /** A published version; without it the draft. */
  version?: number;
}

interface Lossy {
  readonly file: unknown;
  readonly losses: readonly CarriedLoss[];
}

const saveJson = (content: unknown, name: string) =>
  saveFile(new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }), name);

/** A template as a file. What the other format cannot say is listed before the file is made. */
export function ExportMenu({ id, version }: ExportMenuProps) {
  const say = useSay();
  const trigger = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [lossy, setLossy] = useState<Lossy | null>(null);
  const name = (format: string) => `${id}${version ? `-v${version}` : ''}.${format}.json`;
  const attempt = async (task: () => Promise<void>) => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      notify.error(say(m.exportFailed, { reason: sentenceOf(error, say(connectionMessages.unknownError)) }));
    } finally {
      setBusy(false);
    }
  };
  const exportAs = (format: ExchangeFormat) =>
    attempt(async () => {
      const { file, losses } = await exportTemplate(id, format, version);
      if (losses.length > 0) setLossy({ file, losses });
      else saveJson(file, name(format));
    });
  const exportSchema = () =>
    attempt(async () => saveJson(await loadTemplateSchema(), 'vigie-questionnaire.schema.json'));
  return (
    <span ref={trigger} className="export-menu">
      <Button icon="download" busy={busy} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        {say(m.export)}
      </Button>
      {isOpen && (
        <Menu
          label={say(m.export)}
          triggerRef={trigger}
          entries={[
            { id: 'vigie', label: say(m.exportVigie), onChoose: () => void exportAs('vigie') },
            { id: 'surveyjs', label: say(m.exportSurvey), onChoose: () => void exportAs('surveyjs') },
            { id: 'schema', label: say(m.exportSchema), beginsGroup: true, onChoose: () => void exportSchema() },
          ]}
          onClose={() => setIsOpen(false)}
        />
      )}
      {lossy && (
        <Dialog title={say(m.exportSurvey)} closeLabel={say(generalMessages.close)} onClose={() => setLossy(null)}>
          <div className="dialog-body stack-sm">
            <Banner kind="warning">{say(m.exportLosses, { n: lossy.losses.length })}</Banner>
            <LossList losses={lossy.losses} />
          </div>
          <div className="dialog-foot">
            <Button onClick={() => setLossy(null)}>{say(generalMessages.cancel)}</Button>
            <Button
              look="primary"
              autoFocus
              onClick={() => {
                saveJson(lossy.file, name('surveyjs'));
                setLossy(null);
              }}
            >
              {say(m.download)}
            </Button>
          </div>
        </Dialog>
      )}
    </span>
  );
}
