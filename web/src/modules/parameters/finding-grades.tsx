import { findingGradeBounds } from '@vigie/domain/modules/parameters/finding-grades';
import { auditRulesMessages as m } from '@vigie/domain/modules/parameters/messages/audit-rules';
import { findingGradesMessages } from '@vigie/domain/modules/parameters/messages/finding-grades';
import { rulesMessages } from '@vigie/domain/modules/parameters/messages/rules';
import { useRef } from 'react';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { Checkbox } from '../../ui/choices/checkbox';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { Icon } from '../../ui/icons/icon';
import type { RuleCardProps } from './rule-cards';
import { auditRuleNames } from './rules';
import { idOfCard } from './rules-index';
import { newGradeKey, type TypedGrade, typedGrades, typedText } from './typed-grades';

interface FindingGradesProps {
  /** As `typedText` writes them. */
  typed: string;
  error: string | undefined;
  onChange: (grades: string) => void;
}

/** The grades of audit findings, the worst first; each is moved, renamed or taken out. */
export function FindingGrades({ typed, error, onChange }: FindingGradesProps) {
  const say = useSay();
  const { min, max } = findingGradeBounds;
  const list = useRef<HTMLOListElement>(null);
  const grades = typedGrades(typed);
  const show = (next: readonly TypedGrade[]) => onChange(typedText(next));
  const focusOn = (key: string, what: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-grade="${key}"] ${what}`)?.focus());
  const add = () => {
    const key = newGradeKey();
    show([...grades, { key, fr: '', en: '', responseDays: '', blocksClosing: false }]);
    focusOn(key, 'input');
  };
  const move = (grade: TypedGrade, at: number) => {
    const others = grades.filter((one) => one !== grade);
    show([...others.slice(0, at), grade, ...others.slice(at)]);
    // The button goes along with its grade, and may be switched off where it arrives.
    focusOn(grade.key, 'button:not([disabled])');
  };
  return (
    <Card id={idOfCard('findingGrades')} title={say(rulesMessages.findingGrades)}>
      <p className="muted rules-help">{say(findingGradesMessages.help, { min, max })}</p>
      <ol ref={list} className="lines rules-grades">
        {grades.map((grade, at) => (
          <GradeLine
            key={grade.key}
            grade={grade}
            at={at}
            isLast={at === grades.length - 1}
            canRemove={grades.length > min}
            onChange={(changed) => show(grades.map((one) => (one === grade ? changed : one)))}
            onMove={(to) => move(grade, to)}
            onRemove={() => {
              show(grades.filter((one) => one !== grade));
              focusOn(grades[at + 1]?.key ?? grades[at - 1]?.key ?? '', 'input');
            }}
          />
        ))}
      </ol>
      {error && (
        <p className="error" role="alert">
          <Icon name="alert" />
          {error}
        </p>
      )}
      <div className="row rules-grade-add">
        <Button icon="plus" disabled={grades.length >= max} onClick={add}>
          {say(m.add)}
        </Button>
      </div>
    </Card>
  );
}

interface GradeLineProps {
  grade: TypedGrade;
  at: number;
  isLast: boolean;
  canRemove: boolean;
  onChange: (grade: TypedGrade) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function GradeLine({ grade, at, isLast, canRemove, onChange, onMove, onRemove }: GradeLineProps) {
  const say = useSay();
  const { key, fr, en, responseDays, blocksClosing } = grade;
  const named = say({ fr, en, mixed: 'page' }) || say(m.grade, { n: at + 1 });
  const bound = { maxLength: findingGradeBounds.letters, autoComplete: 'off' } as const;
  return (
    <li data-grade={key}>
      <fieldset className="stack-sm grow rules-grade" aria-label={named}>
        <div className="rules-days">
          <TextField
            label={say(m.french)}
            value={fr}
            {...bound}
            onChange={(next) => onChange({ ...grade, fr: next })}
          />
          <TextField
            label={say(m.english)}
            value={en}
            {...bound}
            onChange={(next) => onChange({ ...grade, en: next })}
          />
          <TextField
            label={say(m.daysToAnswer)}
            help={say(m.daysHelp)}
            value={responseDays}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            onChange={(next) => onChange({ ...grade, responseDays: next })}
          />
        </div>
        <div className="row wrap row-between">
          <Checkbox
            label={say(findingGradesMessages.blocksClosing)}
            checked={blocksClosing}
            onChange={(checked) => onChange({ ...grade, blocksClosing: checked })}
          />
          <div className="row">
            <IconButton
              icon="arrow-up"
              label={say(m.moveUp, { grade: named })}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              icon="arrow-down"
              label={say(m.moveDown, { grade: named })}
              disabled={isLast}
              onClick={() => onMove(at + 1)}
            />
            <IconButton
              icon="x"
              label={say(m.remove, { grade: named })}
              tooltipAlign="end"
              disabled={!canRemove}
              onClick={onRemove}
            />
          </div>
        </div>
      </fieldset>
    </li>
  );
}

/** What programmes of audits and the independence of auditors count with. */
export function AuditDates({ input }: Pick<RuleCardProps, 'input'>) {
  const say = useSay();
  return (
    <Card id={idOfCard('auditDates')} title={say(rulesMessages.auditDates)}>
      <p className="muted rules-help">{say(m.datesHelp)}</p>
      <div className="rules-actions">
        {auditRuleNames.map((name) => (
          <TextField
            key={name}
            {...input(name)}
            label={say(m[name])}
            help={say(m[`${name}Help`])}
            optional={say(name === 'auditLeadDays' ? rulesMessages.days : m.months)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
        ))}
      </div>
    </Card>
  );
}
