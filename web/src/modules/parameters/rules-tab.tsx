import { type SecondFactorRule, secondFactorRules } from '@vigie/domain/kernel/identity/second-factor';
import { kinds } from '@vigie/domain/kernel/kinds';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { caseMessages, criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import type { Parameters } from '@vigie/domain/modules/parameters/contract';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { TransitionDialog } from '../../platform/records/transition-dialog';
import { Button } from '../../ui/buttons/button';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { Toggle } from '../../ui/buttons/toggle';
import { CheckboxGroup } from '../../ui/choices/checkbox-group';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { DryRun } from '../reports/public';
import { useParameters } from './queries';
import { RecordRules } from './record-rules';
import {
  actionRuleNames,
  changesOf,
  describeChanges,
  dueDayNames,
  kindsIn,
  type RuleTexts,
  ruleProblems,
} from './rules';
import { useRulesEdit } from './use-rules-edit';
import './rules.css';

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
  const input = (name: keyof RuleTexts) => ({
    ...field(name),
    error: (field(name).error && wrong[name]) ?? refused[name],
  });

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
          <Toggle
            label={say(m.signTemplates)}
            help={say(m.signTemplatesHelp)}
            checked={typed.signTemplates === 'true'}
            onChange={(checked) => type({ ...typed, signTemplates: String(checked) })}
          />
        </Card>
        <DaysCard
          title={say(m.dueDays)}
          help={say(m.dueDaysHelp)}
          className="rules-days"
          fields={dueDayNames.map((name) => ({ ...input(name), label: say(criticalityMessages[name]), maxLength: 4 }))}
        />
        <DaysCard
          title={say(m.actionDueDates)}
          help={say(m.actionDueDatesHelp)}
          className="rules-actions"
          fields={actionRuleNames.map((name) => ({
            ...input(name),
            label: say(m[name]),
            help: say(m[`${name}Help`]),
            // Several numbers need a comma, which a keyboard for one number may not have.
            inputMode: name === 'actionReminderDays' ? 'text' : 'numeric',
            maxLength: 40,
          }))}
        />
        <Card title={say(m.confidentialKinds)}>
          <p className="muted rules-help">{say(m.confidentialKindsHelp)}</p>
          <CheckboxGroup
            label={say(m.kinds)}
            options={kinds.map((kind) => ({ value: kind, label: say(caseMessages[kind]) }))}
            value={kindsIn(typed.confidentialKinds)}
            onChange={(chosen) => type({ ...typed, confidentialKinds: chosen.join(' ') })}
          />
        </Card>
        <DaysCard
          title={say(m.idleLock)}
          help={say(m.idleLockHelp)}
          className="rules-actions"
          fields={[
            {
              ...input('idleLockMinutes'),
              label: say(m.idleLockMinutes),
              help: say(m.idleLockMinutesHelp),
              optional: say(m.minutes),
              maxLength: 3,
            },
          ]}
        />
        <Card title={say(m.access)}>
          <div className="row wrap row-between rules-choice">
            <span>
              {say(m.secondFactor)}
              <p className="help">{say(m.secondFactorHelp)}</p>
            </span>
            <SegmentedControl
              label={say(m.secondFactor)}
              value={typed.secondFactor as SecondFactorRule}
              options={secondFactorRules.map((value) => ({ value, label: say(m.secondFactorOf[value]) }))}
              onChange={(secondFactor) => type({ ...typed, secondFactor })}
            />
          </div>
        </Card>
        <Card title={say(m.assistantTitle)}>
          <div className="stack">
            <Toggle
              label={say(m.assistant)}
              help={say(m.assistantHelp)}
              checked={typed.assistant === 'true'}
              onChange={(checked) => type({ ...typed, assistant: String(checked) })}
            />
            <div className="rules-actions">
              <TextField
                {...input('assistantMonthlyTokens')}
                label={say(m.assistantMonthlyTokens)}
                help={say(m.assistantMonthlyTokensHelp)}
                optional={say(m.tokens)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={10}
              />
            </div>
          </div>
        </Card>
        <RecordRules typed={typed} type={type} input={input} />
        <RulesFoot changed={changed} onGiveUp={() => type(before)} />
      </form>
      {asking && (
        <TransitionDialog
          ask={{
            title: say(m.askTitle),
            question: say(m.ask),
            note: describeChanges(before, typed, say),
            preview: <DryRun question={{ rules: changesOf(before, typed) }} />,
            confirmLabel: say(generalMessages.save),
          }}
          onConfirm={({ reason }) => confirm(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface DaysCardProps {
  title: string;
  help: string;
  className: string;
  fields: readonly (TextFieldProps & { name: string })[];
}

function DaysCard({ title, help, className, fields }: DaysCardProps) {
  const say = useSay();
  return (
    <Card title={title}>
      <p className="muted rules-help">{help}</p>
      <div className={className}>
        {fields.map((field) => (
          <TextField key={field.name} inputMode="numeric" autoComplete="off" optional={say(m.days)} {...field} />
        ))}
      </div>
    </Card>
  );
}

function RulesFoot({ changed, onGiveUp }: { changed: boolean; onGiveUp: () => void }) {
  const say = useSay();
  return (
    <div className="row wrap text-13 rules-foot">
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
