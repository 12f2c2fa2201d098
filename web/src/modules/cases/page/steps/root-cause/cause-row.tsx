import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import {
  evidenceMessages,
  rootCausePageMessages as m,
  rootMarkMessages,
} from '@vigie/domain/modules/cases/messages/root-cause-page';
import type { Cause } from '@vigie/domain/modules/cases/steps/root-cause';
import { memo, useEffect, useRef } from 'react';
import type { Say } from '../../../../../platform/page/messages';
import { Badge } from '../../../../../ui/icons/badge';
import '../../../../../ui/buttons/button.css';
import { Icon } from '../../../../../ui/icons/icon';
import { CauseIcon } from './cause-icon';
import { CauseTextEdit } from './cause-text-edit';
import { EvidenceList } from './evidence-list';
import { railClass } from './rail-lines';
import { RootLine } from './root-line';

export interface CauseRowActions {
  readonly patch: (id: string, changes: Partial<Cause>) => void;
  readonly saveText: (id: string, text: string) => void;
  readonly giveUp: () => void;
  readonly leave: (typed: string | null) => void;
}

/** Everything that a row shows, each part by itself: it is drawn anew only when one of them differs. */
interface CauseRowProps {
  id: string;
  cause: Cause;
  number: string;
  depth: number;
  hasWhys: boolean;
  place: number;
  siblings: number;
  below: number;
  isFolded: boolean;
  rails: string;
  isActive: boolean;
  /** Far from what is seen, its buttons are left out. */
  isNear: boolean;
  /** What stands in the field while it is edited; null while it is read. */
  editing: string | null;
  /** The row shows the delete confirmation. */
  isLeaving: boolean;
  isEvidenceFolded: boolean;
  readOnly: boolean;
  wasRefused: boolean;
  /** Why no why can be added, and why it cannot be marked. */
  whyNoWhy: string | null;
  whyNoMark: string | null;
  files: readonly Attachment[];
  say: Say;
  actions: CauseRowActions;
}

export const CauseRow = memo(function CauseRow(props: CauseRowProps) {
  const { id, cause, number, depth, hasWhys, place, siblings, isFolded, rails, isActive, readOnly, say } = props;
  const { isRootCause, evidence } = cause;
  const tabIndex = isActive ? 0 : -1;
  return (
    <div
      role="treeitem"
      className={railClass(depth, place === siblings, rails)}
      data-cause={id}
      tabIndex={tabIndex}
      aria-level={depth + 1}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={hasWhys ? !isFolded : undefined}
      aria-selected={isActive}
      aria-label={labelOf(props)}
    >
      <div className={isRootCause ? 'why-row is-root' : 'why-row'}>
        {hasWhys && <FoldButton number={number} isFolded={isFolded} isNear={props.isNear} say={say} />}
        <span className="rigid small muted strong digits why-no">{number}</span>
        <RowText {...props} />
        {!readOnly && props.isNear && props.editing === null && <RowTools {...props} />}
        {props.isLeaving && <LeavingQuestion {...props} />}
        {isRootCause && (
          <RootLine
            say={say}
            number={number}
            cause={cause}
            readOnly={readOnly}
            isActive={isActive}
            showsMissing={props.wasRefused}
            onChange={(changes) => props.actions.patch(id, changes)}
          />
        )}
        {evidence.length > 0 && (
          <EvidenceList
            say={say}
            number={number}
            evidence={evidence}
            readOnly={readOnly}
            tabIndex={tabIndex}
            files={props.files}
            isFolded={props.isEvidenceFolded}
          />
        )}
      </div>
    </div>
  );
});

function labelOf({ number, cause, say }: CauseRowProps): string {
  const { text, isRootCause, mCategory, type, evidence } = cause;
  const parts = [
    `${number} ${text}`,
    isRootCause && [say(rootMarkMessages.rootCause), mCategory, type].filter(Boolean).join(', '),
    evidence.length > 0 && say(evidenceMessages.count, { n: evidence.length }),
  ];
  return parts.filter(Boolean).join('. ');
}

/** The row itself says whether it is folded, and the arrow keys change that: this is for the pointer. */
function FoldButton({ number, isFolded, isNear, say }: Pick<CauseRowProps, 'number' | 'isFolded' | 'isNear' | 'say'>) {
  if (!isNear) return <span className="no-print why-fold" />;
  const label = say(isFolded ? m.unfold : m.fold, { number });
  return (
    <button
      type="button"
      className="icon-btn no-print why-fold"
      data-act="fold"
      tabIndex={-1}
      aria-label={label}
      title={label}
    >
      <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} />
    </button>
  );
}

function RowText({ id, cause, number, depth, isFolded, below, editing, say, actions }: CauseRowProps) {
  if (editing !== null) {
    return (
      <CauseTextEdit
        say={say}
        name={depth === 0 ? 'title' : 'text'}
        label={say(depth === 0 ? m.title : m.text, { number })}
        initial={editing}
        onSave={(text) => actions.saveText(id, text)}
        onGiveUp={actions.giveUp}
        onLeave={actions.leave}
      />
    );
  }
  return (
    <>
      {depth === 0 ? <h3 className="why-text">{cause.text}</h3> : <p className="why-text">{cause.text}</p>}
      {isFolded && <Badge look="line">{say(m.whys, { n: below })}</Badge>}
    </>
  );
}

/** In the row and not in a dialog: the tree stays in sight, and what goes can be had back for a while. */
function LeavingQuestion({ number, below, say }: CauseRowProps) {
  const question = say(m.removeQuestion, { number, n: below });
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div className="row wrap line-top why-leaving" role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <button ref={yes} type="button" className="btn btn-sm btn-danger" data-act="remove-yes">
        {say(m.remove)}
      </button>
      <button type="button" className="btn btn-sm" data-act="remove-no">
        {say(generalMessages.cancel)}
      </button>
    </div>
  );
}

function RowTools({ number, cause, isActive, whyNoWhy, whyNoMark, say }: CauseRowProps) {
  const tabIndex = isActive ? 0 : -1;
  const addLabel = say(m.addWhy, { number });
  const markLabel = say(cause.isRootCause ? m.unmark : m.mark, { number });
  return (
    <span className="rigid no-print why-tools">
      <button type="button" className="icon-btn" data-act="why" tabIndex={tabIndex} {...labelled(addLabel, whyNoWhy)}>
        <CauseIcon name="branch" />
      </button>
      <button
        type="button"
        className="icon-btn"
        data-act="mark"
        tabIndex={tabIndex}
        aria-pressed={cause.isRootCause}
        {...labelled(markLabel, whyNoMark)}
      >
        <CauseIcon name="target" />
      </button>
      <button
        type="button"
        className="icon-btn"
        data-act="more"
        tabIndex={tabIndex}
        aria-haspopup="menu"
        {...labelled(say(m.more, { number }), null)}
      >
        <Icon name="more" />
      </button>
    </span>
  );
}

/** A control that cannot be used stays in its place and says why. */
function labelled(label: string, why: string | null) {
  const said = why ? `${label}. ${why}` : label;
  return { 'aria-label': said, title: said, 'aria-disabled': why ? true : undefined };
}
