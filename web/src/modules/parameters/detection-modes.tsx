import { detectionMethods, detectionModeBounds } from '@vigie/domain/kernel/kinds';
import { modeInWords } from '@vigie/domain/messages/kinds';
import { modesInOrder, newModeProblem } from '@vigie/domain/modules/parameters/detection-modes';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import { useSay } from '../../platform/page/messages';
import { OfferedWords } from './offered-words';
import { modesIn, modesText } from './rules';

interface TypedWordsProps {
  /** One to a line. */
  typed: string;
  error: string | undefined;
  onChange: (words: string) => void;
}

export function DetectionModes({ typed, error, onChange }: TypedWordsProps) {
  const say = useSay();
  return (
    <OfferedWords
      card="detectionModes"
      title={say(m.detectionModes)}
      help={say(m.detectionModesHelp)}
      builtIn={detectionMethods}
      inOrder={modesInOrder}
      inWords={modeInWords}
      another={{ name: 'detectionMode', label: say(m.detectionModeNew), maxLength: detectionModeBounds.letters }}
      newProblem={newModeProblem}
      chosen={modesIn(typed)}
      error={error}
      onChange={(modes) => onChange(modesText(modes))}
    />
  );
}
