import type { Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { panelMessages as m } from '@vigie/domain/modules/questionnaires/messages/panels';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { useState } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { Tabs } from '../../../ui/lists/tabs';
import { useTemplateEditor } from '../builder/edit-context';
import { CheckPanel } from './check/check-panel';
import { ConflictList } from './conflicts/conflict-list';
import { PreviewPanel } from './preview/preview-panel';
import { useTemplateVersion } from './queries';
import { SettingsPanel, TemplateComments, TemplateHistory } from './record/settings-panel';
import { RepeatFields } from './rules/repeat-fields';
import { RuleEditor } from './rules/rule-editor';
import { QuestionSettings } from './settings/question-settings';
import './template-panels.css';
import { VersionsPanel } from './versions/versions-panel';

const panels = ['part', 'check', 'preview', 'versions', 'talk'] as const;
type Panel = (typeof panels)[number];

interface TemplatePanelsProps {
  /** The question, page or section that is chosen. */
  partId: string | null;
  first?: Panel;
}

/** Everything beside the structure of a template, one panel at a time. */
export default function TemplatePanels({ partId, first = 'part' }: TemplatePanelsProps) {
  const say = useSay();
  const { template, detail } = useTemplateEditor();
  const [panel, setPanel] = useState<Panel>(first);
  const [filling, setFilling] = useState<Filling | undefined>();
  const [version, setVersion] = useState<number | null>(null);
  const counts: Partial<Record<Panel, number>> = {
    check: detail.conflicts.length,
    versions: detail.versions.length,
    talk: detail.comments,
  };
  return (
    <div className="template-panels">
      <Tabs
        label={say(m.title)}
        tabs={panels.map((value) => ({ value, label: say(m[value]), count: counts[value] }))}
        value={panel}
        onChange={setPanel}
      >
        <div className="stack">
          {panel === 'part' && <PartPanel partId={partId} />}
          {panel === 'check' && (
            <>
              {detail.conflicts.length > 0 && <ConflictList />}
              <CheckPanel
                onShowFilling={(chosen) => {
                  setVersion(null);
                  setFilling(chosen);
                  setPanel('preview');
                }}
              />
            </>
          )}
          {panel === 'preview' &&
            (version === null ? (
              <PreviewPanel template={template} {...(filling && { filling })} />
            ) : (
              <VersionPreview version={version} onClose={() => setVersion(null)} />
            ))}
          {panel === 'versions' && (
            <>
              <VersionsPanel
                onView={(number) => {
                  setVersion(number);
                  setPanel('preview');
                }}
              />
              <SettingsPanel />
            </>
          )}
          {panel === 'talk' && (
            <>
              <TemplateComments />
              <TemplateHistory />
            </>
          )}
        </div>
      </Tabs>
    </div>
  );
}

function PartPanel({ partId }: { partId: string | null }) {
  const say = useSay();
  const { template } = useTemplateEditor();
  if (partId === null) return <p className="muted">{say(m.nothingChosen)}</p>;
  const isQuestion = questionPlaces(template).has(partId);
  return (
    <>
      {isQuestion && <QuestionSettings questionId={partId} />}
      <RuleEditor ownerId={partId} />
      {!isQuestion && <RepeatFields sectionId={partId} />}
    </>
  );
}

function VersionPreview({ version, onClose }: { version: number; onClose: () => void }) {
  const say = useSay();
  const { detail } = useTemplateEditor();
  const found = useTemplateVersion(detail.id, version);
  return (
    <>
      <Button icon="arrow-left" size="small" onClick={onClose}>
        {say(m.backToDraft)}
      </Button>
      {found.data && <PreviewPanel template={found.data.template} version={version} />}
      {!found.data && (found.isPending ? <Loading lines={6} /> : <LoadFailed query={found} />)}
    </>
  );
}
