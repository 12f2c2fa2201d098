import { rootCausePageMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { memo, useCallback, useDeferredValue, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Content } from '../../../../../platform/autosave/merge';
import { useSay } from '../../../../../platform/page/messages';
import { lazyComponent } from '../../../../../platform/page-files/lazy-component';
import { Button } from '../../../../../ui/buttons/button';
import { SegmentedControl } from '../../../../../ui/buttons/segmented-control';
import { adoptStyles } from '../../../../../ui/foundation/adopted-styles';
import { EmptyState } from '../../../../../ui/lists/empty-state';
import { useStepForm } from '../form-context';
import { CauseDialogs } from './cause-dialogs';
import { useCauseEditor } from './cause-editor';
import { useCauseKeys } from './cause-keys';
import { CauseOutline } from './cause-outline';
import { causeViews, useCauseView } from './cause-view';
import { downloadEvidence } from './evidence-download';
import { useFolded } from './folded';
import { useKnownCauses } from './known-causes';
import { railStyles } from './rail-lines';
import { ReadBack } from './read-back';
import { useRowFocus } from './row-focus';
import { useShownRows } from './shown-rows';
import './root-cause.css';

adoptStyles(railStyles());

/** Who opens the step writes first. */
const CauseDrawingView = lazyComponent(async () => ({
  default: (await import('./cause-drawing-view')).CauseDrawingView,
}));

/** The 5-whys tree: written as an outline, drawn as a tree or as a fishbone. */
export default function RootCauseForm() {
  const { record, content, readOnly, wasRefused, head, change } = useStepForm();
  const { view: chosen, choose } = useCauseView();
  // The control shows the choice at once, the drawing comes after that.
  const view = useDeferredValue(chosen);
  const causes = useKnownCauses(content);
  const { folded, fold } = useFolded(record.id);
  const { folded: foldedEvidence, fold: foldEvidence } = useFolded(`${record.id} evidence`);
  const { rows, drawAtOnce } = useShownRows(causes, folded);
  const tree = useRef<HTMLDivElement>(null);
  const { active, follow, settle, focus, go } = useRowFocus(tree);
  const { writing, asking, actions } = useCauseEditor({
    causes,
    rows,
    fold,
    focus,
    drawAtOnce,
    change: (changes) => change(changes as Content),
  });
  useCauseKeys(tree, actions, view === 'outline' && !readOnly);
  const isEmpty = rows.length === 0;
  const add = useCallback(() => {
    choose('outline');
    actions.beginAdd(null);
  }, [choose, actions]);
  return (
    <>
      <HeadTools choose={choose} head={head} view={chosen} onAdd={readOnly ? undefined : add} />
      <LeadIn causes={causes} />
      {isEmpty && !writing && <Empty onAdd={readOnly ? undefined : add} />}
      {view === 'outline' && (!isEmpty || writing) && (
        <CauseOutline
          tree={tree}
          causes={causes}
          rows={rows}
          readOnly={readOnly}
          wasRefused={wasRefused}
          writing={writing}
          active={active}
          foldedEvidence={foldedEvidence}
          go={go}
          actions={actions}
          files={record.attachments}
          leaving={asking?.kind === 'remove' ? asking.id : null}
          onActive={follow}
          onTab={settle}
          onFold={fold}
          onFoldEvidence={foldEvidence}
          onDownload={(id, at) => void downloadEvidence(record, causes[id]?.evidence[at])}
        />
      )}
      {view !== 'outline' && !isEmpty && <CauseDrawingView view={view} causes={causes} problem={record.title} />}
      {!isEmpty && <ReadBack causes={causes} problem={record.title} />}
      <CauseDialogs record={record} causes={causes} rows={rows} asking={asking} actions={actions} />
    </>
  );
}

function LeadIn({ causes }: { causes: Causes }) {
  const say = useSay();
  const n = Object.values(causes).filter(({ isRootCause }) => isRootCause).length;
  return <p className="why-lead-in">{say(m.leadIn, { n })}</p>;
}

function Empty({ onAdd }: { onAdd: (() => void) | undefined }) {
  const say = useSay();
  return (
    <EmptyState
      title={say(m.empty)}
      text={say(m.emptyHelp)}
      action={
        onAdd && (
          <Button icon="plus" onClick={onAdd}>
            {say(m.addCause)}
          </Button>
        )
      }
    />
  );
}

interface HeadToolsProps extends ReturnType<typeof useCauseView> {
  head: HTMLElement | null;
  onAdd: (() => void) | undefined;
}

/** Beside the title of the step. */
const HeadTools = memo(function HeadTools({ head, view, choose, onAdd }: HeadToolsProps) {
  const say = useSay();
  if (!head) return null;
  return createPortal(
    <>
      <SegmentedControl
        label={say(m.views)}
        options={causeViews.map((value) => ({ value, label: say(m[value]) }))}
        value={view}
        onChange={choose}
      />
      {onAdd && (
        <Button icon="plus" onClick={onAdd}>
          {say(m.addCause)}
        </Button>
      )}
    </>,
    head,
  );
});
