import { connectionMessages } from '@vigie/domain/messages/connection';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, sentenceOf } from './api-error';
import { useSay } from './messages';

type Texts = Readonly<Record<string, string>>;
type Problems<Values> = Partial<Record<keyof Values, string>>;

interface FormRules<Values extends Texts> {
  values: Values;
  onChange: (values: Values) => void;
  /** What can be said without asking the server. */
  check?: (values: Values) => Problems<Values>;
  submit: (values: Values) => Promise<unknown>;
}

/** A short form of text fields: what the server finds wrong stands beside its field, the rest above the button. */
export function useForm<Values extends Texts>({ values, onChange, check, submit }: FormRules<Values>) {
  const say = useSay();
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(problems).length > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  const refuse = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {};
    const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));
    setProblems(known as Problems<Values>);
    const explained = Object.keys(fields).length > 0 && Object.keys(known).length === Object.keys(fields).length;
    setFailure(explained ? null : sentenceOf(error, say(connectionMessages.unknownError)));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check?.(values) ?? {};
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? '',
    error: problems[name],
    disabled: busy,
    onChange: (value: string) => {
      onChange({ ...values, [name]: value });
      if (problems[name]) setProblems(({ [name]: _mended, ...others }) => others as Problems<Values>);
    },
  });

  return { field, busy, failure, form: { ref: formRef, onSubmit, noValidate: true } };
}
