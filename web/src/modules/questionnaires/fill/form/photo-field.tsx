import { fileMessages } from '@vigie/domain/modules/attachments/messages';
import { imageTypes } from '@vigie/domain/modules/attachments/public';
import { formMessages as m } from '@vigie/domain/modules/questionnaires/messages/form';
import { useEffect, useId, useRef } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Button } from '../../../../ui/buttons/button';
import { describedBy, Explanation } from '../../../../ui/fields/field';
import { Icon } from '../../../../ui/icons/icon';
import { FileTiles, UploadingFiles, useFileQueue } from '../../../attachments/public';
import type { AnswerFieldProps, PhotoSource } from './sources';

/** Photos from a phone's camera or from a folder. Without dropping: a page may ask for several. */
export function PhotoField(props: AnswerFieldProps) {
  const { label, explanation, help, error, required, answer, sources } = props;
  const say = useSay();
  const id = useId();
  return (
    <fieldset className="field photo-field" aria-describedby={describedBy(id, props) || undefined}>
      <legend className="label">
        {label}
        {required && <span className="req" aria-hidden="true" />}
      </legend>
      {explanation && <Explanation id={id} text={explanation} />}
      {sources.photos ? (
        <Photos {...props} photos={sources.photos} ids={Array.isArray(answer) ? answer : []} />
      ) : (
        <p className="help">{say(m.photosLater)}</p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}

interface PhotosProps extends AnswerFieldProps {
  photos: PhotoSource;
  ids: readonly string[];
}

function Photos({ label, question, photos, ids, onAnswer }: PhotosProps) {
  const say = useSay();
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  });
  const max = question.type === 'photo' ? question.properties.maxPhotos : 1;
  const change = (next: readonly string[]) => {
    latest.current = next;
    onAnswer(next);
  };
  const { queue, items } = useFileQueue({
    objectionTo: (file, ahead) => {
      if (!imageTypes.has(file.type) && !file.type.startsWith('image/')) return { message: m.notAPhoto };
      return latest.current.length + ahead >= max ? { message: m.noMore, values: { max } } : null;
    },
    async send(file, onProgress) {
      const { id } = await photos.add(file, onProgress);
      change([...latest.current, id]);
    },
  });
  const shown = photos.known.filter(({ id }) => ids.includes(id));
  const remove = async (gone: string) => {
    change(latest.current.filter((one) => one !== gone));
    await photos.remove(gone);
  };
  return (
    <>
      {shown.length > 0 && <FileTiles files={shown} load={photos.load} onRemove={({ id }) => remove(id)} />}
      <UploadingFiles queue={queue} items={items} />
      {ids.length < max && <PhotoButtons label={label} onFiles={(files) => queue.add(files)} />}
      <p className="help">{say(m.photoKinds, { max })}</p>
    </>
  );
}

function PhotoButtons({ label, onFiles }: { label: string; onFiles: (files: readonly File[]) => void }) {
  const say = useSay();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    input.value = '';
  };
  const file = { hidden: true, type: 'file', accept: 'image/*', 'aria-label': label } as const;
  return (
    <div className="cluster photo-buttons">
      <span className="photo-camera">
        <Button onClick={() => camera.current?.click()}>{say(fileMessages.takePhoto)}</Button>
      </span>
      <Button icon="upload" onClick={() => chooser.current?.click()}>
        {say(fileMessages.choose)}
      </Button>
      <input {...file} ref={chooser} multiple onChange={(event) => take(event.target)} />
      <input {...file} ref={camera} capture="environment" onChange={(event) => take(event.target)} />
    </div>
  );
}
