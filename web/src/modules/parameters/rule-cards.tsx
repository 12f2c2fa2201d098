import { type SecondFactorRule, secondFactorRules } from '@vigie/domain/kernel/identity/second-factor';
import { kinds } from '@vigie/domain/kernel/kinds';
import { caseMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { mailTopics } from '@vigie/domain/modules/parameters/contract';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import { useSay } from '../../platform/page/messages';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { Toggle } from '../../ui/buttons/toggle';
import { CheckboxGroup } from '../../ui/choices/checkbox-group';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { kindsIn, type RuleTexts, topicsIn } from './rules';
import { idOfCard } from './rules-index';

export interface RuleCardProps {
  typed: RuleTexts;
  type: (values: RuleTexts) => void;
  input: (name: keyof RuleTexts) => Omit<TextFieldProps, 'label'>;
}

export function DecisionsCard({ typed, type }: Pick<RuleCardProps, 'typed' | 'type'>) {
  const say = useSay();
  return (
    <Card id={idOfCard('decisions')} title={say(m.decisions)}>
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
  );
}

export function MailsCard({ typed, type }: Pick<RuleCardProps, 'typed' | 'type'>) {
  const say = useSay();
  return (
    <Card id={idOfCard('mails')} title={say(m.mails)}>
      <div className="stack">
        <p className="muted rules-help">{say(m.mailsHelp)}</p>
        <CheckboxGroup
          label={say(m.mailTopics)}
          options={mailTopics.map((topic) => ({ value: topic, label: say(m.mailTopicOf[topic]) }))}
          value={topicsIn(typed.mailTopics)}
          onChange={(chosen) => type({ ...typed, mailTopics: chosen.join(' ') })}
        />
        <Toggle
          label={say(m.dailySummary)}
          checked={typed.dailySummary === 'true'}
          onChange={(checked) => type({ ...typed, dailySummary: String(checked) })}
        />
      </div>
    </Card>
  );
}

export function ConfidentialKindsCard({ typed, type }: Pick<RuleCardProps, 'typed' | 'type'>) {
  const say = useSay();
  return (
    <Card id={idOfCard('confidentialKinds')} title={say(m.confidentialKinds)}>
      <p className="muted rules-help">{say(m.confidentialKindsHelp)}</p>
      <CheckboxGroup
        label={say(m.kinds)}
        options={kinds.map((kind) => ({ value: kind, label: say(caseMessages[kind]) }))}
        value={kindsIn(typed.confidentialKinds)}
        onChange={(chosen) => type({ ...typed, confidentialKinds: chosen.join(' ') })}
      />
    </Card>
  );
}

export function AccessCard({ typed, type }: Pick<RuleCardProps, 'typed' | 'type'>) {
  const say = useSay();
  return (
    <Card id={idOfCard('access')} title={say(m.access)}>
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
  );
}

export function AssistantCard({ typed, type, input }: RuleCardProps) {
  const say = useSay();
  return (
    <Card id={idOfCard('assistantTitle')} title={say(m.assistantTitle)}>
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
  );
}
