import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import type { Parameters } from '@vigie/domain/modules/parameters/contract';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { TransitionDialog } from '../../platform/records/transition-dialog';
import { Button } from '../../ui/buttons/button';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { measureFoot } from '../../ui/foundation/measure-foot';
import { DryRun } from '../reports/public';
import { useParameters } from './queries';
import { RecordRules } from './record-rules';
import { AccessCard, AssistantCard, ConfidentialKindsCard, DecisionsCard, MailsCard } from './rule-cards';
import { actionRuleNames, changesOf, describeChanges, dueDayNames, type RuleTexts, ruleProblems } from './rules';
import { idOfCard, type RuleCard, RulesIndex } from './rules-index';
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
    <div className="rules-page">
      <RulesIndex />
      <form className="rules stack" {...form}>
        <DecisionsCard typed={typed} type={type} />
        <DaysCard
          name="dueDays"
          help={say(m.dueDaysHelp)}
          className="rules-days"
          fields={dueDayNames.map((name) => ({ ...input(name), label: say(criticalityMessages[name]), maxLength: 4 }))}
        />
        <DaysCard
          name="actionDueDates"
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
        <MailsCard typed={typed} type={type} />
        <ConfidentialKindsCard typed={typed} type={type} />
        <DaysCard
          name="idleLock"
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
            {
              ...input('offlineHours'),
              label: say(m.offlineHours),
              help: say(m.offlineHoursHelp),
              optional: say(m.hours),
              maxLength: 2,
            },
          ]}
        />
        <AccessCard typed={typed} type={type} />
        <AssistantCard typed={typed} type={type} input={input} />
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
    </div>
  );
}

interface DaysCardProps {
  name: RuleCard;
  help: string;
  className: string;
  fields: readonly (TextFieldProps & { name: string })[];
}

function DaysCard({ name, help, className, fields }: DaysCardProps) {
  const say = useSay();
  return (
    <Card id={idOfCard(name)} title={say(m[name])}>
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
    <div ref={measureFoot} className="row wrap text-13 no-print rules-foot">
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
