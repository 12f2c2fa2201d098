import { observationFieldMessages, verdictMessages } from '@vigie/domain/modules/gemba/observations/messages';
import {
  contentObjection,
  observationBounds,
  type Verdict,
  verdicts,
} from '@vigie/domain/modules/gemba/observations/observation';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useEffect, useId, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { newIdempotencyKey } from '../../../platform/transport/api-client';
import { Button } from '../../../ui/buttons/button';
import { TextArea } from '../../../ui/fields/text-area';
import { Card } from '../../../ui/foundation/card';
import { Icon } from '../../../ui/icons/icon';
import { Banner } from '../../../ui/overlays/banner';
import { FileTiles, loadStoredFile, PhotoButton, UploadingFiles } from '../../attachments/public';
import { useCategories } from '../observations/categories';
import { categoryInWords } from '../observations/marks';
import type { HeldObservation, HeldObservations } from './held-observations';
import { type Photos, usePhotos } from './use-photos';
import { Viewfinder } from './viewfinder';

interface CaptureProps {
  walkId: string;
  stationId: string;
  held: HeldObservations;
  /** What the walker took back, to be corrected. */
  again: HeldObservation | null;
  onKept: (key: string) => void;
  onCode: (text: string) => void;
}

/** An observation in three taps: the photo, the verdict, the category, which keeps it. */
export function Capture({ walkId, stationId, held, again, onKept, onCode }: CaptureProps) {
  const say = useSay();
  const photos = usePhotos();
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  /** Chosen while a photo is still on its way. */
  const [category, setCategory] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another one is taken back
  useEffect(() => {
    if (!again) return;
    setText(again.body.text);
    setVerdict(again.body.verdict);
    photos.show(again.photos);
  }, [again]);

  const keep = (chosen: string, chosenVerdict: Verdict) => {
    const key = newIdempotencyKey();
    const body = {
      walkId,
      stationId,
      verdict: chosenVerdict,
      category: chosen,
      text: text.trim(),
      observedAt: new Date().toISOString(),
      attachmentIds: photos.stored.map(({ id }) => id),
    };
    held.keep(key, body, photos.stored);
    photos.clear();
    setText('');
    setVerdict(null);
    setCategory(null);
    onKept(key);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the photos are there
  useEffect(() => {
    if (category === null || verdict === null || photos.isBusy) return;
    if (photos.items.length > 0) {
      setProblem(say(m.photoFailed));
      setCategory(null);
    } else keep(category, verdict);
  }, [category, photos.isBusy]);

  const choose = (chosen: string) => {
    const objection = contentObjection(text, photos.count);
    if (objection) return setProblem(say(objection.message));
    if (verdict === null) return setProblem(say(m.verdictMissing));
    setProblem(null);
    setCategory(chosen);
  };

  return (
    <Card title={say(m.observe)}>
      <div className="stack">
        <Taken photos={photos} onCode={onCode} />
        <TextArea
          label={say(m.seen)}
          help={say(m.seenHelp)}
          rows={2}
          maxLength={observationBounds.text}
          value={text}
          onChange={(entered) => {
            setText(entered);
            setProblem(null);
          }}
        />
        <Verdicts
          value={verdict}
          onChange={(chosen) => {
            setVerdict(chosen);
            setProblem(null);
          }}
        />
        <Categories chosen={category} onChoose={choose} />
        {category !== null && photos.isBusy && <Banner>{say(m.waitsForPhoto)}</Banner>}
        {problem && <Banner kind="error">{problem}</Banner>}
      </div>
    </Card>
  );
}

function Taken({ photos, onCode }: { photos: Photos; onCode: (text: string) => void }) {
  const say = useSay();
  const { photos: most } = observationBounds;
  const why = photos.isFull ? say(m.enoughPhotos, { most }) : undefined;
  return (
    <div className="stack-sm">
      <Viewfinder why={why} onPhoto={(file) => photos.queue.add([file])} onCode={onCode}>
        {!why && <PhotoButton label={say(m.choosePhoto)} onFiles={(files) => photos.queue.add(files)} />}
      </Viewfinder>
      {why && <p className="note">{why}</p>}
      <UploadingFiles queue={photos.queue} items={photos.items} />
      {photos.stored.length > 0 && (
        <FileTiles
          files={photos.stored}
          load={loadStoredFile}
          onRemove={async ({ id }) => photos.remove(id)}
          removeLabel={({ id }) => say(m.removePhoto, { n: photos.stored.findIndex((one) => one.id === id) + 1 })}
        />
      )}
    </div>
  );
}

/** Two large answers; real radios, so that the arrow keys walk them. */
function Verdicts({ value, onChange }: { value: Verdict | null; onChange: (verdict: Verdict) => void }) {
  const say = useSay();
  const name = useId();
  return (
    <fieldset>
      <legend className="label">{say(m.verdict)}</legend>
      <div className="grid walk-verdicts">
        {verdicts.map((one) => (
          <label key={one} className={`row surface bordered rounded strong walk-verdict verdict-${one}`}>
            <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChange(one)} />
            <Icon name={one === 'good' ? 'check' : 'alert'} />
            {say(verdictMessages[one])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Categories({ chosen, onChoose }: { chosen: string | null; onChoose: (category: string) => void }) {
  const say = useSay();
  const categories = useCategories();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields, and these are buttons
    <div className="stack gap-6" role="group" aria-label={say(observationFieldMessages.category)}>
      <p className="label">{say(m.category)}</p>
      <div className="grid walk-categories">
        {categories.map((category) => (
          <Button
            key={category}
            size="large"
            busy={category === chosen}
            disabled={chosen !== null}
            onClick={() => onChoose(category)}
          >
            {categoryInWords(category, say)}
          </Button>
        ))}
      </div>
    </div>
  );
}
