import { builderMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { templateStatusMessages } from '@vigie/domain/modules/questionnaires/messages/versions';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { useMemo, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { usePageTitle } from '../../../platform/page/page-title';
import { IconButton } from '../../../ui/buttons/icon-button';
import { useMedia } from '../../../ui/foundation/use-media';
import { Badge } from '../../../ui/icons/badge';
import { activePlaceAt } from './active-place';
import './builder.css';
import { BuilderActionsProvider } from './builder-actions';
import { BuilderDrag } from './builder-drag';
import { BuilderFoot } from './builder-foot';
import { BuilderNav } from './builder-nav';
import { type TemplateEditor, TemplateEditorProvider } from './edit-context';
import { LeaveGuard } from './leave-guard';
import { PageContent } from './page-content';
import { ReadOnlyNotice } from './read-only-notice';
import { TitleInput } from './title-input';
import { UndoButtons } from './undo-buttons';
import { placeParameter, useBuilder } from './use-builder';
import { useTemplateStore } from './use-template-store';

const placeIn = (raw: Readonly<Record<string, string | undefined>>) => raw[placeParameter] ?? '';

export function Builder({ found }: { found: TemplateDetail }) {
  const { store, state } = useTemplateStore(found);
  const { actions, wanted } = useBuilder(store);
  const { template, detail } = state;
  const isEditable = detail.status === 'draft';
  const activeId = usePageSearch(placeIn);
  const place = useMemo(() => activePlaceAt(template, activeId), [template, activeId]);
  const isNarrow = useMedia('(max-width: 900px)');
  const [isNavOpen, setNavOpen] = useState(false);
  const [shownFor, setShownFor] = useState(activeId);
  if (shownFor !== activeId) {
    setShownFor(activeId);
    setNavOpen(false);
  }
  usePageTitle(template.title);
  const editor = useMemo<TemplateEditor>(
    () => ({
      ...{ template, detail, isEditable, edit: actions.edit, select: actions.select },
      write: (change) => store.write(change),
      settle: () => store.settle(),
      take: (taken) => store.receive(taken),
    }),
    [template, detail, isEditable, actions, store],
  );
  return (
    <TemplateEditorProvider value={editor}>
      <BuilderActionsProvider value={actions}>
        <div className="builder-frame">
          <BuilderTop {...{ store, state, isEditable, isNarrow, isNavOpen }} onNav={() => setNavOpen(!isNavOpen)} />
          <ReadOnlyNotice store={store} state={state} />
          <BuilderDrag template={template} isEditable={isEditable}>
            {(overId) => (
              <div className={isNavOpen ? 'builder builder-nav-open' : 'builder'}>
                <BuilderNav
                  templateId={detail.id}
                  template={template}
                  activeId={activeId === '' ? null : activeId}
                  overId={overId}
                  isEditable={isEditable}
                />
                <div className="builder-main">
                  <PageContent place={place} overId={overId} wanted={wanted} isEditable={isEditable} />
                </div>
              </div>
            )}
          </BuilderDrag>
          <BuilderFoot store={store} state={state} isEditable={isEditable} />
        </div>
        <LeaveGuard store={store} />
      </BuilderActionsProvider>
    </TemplateEditorProvider>
  );
}

interface BuilderTopProps extends Pick<Parameters<typeof BuilderFoot>[0], 'store' | 'state' | 'isEditable'> {
  isNarrow: boolean;
  isNavOpen: boolean;
  onNav: () => void;
}

function BuilderTop({ store, state, isEditable, isNarrow, isNavOpen, onNav }: BuilderTopProps) {
  const say = useSay();
  const { template, detail } = state;
  const last = detail.versions.at(-1)?.number ?? 0;
  return (
    <div className="builder-top">
      {isNarrow && (
        <IconButton
          icon="sliders"
          label={say(isNavOpen ? m.closeNavigation : m.openNavigation)}
          aria-expanded={isNavOpen}
          aria-controls="builder-nav"
          onClick={onNav}
        />
      )}
      <h1>{say(builderMessages.title)}</h1>
      {isEditable ? (
        <TitleInput
          className="builder-template-title"
          label={say(m.templateTitle)}
          value={template.title}
          maxLength={bounds.title}
          onCommit={(title) => store.edit([{ op: 'change', id: null, set: { title } }])}
        />
      ) : (
        <span className="muted clip">{template.title}</span>
      )}
      <Badge look="line">
        {say(m.status, {
          version: detail.status === 'draft' ? last + 1 : last,
          status: say(templateStatusMessages[detail.status]).toLowerCase(),
        })}
      </Badge>
      {isEditable && <UndoButtons store={store} history={state.history} />}
    </div>
  );
}
