import { keptPhotoMessages } from '@vigie/domain/modules/attachments/messages';
import { observationFieldMessages, verdictMessages } from '@vigie/domain/modules/gemba/observations/messages';
import {
  contentObjection,
  observationBounds,
  type Verdict,
  verdicts,
} from '@vigie/domain/modules/gemba/observations/observation';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useEffect, useId, useState } from 'react';
import type { KeptFile } from '../../../platform/offline/kept-entry';
import type { Access } from '../../../platform/offline/offline';
import { useSay } from '../../../platform/page/messages';
import { useDraft } from '../../../platform/storage/draft';
import { Button } from '../../../ui/buttons/button';
import { TextArea } from '../../../ui/fields/text-area';
import { Card } from '../../../ui/foundation/card';
import { Icon } from '../../../ui/icons/icon';
import { Banner } from '../../../ui/overlays/banner';
import { type KeptPhotos, KeptPhotoTiles, PhotoButton, useKeptPhotos } from '../../attachments/public';
import { useCategories } from '../observations/categories';
import { categoryInWords } from '../observations/marks';
import { Viewfinder } from './viewfinder';
import { type KeptObservation, keepObservation, placeOfPhotos } from './walk-queue';

/** What the walker took back, to be corrected. */
export interface TakenBack {
  readonly kept: KeptObservation;
  readonly files: readonly KeptFile[];
}

interface CaptureProps {
  walkId: string;
  stationId: string;
  access: Access | undefined;
  again: TakenBack | null;
  onShown: () => void;
  onKept: (kept: KeptObservation) => void;
  onCode: (text: string) => void;
}

interface Written {
  readonly text: string;
  readonly verdict: Verdict | null;
}

const nothing: Written = { text: '', verdict: null };

/** An observation in three taps: the photo, the verdict, the category, which keeps it. */
export function Capture({ walkId, stationId, access, again, onShown, onKept, onCode }: CaptureProps) {
  const say = useSay();
  const photos = useKeptPhotos(placeOfPhotos(walkId), access, observationBounds.photos);
  const draft = useDraft<Written>(`gemba-walk.${walkId}`, nothing);
  const { text, verdict } = draft.value;
  /** Chosen while a photo is still on its way to the device. */
  const [category, setCategory] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another one is taken back
  useEffect(() => {
    if (!again) return;
    const { text: written, verdict: chosen } = again.kept.seen;
    draft.keep({ text: written, verdict: chosen });
    photos.show(again.files);
    onShown();
  }, [again]);

  const keep = async (chosen: string, chosenVerdict: Verdict) => {
    const words = text.trim();
    const seen = { walk: walkId, stationId, verdict: chosenVerdict, category: chosen, text: words };
    const title = [say(verdictMessages[chosenVerdict]), categoryInWords(chosen, say), words].filter(Boolean);
    try {
      const kept = await keepObservation(seen, photos.held, title.join(' · '));
      photos.clear();
      draft.drop(nothing);
      onKept(kept);
    } catch {
      setProblem(say(access === 'open' ? m.keepFailed : m.openFirst));
    } finally {
      setCategory(null);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the device has the photos
  useEffect(() => {
    if (category === null || verdict === null || photos.isBusy) return;
    const objection = contentObjection(text, photos.count);
    if (!objection) return void keep(category, verdict);
    // The photo did not come: what was said of it stands beside it.
    setCategory(null);
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
            draft.keep({ text: entered, verdict });
            setProblem(null);
          }}
        />
        <Verdicts
          value={verdict}
          onChange={(chosen) => {
            draft.keep({ text, verdict: chosen });
            setProblem(null);
          }}
        />
        <Categories chosen={category} onChoose={choose} />
        {problem && <Banner kind="error">{problem}</Banner>}
      </div>
    </Card>
  );
}

function Taken({ photos, onCode }: { photos: KeptPhotos; onCode: (text: string) => void }) {
  const say = useSay();
  const why = photos.isFull ? say(keptPhotoMessages.tooMany, { most: observationBounds.photos }) : undefined;
  return (
    <div className="stack-sm">
      <Viewfinder why={why} onPhoto={(file) => photos.add([file])} onCode={onCode}>
        {!why && <PhotoButton label={say(m.choosePhoto)} onFiles={photos.add} />}
      </Viewfinder>
      {why && <p className="note">{why}</p>}
      <KeptPhotoTiles photos={photos} />
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
