import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { useMemo, useState } from 'react';
import type { AnswerSources } from '../fill/form/sources';
import { questionnaireCalls } from './queries';
import type { OpenedQuestionnaire } from './use-answers';

const nothing = () => Promise.reject(new Error('It is only read'));

/** What an answer names, for readers. */
export function useReadSources({ id, people, cases, photos }: QuestionnaireDetail): AnswerSources {
  return useMemo(() => {
    const load = (file: Attachment) => questionnaireCalls.loadFile(id, file.id);
    return { people, cases, photos: { known: photos, load, add: nothing, remove: nothing } };
  }, [id, people, cases, photos]);
}

/** Photos are files of the questionnaire: stored as soon as they are taken, and then an answer. */
export function useSources({ record, autosave }: Pick<OpenedQuestionnaire, 'record' | 'autosave'>): AnswerSources {
  const { id, people, cases, photos } = record;
  const [added, setAdded] = useState<readonly Attachment[]>([]);
  return useMemo(() => {
    const stored = new Set(photos.map((photo) => photo.id));
    return {
      people,
      cases,
      photos: {
        known: [...photos, ...added.filter((photo) => !stored.has(photo.id))],
        async add(file, onProgress) {
          const { attachment, version } = await questionnaireCalls.attach(id, file, onProgress);
          autosave.receiveVersion(version);
          setAdded((before) => [...before, attachment]);
          return attachment;
        },
        async remove(attachmentId) {
          // As long as it is an answer, it stays.
          await autosave.settle();
          const { version } = await questionnaireCalls.detach(id, attachmentId);
          autosave.receiveVersion(version);
        },
        load: (file) => questionnaireCalls.loadFile(id, file.id),
      },
    };
  }, [id, people, cases, photos, added, autosave]);
}
