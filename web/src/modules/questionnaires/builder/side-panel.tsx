import type { Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { CheckPanel } from '../panels/check/check-panel';
import { SettingsPanel, TemplateComments, TemplateHistory } from '../panels/record/settings-panel';
import { ExportMenu } from '../panels/transfer/export-menu';
import { VersionsPanel } from '../panels/versions/versions-panel';
import type { SidePanelName } from './builder-top';
import { useTemplateEditor } from './edit-context';

interface SidePanelProps {
  name: SidePanelName;
  onShowFilling: (filling: Filling) => void;
  onViewVersion: (version: number) => void;
}

/** What concerns the template as a whole, beside its pages. */
export default function SidePanel({ name, onShowFilling, onViewVersion }: SidePanelProps) {
  const { detail } = useTemplateEditor();
  switch (name) {
    case 'check':
      return <CheckPanel onShowFilling={onShowFilling} />;
    case 'versions':
      return (
        <>
          <VersionsPanel onView={onViewVersion} />
          <ExportMenu id={detail.id} />
        </>
      );
    case 'settings':
      return <SettingsPanel />;
    case 'comments':
      return <TemplateComments />;
    case 'history':
      return <TemplateHistory />;
  }
}
