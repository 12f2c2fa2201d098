import { builderMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import {
  builderPageMessages as m,
  sidePanelMessages,
} from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import { useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { useRouter } from '../../../platform/router/router';
import { IconButton } from '../../../ui/buttons/icon-button';
import { useMedia } from '../../../ui/foundation/use-media';
import { Menu } from '../../../ui/overlays/menu';
import { PublishBar } from '../panels/publish/publish-bar';
import type { TemplateState, TemplateStore } from './store/template-store';
import { TitleInput } from './title-input';
import { UndoButtons } from './undo-buttons';

export const sidePanelNames = ['check', 'versions', 'settings', 'comments', 'history'] as const;
export type SidePanelName = (typeof sidePanelNames)[number];

interface BuilderTopProps {
  store: TemplateStore;
  state: TemplateState;
  isEditable: boolean;
  isNavOpen: boolean;
  onNav: () => void;
  onPanel: (name: SidePanelName) => void;
}

export function BuilderTop({ store, state, isEditable, isNavOpen, onNav, onPanel }: BuilderTopProps) {
  const say = useSay();
  const isNarrow = useMedia('(max-width: 900px)');
  const { template, detail, history } = state;
  return (
    <div className="surface row gap-12 builder-top">
      {isNarrow && (
        <IconButton
          icon="sort"
          label={say(isNavOpen ? m.closeNavigation : m.openNavigation)}
          aria-expanded={isNavOpen}
          aria-controls="builder-nav"
          onClick={onNav}
        />
      )}
      <h1 className="nowrap">{say(builderMessages.title)}</h1>
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
      <div className="row wrap push">
        {isEditable && <UndoButtons store={store} history={history} />}
        <PublishBar />
        <PanelMenu id={detail.id} onPanel={onPanel} />
      </div>
    </div>
  );
}

function PanelMenu({ id, onPanel }: { id: string; onPanel: (name: SidePanelName) => void }) {
  const say = useSay();
  const { history } = useRouter();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const icons = {
    check: 'check',
    versions: 'copy',
    settings: 'sliders',
    comments: 'message',
    history: 'history',
  } as const;
  return (
    <span ref={anchor}>
      <IconButton
        icon="more"
        label={say(m.more)}
        tooltipAlign="end"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Menu
          label={say(m.more)}
          triggerRef={anchor}
          onClose={() => setOpen(false)}
          entries={[
            ...sidePanelNames.map((name) => ({
              id: name,
              label: say(sidePanelMessages[name]),
              icon: icons[name],
              onChoose: () => onPanel(name),
            })),
            {
              id: 'results',
              label: say(m.results),
              icon: 'eye' as const,
              beginsGroup: true,
              onChoose: () => history.push(`/template/${id}/results`),
            },
          ]}
        />
      )}
    </span>
  );
}
