import { procedureRulesMessages as m } from '@vigie/domain/modules/parameters/messages/procedure-rules';
import { rulesMessages } from '@vigie/domain/modules/parameters/messages/rules';
import { useSay } from '../../platform/page/messages';
import { Toggle } from '../../ui/buttons/toggle';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import type { RuleCardProps } from './rule-cards';
import { idOfCard } from './rules-index';

/** For whom a version of a procedure waits, who learns anew, and what a printed copy tells a stranger. */
export function ProcedureRules({ typed, type, input }: RuleCardProps) {
  const say = useSay();
  return (
    <Card id={idOfCard('procedures')} title={say(rulesMessages.procedures)}>
      <div className="rules-actions">
        <TextField
          {...input('trainBeforeEffective')}
          label={say(m.trainBeforeEffective)}
          help={say(m.trainHelp)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
        <TextField
          {...input('returnMonths')}
          label={say(m.returnMonths)}
          help={say(m.returnHelp)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
        />
      </div>
      <Toggle
        label={say(m.publicCopyCheck)}
        help={say(m.publicCopyHelp)}
        checked={typed.publicCopyCheck === 'true'}
        onChange={(checked) => type({ ...typed, publicCopyCheck: String(checked) })}
      />
    </Card>
  );
}
