import type { Parameters } from '@vigie/domain/modules/parameters/contract';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { useDraft } from '../../platform/storage/draft';
import { ApiError } from '../../platform/transport/api-error';
import { mergeTyped, reloadWhenStale } from '../../platform/transport/stale-version';
import { notify } from '../../ui/overlays/toast';
import { useParameterCalls } from './queries';
import { areSame, changesOf, type RuleTexts, ruleNames, textsOf } from './rules';

/** What was typed, and what it was typed over: another user may change the rules meanwhile. */
interface Edit {
  readonly base: Parameters;
  readonly typed: RuleTexts;
}

export function useRulesEdit(stored: Parameters) {
  const say = useSay();
  const { save, refresh } = useParameterCalls();
  const draft = useDraft<Edit | null>('parameters', null);
  // A draft may be older than the last rule that was added.
  const base = { ...stored, ...draft.value?.base };
  const before = textsOf(base);
  const typed = { ...before, ...draft.value?.typed };
  const changed = !areSame(before, typed);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const type = (values: RuleTexts) => {
    setRefused({});
    if (areSame(before, values)) draft.drop(null);
    else draft.keep({ base, typed: values });
  };
  const reload = async () => {
    const fresh = await refresh();
    draft.keep({ base: fresh, typed: mergeTyped(before, typed, textsOf(fresh)) });
  };
  /** Throws errors that belong to no field. */
  const confirm = async (reason: string) => {
    if (!changed) return;
    const change = () => save({ ...changesOf(before, typed), reason }, base.version);
    try {
      await reloadWhenStale(change, reload, say(m.changedMeanwhile));
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      if (!ruleNames.some((name) => name in fields)) throw error;
      return setRefused(fields);
    }
    draft.drop(null);
    notify.success(say(m.saved));
  };
  return { before, typed, changed, refused, type, confirm };
}
