import { detectionMethods, detectionModeBounds } from '@vigie/domain/kernel/kinds';
import { tidyLabel } from '@vigie/domain/kernel/text-keys';
import { modeInWords } from '@vigie/domain/messages/kinds';
import { newModeProblem } from '@vigie/domain/modules/parameters/detection-modes';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { CheckboxGroup } from '../../ui/choices/checkbox-group';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { modesIn, modesText } from './rules';
import { idOfCard } from './rules-index';

interface DetectionModesProps {
  /** One to a line. */
  typed: string;
  error: string | undefined;
  onChange: (modes: string) => void;
}

/** Those that are built in and those of the company. What is left out can be brought back until the rules are saved. */
export function DetectionModes({ typed, error, onChange }: DetectionModesProps) {
  const say = useSay();
  const chosen = modesIn(typed);
  const [seen, setSeen] = useState<readonly string[]>(chosen);
  const shown = modesIn(modesText([...detectionMethods, ...seen, ...chosen]));
  return (
    <Card id={idOfCard('detectionModes')} title={say(m.detectionModes)}>
      <p className="muted rules-help">{say(m.detectionModesHelp)}</p>
      <CheckboxGroup
        label={say(m.detectionModes)}
        error={error}
        options={shown.map((mode) => ({ value: mode, label: modeInWords(mode, say) }))}
        value={chosen}
        onChange={(modes) => onChange(modesText(modes))}
      />
      <NewMode
        modes={shown}
        onAdd={(mode) => {
          setSeen([...seen, mode]);
          onChange(modesText([...chosen, mode]));
        }}
      />
    </Card>
  );
}

function NewMode({ modes, onAdd }: { modes: readonly string[]; onAdd: (mode: string) => void }) {
  const say = useSay();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const problem = newModeProblem(text, modes);
  const add = () => {
    setIsTried(problem !== null);
    if (problem) return;
    onAdd(tidyLabel(text));
    setText('');
  };
  return (
    <div className="row-top rules-add">
      <TextField
        name="detectionMode"
        label={say(m.detectionModeNew)}
        value={text}
        error={isTried && problem ? say(problem.message, problem.values) : undefined}
        maxLength={detectionModeBounds.letters}
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
