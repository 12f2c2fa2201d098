import type { Answer, Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { unflatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { useCallback, useMemo } from 'react';
import { useAutosave } from '../../../platform/autosave/use-autosave';
import { sayNow } from '../../../platform/page/messages';
import { useDraft } from '../../../platform/storage/draft';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import type { FlatChanges } from '../fill/form/changes';
import { answersAutosave, isKeptHere } from './answers-autosave';
import { withoutOrphans } from './answers-merge';
import { answerQuestionnaire, getQuestionnaire, takeOver } from './queries';

/** A questionnaire while somebody fills it: as they see it, and the one way to change it. */
export type OpenedQuestionnaire = ReturnType<typeof useAnswers>;

export function useAnswers(found: QuestionnaireDetail) {
  const { id, template } = found;
  const { autosave, state } = useAutosave(
    `questionnaire.${id}`,
    found,
    answersAutosave({
      get: () => getQuestionnaire(id),
      save: (version, answers) => answerQuestionnaire({ id, version }, answers),
    }),
  );
  const refused = useDraft<Readonly<Record<string, Answer>>>(`questionnaire.${id}.refused`, {});
  const { content } = state;
  const filling = useMemo<Filling>(
    () => unflatFilling(withoutOrphans({ ...content, ...refused.value })),
    [content, refused.value],
  );
  const change = (changes: FlatChanges) => {
    const entries = Object.entries(changes);
    const here = entries.filter((entry): entry is [string, Answer] => isKeptHere(template, ...entry));
    const keys = new Set(here.map(([key]) => key));
    const touched = entries.some(([key]) => keys.has(key) || key in refused.value);
    if (touched) {
      const others = Object.entries(refused.value).filter(([key]) => !(key in changes));
      const left = Object.fromEntries([...others, ...here]);
      if (Object.keys(left).length > 0) refused.keep(left);
      else refused.drop({});
    }
    autosave.change(Object.fromEntries(entries.map(([key, answer]) => [key, keys.has(key) ? null : answer])));
  };
  const write = useCallback(
    async (send: (version: number) => Promise<QuestionnaireDetail>) => {
      const reload = async () => autosave.receive(await getQuestionnaire(id));
      const answer = await reloadWhenStale(() => autosave.write(send), reload, sayNow(m.changedMeanwhile));
      await takeOver(answer);
      return answer;
    },
    [autosave, id],
  );
  return { record: state.stored, ...{ filling, state, autosave, change, write } };
}
