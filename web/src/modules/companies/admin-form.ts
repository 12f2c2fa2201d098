import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { reportToConsole } from '../../platform/transport/console';
import { errorSentence } from './error-text';

type Texts = Readonly<Record<string, string>>;

interface AdminFormRules<Values extends Texts> {
  empty: Values;
  check?: (values: Values) => Partial<Record<keyof Values, string>>;
  objection?: (values: Values) => string | null;
  /** Returns what to say when it is done; the form is then empty again. */
  submit: (values: Values) => Promise<string>;
  /** Log line for a failure. */
  failed?: string;
}

/** A form of this page: the outcome stands beside it, and the server's refusals are introduced by 'Erreur: '. */
export function useAdminForm<Values extends Texts>(rules: AdminFormRules<Values>) {
  const { empty, check, objection, failed } = rules;
  const say = useSay();
  const [values, setValues] = useState(empty);
  const [done, setDone] = useState<string | null>(null);
  const form = useForm<Values>({
    values,
    onChange: (changed) => {
      setDone(null);
      setValues(changed);
    },
    ...(check && { check }),
    ...(objection && { objection }),
    refusal: (error) => errorSentence(error, say),
    async submit(entered) {
      setDone(null);
      try {
        const sentence = await rules.submit(entered);
        setValues(empty);
        setDone(sentence);
      } catch (error) {
        if (failed) reportToConsole(failed, error);
        throw error;
      }
    },
  });
  return { ...form, values, done: form.failure ? null : done, touch: () => setDone(null) };
}
