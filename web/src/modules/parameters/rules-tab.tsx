import { criticalityMessages } from '@vigie/domain/messages/cases';
import { rulesMessages as m } from '@vigie/domain/messages/parameters';
import { generalMessages } from '@vigie/domain/messages/shell';
import type { Parameters } from '@vigie/domain/modules/parameters/contract';
import { useState } from 'react';
import { useForm } from '../../platform/form';
import { LoadFailed, Loading } from '../../platform/loading';
import { useSay } from '../../platform/messages';
import { ReasonDialog } from '../../platform/reason-dialog';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField, type TextFieldProps } from '../../ui/text-field';
import { Toggle } from '../../ui/toggle';
import { useParameters } from './queries';
import { changesTold, dueDayNames, type RuleTexts, ruleProblems } from './rules';
import './rules.css';
import { useRulesEdit } from './use-rules-edit';

export function RulesTab() {
  const rules = useParameters();
  if (rules.data) return <RulesForm stored={rules.data} />;
  if (rules.isPending) return <Loading lines={6} />;
  return <LoadFailed query={rules} />;
}

function RulesForm({ stored }: { stored: Parameters }) {
  const say = useSay();
  const { before, typed, changed, refused, type, confirm } = useRulesEdit(stored);
  const [asking, setAsking] = useState(false);
  const { field, form } = useForm({
    values: typed,
    onChange: type,
    check: (values) => ruleProblems(values, say),
    submit: async () => setAsking(true),
  });
  // A mark that was set goes when the value is mended, also by giving the changes up.
  const wrong = ruleProblems(typed, say);
  const problemOf = (name: keyof RuleTexts) => (field(name).error && wrong[name]) ?? refused[name];

  return (
    <>
      <form className="rules stack" {...form}>
        <Card title={say(m.decisions)}>
          <Toggle
            label={say(m.fourEyes)}
            help={say(m.fourEyesHelp)}
            checked={typed.fourEyes === 'true'}
            onChange={(checked) => type({ ...typed, fourEyes: String(checked) })}
          />
        </Card>
        <Card title={say(m.dueDays)}>
          <p className="muted rules-help">{say(m.dueDaysHelp)}</p>
          <div className="rules-days">
            {dueDayNames.map((name) => (
              <DayField key={name} name={name} problem={problemOf(name)} input={field(name)} />
            ))}
          </div>
        </Card>
        <RulesFoot changed={changed} onGiveUp={() => type(before)} />
      </form>
      {asking && (
        <ReasonDialog
          title={say(m.askTitle)}
          question={say(m.ask)}
          note={changesTold(before, typed, say)}
          confirmLabel={say(generalMessages.save)}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface DayFieldProps {
  name: (typeof dueDayNames)[number];
  problem: string | undefined;
  input: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'disabled' | 'onChange'>;
}

function DayField({ name, problem, input }: DayFieldProps) {
  const say = useSay();
  return (
    <TextField
      {...input}
      error={problem}
      label={say(criticalityMessages[name])}
      optional={say(m.days)}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
    />
  );
}

function RulesFoot({ changed, onGiveUp }: { changed: boolean; onGiveUp: () => void }) {
  const say = useSay();
  return (
    <div className="rules-foot">
      <Button type="submit" look="primary" disabled={!changed} aria-describedby="rules-state">
        {say(generalMessages.save)}
      </Button>
      {changed && (
        <Button look="ghost" onClick={onGiveUp}>
          {say(m.giveUp)}
        </Button>
      )}
      <span className="muted" id="rules-state">
        {say(changed ? m.unsaved : m.unchanged)}
      </span>
    </div>
  );
}
