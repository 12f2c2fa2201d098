import { connectionMessages } from '@vigie/domain/messages/connection';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../transport/api-error';
import { useSay } from './messages';

type Problems<Values> = Partial<Record<keyof Values, string>>;

interface FormRules<Values extends object> {
  values: Values;
  onChange: (values: Values) => void;
  /** What can be said without asking the server. */
  check?: (values: Values) => Problems<Values>;
  /** What stands in the way of the form as a whole, beside what `check` says of its fields. */
  objection?: (values: Values) => string | null;
  /** Words for whatever the server refuses; without it, what is explained beside its field is not said twice. */
  refusal?: (error: unknown) => string;
  submit: (values: Values) => Promise<unknown>;
}

/** A form: what the server finds wrong stands beside its field, the rest above the button. */
export function useForm<Values extends object>(rules: FormRules<Values>) {
  const { values, onChange, check, objection, refusal, submit } = rules;
  const say = useSay();
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const focusedBefore = useRef<Element | null>(null);

  // After an attempt, and only then: mending one field must not throw the typing into the next.
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  // What is switched off while the form is busy loses the focus, and a keyboard its place.
  useEffect(() => {
    const before = focusedBefore.current;
    if (busy || !(before instanceof HTMLElement)) return;
    focusedBefore.current = null;
    if (document.activeElement === document.body) before.focus();
  }, [busy]);

  const refuse = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {};
    const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));
    setProblems(known as Problems<Values>);
    setAttempts((count) => count + 1);
    if (refusal) return setFailure(refusal(error));
    const explained = Object.keys(fields).length > 0 && Object.keys(known).length === Object.keys(fields).length;
    setFailure(explained ? null : sentenceOf(error, say(connectionMessages.unknownError)));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check?.(values) ?? {};
    const standing = objection?.(values) ?? null;
    setProblems(found);
    setFailure(standing);
    setAttempts((count) => count + 1);
    if (standing !== null || Object.keys(found).length > 0) return;
    focusedBefore.current = document.activeElement;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: problems[name],
    disabled: busy,
    onChange: (value: Values[Name]) => {
      onChange({ ...values, [name]: value });
      if (problems[name]) setProblems(({ [name]: _mended, ...others }) => others as Problems<Values>);
    },
  });

  return { field, busy, failure, form: { ref: formRef, onSubmit, noValidate: true } };
}
