import { tidyLabel } from '@vigie/domain/kernel/text-keys';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import { useState } from 'react';
import { type Say, useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { CheckboxGroup } from '../../ui/choices/checkbox-group';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { idOfCard, type RuleCard } from './rules-index';

interface OfferedWordsProps {
  card: RuleCard;
  title: string;
  help: string;
  builtIn: readonly string[];
  /** In their order, each once. */
  inOrder: (words: readonly string[]) => readonly string[];
  inWords: (word: string, say: Say) => string;
  another: { name: string; label: string; maxLength: number };
  newProblem: (word: string, words: readonly string[]) => Objection | null;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (words: readonly string[]) => void;
}

/** Those that are built in and those of the company. What is left out can be brought back until the rules are saved. */
export function OfferedWords(props: OfferedWordsProps) {
  const { card, title, help, builtIn, inOrder, inWords, another, newProblem, chosen, error, onChange } = props;
  const say = useSay();
  const [seen, setSeen] = useState<readonly string[]>(chosen);
  const shown = inOrder([...builtIn, ...seen, ...chosen]);
  return (
    <Card id={idOfCard(card)} title={title}>
      <p className="muted rules-help">{help}</p>
      <CheckboxGroup
        label={title}
        error={error}
        options={shown.map((word) => ({ value: word, label: inWords(word, say) }))}
        value={[...chosen]}
        onChange={onChange}
      />
      <NewWord
        {...another}
        problemOf={(word) => newProblem(word, shown)}
        onAdd={(word) => {
          setSeen([...seen, word]);
          onChange([...chosen, word]);
        }}
      />
    </Card>
  );
}

interface NewWordProps {
  name: string;
  label: string;
  maxLength: number;
  problemOf: (word: string) => Objection | null;
  onAdd: (word: string) => void;
}

function NewWord({ name, label, maxLength, problemOf, onAdd }: NewWordProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const problem = problemOf(text);
  const add = () => {
    setIsTried(problem !== null);
    if (problem) return;
    onAdd(tidyLabel(text));
    setText('');
  };
  return (
    <div className="row-top rules-add">
      <TextField
        name={name}
        label={label}
        value={text}
        error={isTried && problem ? say(problem.message, problem.values) : undefined}
        maxLength={maxLength}
        autoComplete="off"
        onKeyDown={(event) => {
          // The whole form is saved by its own button.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        onChange={setText}
      />
      <Button onClick={add}>{say(m.detectionModeAdd)}</Button>
    </div>
  );
}
