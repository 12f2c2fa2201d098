import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { evidenceMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import type { Evidence } from '@vigie/domain/modules/cases/steps/root-cause';
import type { Say } from '../../../../../platform/page/messages';
import { Icon } from '../../../../../ui/icons/icon';
import { CauseIcon } from './cause-icon';

interface EvidenceListProps {
  say: Say;
  number: string;
  evidence: readonly Evidence[];
  files: readonly Attachment[];
  isFolded: boolean;
  readOnly: boolean;
  tabIndex: number;
}

/** What shows that a why is true; its buttons are heard by the tree. */
export function EvidenceList({ say, number, evidence, files, isFolded, readOnly, tabIndex }: EvidenceListProps) {
  return (
    <div className="text-13 why-evidence">
      <button
        type="button"
        className="icons-14 touch-target inline-row small muted why-evidence-fold"
        data-act="evidence-fold"
        tabIndex={tabIndex}
        aria-expanded={!isFolded}
        aria-label={`${say(m.count, { n: evidence.length })}. ${say(isFolded ? m.unfold : m.fold, { number })}`}
      >
        <CauseIcon name="clip" />
        {say(m.count, { n: evidence.length })}
        <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} />
      </button>
      {!isFolded && (
        <ul>
          {evidence.map((one, at) => (
            <EvidenceItem
              // biome-ignore lint/suspicious/noArrayIndexKey: evidence has nothing of its own but its place
              key={at}
              say={say}
              one={one}
              at={at}
              readOnly={readOnly}
              tabIndex={tabIndex}
              file={files.find(({ id }) => id === one.attachmentId)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface EvidenceItemProps {
  say: Say;
  one: Evidence;
  at: number;
  file: Attachment | undefined;
  readOnly: boolean;
  tabIndex: number;
}

function EvidenceItem({ say, one: { text, attachmentId }, at, file, readOnly, tabIndex }: EvidenceItemProps) {
  const name = text.trim() || file?.name || say(m.gone);
  return (
    <li data-evidence={at}>
      <span className="grow prose why-evidence-words">
        {text.trim() && <span>{text}</span>}
        {file && (
          <button
            type="button"
            className="linkbtn"
            data-act="evidence-download"
            tabIndex={tabIndex}
            aria-label={say(m.download, { name: file.name })}
          >
            {file.name}
          </button>
        )}
        {attachmentId && !file && <span className="muted">{say(m.gone)}</span>}
      </span>
      {!readOnly && (
        <span className="rigid no-print why-tools">
          <button
            type="button"
            className="icon-btn"
            data-act="evidence-edit"
            tabIndex={tabIndex}
            aria-label={say(m.edit, { name })}
            title={say(m.edit, { name })}
          >
            <Icon name="pencil" />
          </button>
          <button
            type="button"
            className="icon-btn"
            data-act="evidence-remove"
            tabIndex={tabIndex}
            aria-label={say(m.remove, { name })}
            title={say(m.remove, { name })}
          >
            <Icon name="x" />
          </button>
        </span>
      )}
    </li>
  );
}
