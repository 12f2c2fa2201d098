import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { rootMarkMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import {
  type Cause,
  mCategories,
  type RootCauseType,
  rootCauseTypes,
} from '@vigie/domain/modules/cases/steps/root-cause';
import { useDeferredValue, useId } from 'react';
import type { Say } from '../../../../../platform/page/messages';
import '../../../../../ui/fields/field.css';
import { Icon } from '../../../../../ui/icons/icon';
import '../../../../../ui/choices/select.css';
import { CauseIcon } from './cause-icon';

interface RootLineProps {
  say: Say;
  number: string;
  cause: Cause;
  readOnly: boolean;
  /** Whether Tab stops at its fields. */
  isActive: boolean;
  /** Shows errors of missing fields. */
  showsMissing: boolean;
  onChange: (changes: Partial<Cause>) => void;
}

/** What a root cause says of itself: its M, its type, and for Manpower why the system did not fail. */
export function RootLine({ say, number, cause, readOnly, isActive, showsMissing, onChange }: RootLineProps) {
  const { mCategory, type, systemFailure } = cause;
  const tabIndex = isActive ? 0 : -1;
  // The mark is shown at once; the fields that come with it, and all their options, after that.
  const showsFields = useDeferredValue(true, false);
  return (
    <>
      <div className="row wrap why-root">
        <span className="inline-row small semibold accent">
          <CauseIcon name="target" />
          {say(m.rootCause)}
        </span>
        {readOnly && <span>{[mCategory ?? say(m.unclassified), type].filter(Boolean).join(', ')}</span>}
        {!readOnly && showsFields && (
          <>
            <Choice
              say={say}
              tabIndex={tabIndex}
              label={say(m.m)}
              name={say(m.mOf, { number })}
              options={mCategories}
              value={mCategory}
              onChange={(chosen) => onChange({ mCategory: chosen })}
            />
            <Choice<RootCauseType>
              say={say}
              tabIndex={tabIndex}
              label={say(m.type)}
              name={say(m.typeOf, { number })}
              options={rootCauseTypes}
              value={type}
              onChange={(chosen) => onChange({ type: chosen })}
            />
          </>
        )}
      </div>
      {mCategory === 'Manpower' && (
        <SystemFailure
          say={say}
          readOnly={readOnly}
          tabIndex={tabIndex}
          text={systemFailure}
          isMissing={showsMissing && systemFailure.trim() === ''}
          onChange={(text) => onChange({ systemFailure: text })}
        />
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  say: Say;
  tabIndex: number;
  label: string;
  name: string;
  options: readonly Value[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

function Choice<Value extends string>({ say, tabIndex, label, name, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <span className="select">
        <select
          aria-label={name}
          tabIndex={tabIndex}
          value={value ?? ''}
          onChange={(event) => onChange(options.find((one) => one === event.target.value) ?? null)}
        >
          <option value="">{say(m.choose)}</option>
          {options.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}

interface SystemFailureProps {
  say: Say;
  readOnly: boolean;
  tabIndex: number;
  text: string;
  isMissing: boolean;
  onChange: (text: string) => void;
}

function SystemFailure({ say, readOnly, tabIndex, text, isMissing, onChange }: SystemFailureProps) {
  const id = useId();
  return (
    <div className="grid gap-6 why-system">
      <label className="label" htmlFor={readOnly ? undefined : id}>
        {say(m.systemFailure)}
      </label>
      {readOnly ? (
        <p className="prose">{text || '–'}</p>
      ) : (
        <textarea
          id={id}
          className="textarea"
          rows={2}
          tabIndex={tabIndex}
          maxLength={2000}
          placeholder={say(m.systemFailureHelp)}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {isMissing && !readOnly && (
        <p className="prose error" id={`${id}-error`}>
          <Icon name="alert" />
          {say(fieldMessages.required)}
        </p>
      )}
    </div>
  );
}
