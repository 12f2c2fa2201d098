import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { fieldLabel, isDisplayed } from '@vigie/domain/messages/record-words';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { stepOf } from '@vigie/domain/modules/cases/composed-fields';
import { caseHistoryMessages as m } from '@vigie/domain/modules/cases/messages/panel';
import { stepFieldWords } from '@vigie/domain/modules/cases/messages/step-fields';
import { stepTitleMessages } from '@vigie/domain/modules/cases/messages/steps';
import { caseWords } from '@vigie/domain/modules/cases/words';
import { formatMoment } from '../../../../platform/page/dates';
import { LoadFailed, Loading } from '../../../../platform/page/loading';
import { type Say, useSay } from '../../../../platform/page/messages';
import { formatValue } from '../../../../platform/records/history-values';
import { Dialog } from '../../../../ui/overlays/dialog';
import { useCaseAsItStood } from '../panel-queries';

interface CaseAtEventDialogProps {
  id: string;
  event: RecordedEvent;
  onClose: () => void;
}

/** The whole case just after one event of its history. */
export function CaseAtEventDialog({ id, event, onClose }: CaseAtEventDialogProps) {
  const say = useSay();
  const stood = useCaseAsItStood(id, event.seq);
  const parts = stood.data && partsOf(stood.data.values, say);
  return (
    <Dialog
      wide
      title={say(m.stoodAt, { id, when: formatMoment(event.at) })}
      closeLabel={say(generalMessages.close)}
      onClose={onClose}
    >
      <div className="dialog-body stack">
        <p className="muted">{say(m.stoodHelp)}</p>
        {!parts && (stood.isPending ? <Loading lines={6} /> : <LoadFailed query={stood} />)}
        {parts?.length === 0 && <p>{say(m.stoodEmpty)}</p>}
        {parts?.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl className="stood">
              {lines.map(({ field, label, value }) => (
                <div key={field}>
                  <dt className="muted">{label}</dt>
                  <dd className="prose">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** The case's own fields first, then step after step; what was empty says nothing. */
function partsOf(values: Readonly<Record<string, unknown>>, say: Say) {
  const order = ['', ...Object.keys(stepTitleMessages)];
  const stepNamed: Readonly<Record<string, (typeof stepTitleMessages)['definition']>> = stepTitleMessages;
  return order.flatMap((step) => {
    const lines = Object.keys(values)
      .filter((field) => (stepOf(field)?.step ?? '') === step && isState(field))
      .sort((one, other) => placeOf(one) - placeOf(other))
      .flatMap((field) => {
        const value = formatValue(caseWords, field, values[field], say);
        const label = field === 'files' ? say(m.filesAdded) : fieldLabel(caseWords, field, say, true);
        return value === null ? [] : [{ field, label, value }];
      });
    const title = stepNamed[step];
    return lines.length > 0 ? [{ title: say(title ?? m.theCase), lines }] : [];
  });
}

/** Where a cause hangs is recorded when it moves. */
const isState = (field: string) => isDisplayed(caseWords, field) && !field.endsWith('.parentId');

const inOrder = ['status', ...Object.keys(caseWords.fields), ...Object.keys(stepFieldWords)];

/** As the labels are listed, and not by the alphabet of their codes. */
function placeOf(field: string): number {
  const [first = '', ...inner] = (stepOf(field)?.rest ?? field).split('.');
  const place = inOrder.indexOf(first);
  return (place < 0 ? inOrder.length : place) + (inner[0] === 'text' ? 0.5 : 0);
}
