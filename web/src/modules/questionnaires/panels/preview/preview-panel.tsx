import { emptyFilling, type Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { previewMessages as m } from '@vigie/domain/modules/questionnaires/messages/preview';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Button } from '../../../../ui/buttons/button';
import { SegmentedControl } from '../../../../ui/buttons/segmented-control';
import { Banner } from '../../../../ui/overlays/banner';
import type { FormPlace } from '../../fill/form/form-place';
import { useMemoryPhotos } from '../../fill/form/memory-photos';
import { problemsByPlace } from '../../fill/form/problems';
import { QuestionnaireForm } from '../../fill/questionnaire-form';
import './preview-panel.css';

interface PreviewPanelProps {
  template: Template;
  /** Answers to begin with; another one begins anew. */
  filling?: Filling;
  /** A published version that is shown; without it the draft. */
  version?: number;
}

const frames = ['desktop', 'phone'] as const;
const noNames = {};

/** The template as its form will look, on a desk or on a phone. Nothing is kept. */
export function PreviewPanel({ template: edited, filling: begin = emptyFilling, version }: PreviewPanelProps) {
  const say = useSay();
  const heading = useId();
  // What is typed into the template comes first; the preview follows.
  const template = useDeferredValue(edited);
  const [frame, setFrame] = useState<(typeof frames)[number]>('desktop');
  const [begun, setBegun] = useState(begin);
  const [filling, setFilling] = useState(begin);
  const [place, setPlace] = useState<FormPlace | null>(null);
  const [asksAll, setAsksAll] = useState(false);
  const restart = (from: Filling) => {
    setFilling(from);
    setPlace(null);
    setAsksAll(false);
  };
  if (begun !== begin) {
    setBegun(begin);
    restart(begin);
  }
  const photos = useMemoryPhotos();
  const sources = useMemo(() => ({ photos, people: noNames, cases: noNames }), [photos]);
  const problems = useMemo(() => problemsByPlace(template, filling), [template, filling]);
  return (
    <section className="preview stack-sm" aria-labelledby={heading}>
      <div className="row wrap preview-head">
        <h3 id={heading}>{version === undefined ? say(m.title) : say(m.titleOf, { n: version })}</h3>
        <SegmentedControl
          label={say(m.frame)}
          small
          options={frames.map((value) => ({ value, label: say(m[value]) }))}
          value={frame}
          onChange={setFrame}
        />
        <Button size="small" onClick={() => setAsksAll(true)}>
          {say(m.check)}
        </Button>
        <Button size="small" onClick={() => restart(emptyFilling)}>
          {say(m.clear)}
        </Button>
      </div>
      <p className="help">{say(m.note)}</p>
      {asksAll && (
        <Banner kind={problems.size === 0 ? 'success' : 'warning'}>
          {problems.size === 0 ? say(m.complete) : say(m.incomplete, { n: problems.size })}
        </Banner>
      )}
      <div className={`preview-frame preview-${frame}`}>
        <QuestionnaireForm
          template={template}
          filling={filling}
          problems={problems}
          sources={sources}
          asksAll={asksAll}
          place={place}
          onPlace={setPlace}
          onChange={setFilling}
        />
      </div>
    </section>
  );
}
