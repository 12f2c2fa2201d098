import { type Kind, kinds } from '@vigie/domain/kernel/kinds';
import { type LanguageStyle, languageStyles } from '@vigie/domain/kernel/message';
import { caseMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { caseKinds } from '@vigie/domain/modules/cases/public';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import { DayField } from '../../platform/page/day-field';
import { useSay } from '../../platform/page/messages';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { DetectionModes } from './detection-modes';
import { useNumbering } from './queries';
import { digitsOf, languageWords, type RuleTexts, yearsOf } from './rules';

interface RecordRulesProps {
  typed: RuleTexts;
  type: (values: RuleTexts) => void;
  input: (name: keyof RuleTexts) => Omit<TextFieldProps, 'label'>;
}

/** How records are numbered, how long they are kept, how they say that they came to light, and in which language. */
export function RecordRules({ typed, type, input }: RecordRulesProps) {
  const say = useSay();
  return (
    <>
      <DetectionModes
        typed={typed.detectionModes}
        error={input('detectionModes').error}
        onChange={(detectionModes) => type({ ...typed, detectionModes })}
      />
      <Numbering typed={typed} input={input} />
      <Card title={say(m.retention)}>
        <p className="muted rules-help">{say(m.retentionHelp)}</p>
        <fieldset className="rules-days" aria-label={say(m.retention)}>
          {kinds.map((kind) => (
            <TextField
              key={kind}
              {...input(yearsOf(kind))}
              label={say(caseMessages[kind])}
              optional={say(m.years)}
              placeholder={say(m.forEver)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
            />
          ))}
        </fieldset>
      </Card>
      <Card title={say(m.importTitle)}>
        <div className="rules-actions">
          <DayField
            label={say(m.importCutOff)}
            help={say(m.importCutOffHelp)}
            value={typed.importCutOff}
            error={input('importCutOff').error}
            onChange={(importCutOff) => type({ ...typed, importCutOff })}
          />
        </div>
      </Card>
      <Card title={say(m.languages)}>
        <div className="row wrap row-between rules-choice">
          <span>
            {say(m.languageStyle)}
            <p className="help">{say(m.languageStyleHelp)}</p>
          </span>
          <SegmentedControl
            label={say(m.languageStyle)}
            value={typed.languageStyle as LanguageStyle}
            options={languageStyles.map((value) => ({ value, label: say(languageWords[value]) }))}
            onChange={(languageStyle) => type({ ...typed, languageStyle })}
          />
        </div>
      </Card>
    </>
  );
}

const otherSeries = [
  { name: 'report', prefix: 'IN_', digits: 5 },
  { name: 'action', prefix: 'ACT_', digits: 4 },
  { name: 'questionnaire', prefix: 'QU_', digits: 5 },
  { name: 'template', prefix: 'TPL_', digits: 4 },
] as const;

/** What the next number will look like stands beside each rule: a number is for ever. */
function Numbering({ typed, input }: Pick<RecordRulesProps, 'typed' | 'input'>) {
  const say = useSay();
  const last = new Map(useNumbering().data?.series.map((one) => [one.name, one.last]));
  const next = (series: string, prefix: string, digits: number) =>
    say(m.nextNumber, { id: prefix + String((last.get(series) ?? 0) + 1).padStart(digits, '0') });
  const digitsTyped = (kind: Kind) => Number.parseInt(typed[digitsOf(kind)], 10) || 4;
  return (
    <Card title={say(m.numbering)}>
      <p className="muted rules-help">{say(m.numberingHelp)}</p>
      <fieldset className="rules-days" aria-label={say(m.numbering)}>
        {kinds.map((kind) => (
          <TextField
            key={kind}
            {...input(digitsOf(kind))}
            label={say(caseMessages[kind])}
            optional={say(m.digits)}
            help={next(`case ${kind}`, caseKinds[kind].prefix, Math.min(digitsTyped(kind), 8))}
            inputMode="numeric"
            autoComplete="off"
            maxLength={1}
          />
        ))}
      </fieldset>
      <dl className="cluster digits text-13 rules-series" aria-label={say(m.otherSeries)}>
        {otherSeries.map(({ name, prefix, digits }) => (
          <div key={name}>
            <dt className="muted">{say(m.seriesOf[name])}</dt>
            <dd>{next(name, prefix, digits)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
