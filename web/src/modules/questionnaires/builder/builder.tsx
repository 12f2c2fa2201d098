import { generalMessages } from '@vigie/domain/messages/shell/shell';
import {
  builderPageMessages as m,
  sidePanelMessages,
} from '@vigie/domain/modules/questionnaires/messages/builder-page';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { Suspense, useMemo, useState } from 'react';
import { Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { usePageSearch } from '../../../platform/page/page-search';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { activePlaceAt } from './active-place';
import { BuilderActionsProvider } from './builder-actions';
import { BuilderDrag } from './builder-drag';
import { BuilderFoot } from './builder-foot';
import { BuilderNav } from './builder-nav';
import type { SidePanelName } from './builder-top';
import { BuilderTop } from './builder-top';
import { type TemplateEditor, TemplateEditorProvider } from './edit-context';
import { LeaveGuard } from './leave-guard';
import { PageContent } from './page-content';
import type { Previewed } from './preview';
import { ReadOnlyNotice } from './read-only-notice';
import { useTemplateStore } from './store/use-template-store';
import { placeParameter, useBuilder } from './use-builder';
import './builder.css';

const Preview = lazyComponent(() => import('./preview'));
const SidePanel = lazyComponent(() => import('./side-panel'));
const Comparison = lazyComponent(async () => ({ default: (await import('../panels/versions/comparison')).Comparison }));
const ConflictList = lazyComponent(async () => ({
  default: (await import('../panels/conflicts/conflict-list')).ConflictList,
}));

const searchOf = (raw: Readonly<Record<string, string | undefined>>) => ({
  at: raw[placeParameter] ?? '',
  isCompared: raw.compare !== undefined,
});

export function Builder({ found }: { found: TemplateDetail }) {
  const say = useSay();
  const { store, state } = useTemplateStore(found);
  const { actions, wanted } = useBuilder(store);
  const { template, detail } = state;
  const isEditable = detail.status === 'draft';
  const { at, isCompared } = usePageSearch(searchOf);
  const place = useMemo(() => activePlaceAt(template, at), [template, at]);
  const [isNavOpen, setNavOpen] = useState(false);
  const [panel, setPanel] = useState<SidePanelName | null>(null);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [shownFor, setShownFor] = useState(at);
  if (shownFor !== at) {
    setShownFor(at);
    setNavOpen(false);
    setPreviewed(null);
  }
  usePageTitle(template.title);
  const editor = useMemo<TemplateEditor>(
    () => ({
      template,
      detail,
      isEditable,
      edit: actions.edit,
      select: actions.select,
      write: (change) => store.write(change),
    }),
    [template, detail, isEditable, actions, store],
  );
  const classes = ['builder', isNavOpen && 'builder-nav-open', panel && 'builder-with-panel'].filter(Boolean).join(' ');
  return (
    <TemplateEditorProvider value={editor}>
      <BuilderActionsProvider value={actions}>
        <BuilderTop
          store={store}
          state={state}
          isEditable={isEditable}
          isNavOpen={isNavOpen}
          onNav={() => setNavOpen(!isNavOpen)}
          onPanel={setPanel}
        />
        <BuilderDrag template={template} isEditable={isEditable}>
          {(overId) => (
            <div className={classes}>
              <BuilderNav
                templateId={detail.id}
                template={template}
                activeId={at === '' ? null : at}
                overId={overId}
                isEditable={isEditable}
              />
              <div className="shrinks builder-main">
                <ReadOnlyNotice store={store} state={state} />
                <Suspense fallback={<Loading lines={6} />}>
                  {detail.conflicts.length > 0 && <ConflictList />}
                  {previewed ? (
                    <Preview {...previewed} />
                  ) : (
                    <PageContent place={place} overId={overId} wanted={wanted} isEditable={isEditable} />
                  )}
                </Suspense>
              </div>
              {panel && (
                <aside className="surface builder-panel" aria-label={say(sidePanelMessages[panel])}>
                  <IconButton
                    icon="x"
                    label={say(generalMessages.close)}
                    tooltipAlign="end"
                    onClick={() => setPanel(null)}
                  />
                  <Suspense fallback={<Loading lines={6} />}>
                    <SidePanel
                      name={panel}
                      onShowFilling={(filling) => setPreviewed({ filling })}
                      onViewVersion={(version) => setPreviewed({ version })}
                    />
                  </Suspense>
                </aside>
              )}
            </div>
          )}
        </BuilderDrag>
        <BuilderFoot store={store} state={state} isEditable={isEditable}>
          <Button onClick={() => setPreviewed(previewed ? null : {})}>
            {say(previewed ? m.backToPages : m.preview)}
          </Button>
        </BuilderFoot>
        <LeaveGuard store={store} />
        {isCompared && (
          <Suspense>
            <Comparison />
          </Suspense>
        )}
      </BuilderActionsProvider>
    </TemplateEditorProvider>
  );
}
