import type { Answer, Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { unflatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { useCallback, useMemo, useState } from 'react';
import { useAutosave } from '../../../platform/autosave/use-autosave';
import { sayNow } from '../../../platform/page/messages';
import { useDraft } from '../../../platform/storage/draft';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import type { FlatChanges } from '../fill/form/changes';
import { answersAutosave, isKeptHere } from './answers-autosave';
import { withoutOrphans } from './answers-merge';
import { answerQuestionnaire, questionnaireCalls } from './queries';

const hasKeys = (table: object) => Object.keys(table).length > 0;

/** A questionnaire while it is filled: as its author sees it, and the one way to change it. */
export type OpenedQuestionnaire = ReturnType<typeof useAnswers>;

export function useAnswers(found: QuestionnaireDetail) {
  const { id } = found;
  // A version is frozen for ever: what is known of its template stays known after each save.
  const [template] = useState(found.template);
  const { autosave, state } = useAutosave(
    `questionnaire.${id}`,
    found,
    answersAutosave({
      get: () => questionnaireCalls.get(id),
      save: (version, answers) => answerQuestionnaire({ id, version }, answers),
    }),
  );
  const refused = useDraft<Readonly<Record<string, Answer>>>(`questionnaire.${id}.refused`, {});
  const { content } = state;
  const filling = useMemo<Filling>(
    () => unflatFilling(hasKeys(refused.value) ? withoutOrphans({ ...content, ...refused.value }) : content),
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
      if (hasKeys(left)) refused.keep(left);
      else refused.drop({});
    }
    autosave.change(Object.fromEntries(entries.map(([key, answer]) => [key, keys.has(key) ? null : answer])));
  };
  const write = useCallback(
    async (send: (version: number) => Promise<QuestionnaireDetail>) => {
      const reload = async () => autosave.receive(await questionnaireCalls.get(id));
      const answer = await reloadWhenStale(() => autosave.write(send), reload, sayNow(m.changedMeanwhile));
      await questionnaireCalls.takeOver(answer);
      return answer;
    },
    [autosave, id],
  );
  const record = useMemo(() => ({ ...state.stored, template }), [state.stored, template]);
  return { record, filling, state, autosave, change, write };
}
