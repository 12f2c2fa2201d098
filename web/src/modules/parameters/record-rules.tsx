import { type Kind, kinds, optionalSteps } from '@vigie/domain/kernel/kinds';
import { type LanguageStyle, languageStyles } from '@vigie/domain/kernel/message';
import { caseMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { stepTitleMessages } from '@vigie/domain/modules/cases/messages/steps';
import { caseKinds } from '@vigie/domain/modules/cases/public';
import { type NumberedSeries, otherSeries, seriesName } from '@vigie/domain/modules/parameters/contract';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import { DayField } from '../../platform/page/day-field';
import { useSay } from '../../platform/page/messages';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { CheckboxGroup } from '../../ui/choices/checkbox-group';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { DetectionModes } from './detection-modes';
import { AuditDates, FindingGrades } from './finding-grades';
import { GembaCategories } from './gemba-category-words';
import { ProcedureRules } from './procedure-rules';
import { useNumbering } from './queries';
import type { RuleCardProps } from './rule-cards';
import { beginOf, digitsOf, languageWords, leftOutOf, seriesLabel, stepsLeftOut, yearsOf } from './rules';
import { idOfCard } from './rules-index';

/** How records are numbered, how long they are kept, how they say that they came to light, and in which language. */
export function RecordRules({ typed, type, input }: RuleCardProps) {
  const say = useSay();
  return (
    <>
      <DetectionModes
        typed={typed.detectionModes}
        error={input('detectionModes').error}
        onChange={(detectionModes) => type({ ...typed, detectionModes })}
      />
      <GembaCategories
        typed={typed.gembaCategories}
        error={input('gembaCategories').error}
        onChange={(gembaCategories) => type({ ...typed, gembaCategories })}
      />
      <FindingGrades
        typed={typed.findingGrades}
        error={input('findingGrades').error}
        onChange={(findingGrades) => type({ ...typed, findingGrades })}
      />
      <AuditDates input={input} />
      <ProcedureRules typed={typed} type={type} input={input} />
      <LeftOutSteps typed={typed} type={type} input={input} />
      <Numbering typed={typed} input={input} />
      <Card id={idOfCard('retention')} title={say(m.retention)}>
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
      <Card id={idOfCard('importTitle')} title={say(m.importTitle)}>
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
      <Card id={idOfCard('languages')} title={say(m.languages)}>
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

const kindsWithOptionalSteps = kinds.filter((kind) => optionalSteps[kind].most > 0);

function LeftOutSteps({ typed, type, input }: RuleCardProps) {
  const say = useSay();
  return (
    <Card id={idOfCard('leftOutSteps')} title={say(m.leftOutSteps)}>
      <p className="muted rules-help">{say(m.leftOutStepsHelp)}</p>
      <div className="rules-actions">
        {kindsWithOptionalSteps.map((kind) => (
          <CheckboxGroup
            key={kind}
            label={say(caseMessages[kind])}
            error={input(leftOutOf(kind)).error}
            options={optionalSteps[kind].steps.map((step) => ({ value: step, label: say(stepTitleMessages[step]) }))}
            value={stepsLeftOut(kind, typed[leftOutOf(kind)])}
            onChange={(chosen) => type({ ...typed, [leftOutOf(kind)]: chosen.join(' ') })}
          />
        ))}
      </div>
    </Card>
  );
}

/** Measures begin anew each year. */
const year = new Date().getUTCFullYear();
const prefixes: Readonly<Record<(typeof otherSeries)[number], { prefix: string; digits: number }>> = {
  report: { prefix: 'IN_', digits: 5 },
  action: { prefix: 'ACT_', digits: 4 },
  questionnaire: { prefix: 'QU_', digits: 5 },
  template: { prefix: 'TPL_', digits: 4 },
  capa: { prefix: `CAPA-${year}-`, digits: 1 },
};

/** What the next number will look like stands beside each rule: a number is for ever. */
function Numbering({ typed, input }: Pick<RuleCardProps, 'typed' | 'input'>) {
  const say = useSay();
  const counted = useNumbering().data?.series;
  const given = (series: NumberedSeries) => counted?.find(({ name }) => name === seriesName(series, year))?.last ?? 0;
  const next = (series: NumberedSeries, prefix: string, digits: number) => {
    const begin = Number.parseInt(typed[beginOf(series)], 10) || 1;
    // Measures are counted from one, the others from their first number.
    const last = series === 'capa' ? begin - 1 + given(series) : Math.max(given(series), begin - 1);
    return say(m.nextNumber, { id: prefix + String(last + 1).padStart(digits, '0') });
  };
  const first = (series: NumberedSeries, help: string) => (
    <TextField
      key={beginOf(series)}
      {...input(beginOf(series))}
      label={say(m.firstNumberOf, { series: seriesLabel(series, say) })}
      help={help}
      readOnly={counted === undefined || given(series) > 0}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
    />
  );
  const digitsTyped = (kind: Kind) => Number.parseInt(typed[digitsOf(kind)], 10) || 4;
  return (
    <Card id={idOfCard('numbering')} title={say(m.numbering)}>
      <p className="muted rules-help">{say(m.numberingHelp)}</p>
      <fieldset className="rules-actions" aria-label={say(m.numbering)}>
        {kinds.flatMap((kind) => [
          <TextField
            key={kind}
            {...input(digitsOf(kind))}
            label={say(caseMessages[kind])}
            optional={say(m.digits)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={1}
          />,
          first(kind, next(kind, caseKinds[kind].prefix, Math.min(digitsTyped(kind), 8))),
        ])}
      </fieldset>
      <fieldset className="rules-actions rules-series" aria-label={say(m.otherSeries)}>
        {otherSeries.map((series) => first(series, next(series, prefixes[series].prefix, prefixes[series].digits)))}
      </fieldset>
    </Card>
  );
}
