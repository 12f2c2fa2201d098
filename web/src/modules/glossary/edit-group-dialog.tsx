import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Glossary, GlossaryGroup } from '@vigie/domain/modules/glossary/contract';
import { glossaryPageMessages as m } from '@vigie/domain/modules/glossary/messages/page';
import { lineOf, takenProblem, wordsIn, wordsProblem } from '@vigie/domain/modules/glossary/own-groups';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { type Say, useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { ApiError } from '../../platform/transport/api-error';
import { isStale } from '../../platform/transport/stale-version';
import { TextArea } from '../../ui/fields/text-area';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { Joins } from './joins';
import { useGlossaryCalls } from './queries';

interface EditGroupDialogProps {
  group: GlossaryGroup;
  glossary: Glossary;
  onClose: () => void;
}

export function EditGroupDialog({ group, glossary, onClose }: EditGroupDialogProps) {
  const say = useSay();
  const { change, refresh } = useGlossaryCalls();
  const [current, setCurrent] = useState(group);
  const [values, setValues] = useState({ line: lineOf(group.words) });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ line }) => lineProblems(say, glossary, line, group.id),
    async submit({ line }) {
      try {
        await change(current, wordsIn(line));
      } catch (error) {
        if (!isStale(error)) throw error;
        const fresh = (await refresh()).own.find(({ id }) => id === group.id) ?? current;
        setCurrent(fresh);
        throw new ApiError(412, error.code, say(m.groupChangedMeanwhile, { words: lineOf(fresh.words) }));
      }
      notify.success(say(m.saved));
      onClose();
    },
  });
  const words = wordsIn(values.line);
  return (
    <Dialog title={say(m.editTitle)} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      <form {...form}>
        <div className="dialog-body stack-sm">
          <TextArea
            {...field('line')}
            label={say(m.wordsLabel)}
            help={say(m.wordsHelp)}
            rows={3}
            maxLength={800}
            autoFocus
          />
          <p className="small breaks muted glossary-preview" aria-live="polite">
            {words.length > 1 && <Joins words={words} glossary={glossary} isNew />}
          </p>
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : generalMessages.save)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** What stands in the way of a line as it is typed, said beside its field. */
export function lineProblems(say: Say, glossary: Glossary, line: string, except: number | null): { line?: string } {
  const words = wordsIn(line);
  const problem = wordsProblem(words) ?? takenProblem(words, glossary.own, except);
  return problem ? { line: say(problem.message, problem.values) } : {};
}
