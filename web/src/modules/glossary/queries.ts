import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type BuiltInGroupView,
  type Glossary,
  type GlossaryGroup,
  glossaryEndpoints,
} from '@vigie/domain/modules/glossary/contract';
import type { GlossaryGroupAction } from '@vigie/domain/modules/glossary/workflow';
import { call } from '../../platform/transport/api';

const queryKey = ['glossary'];

export function useGlossary() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(glossaryEndpoints.getGlossary, { signal }) });
}

export type GlossaryCalls = ReturnType<typeof useGlossaryCalls>;

/** Each shows what the server answered, without asking for everything again. */
export function useGlossaryCalls() {
  const queries = useQueryClient();
  const showOwn = (group: GlossaryGroup) => {
    queries.setQueryData<Glossary>(queryKey, (shown) => shown && { ...shown, own: withGroup(shown.own, group) });
    return group;
  };
  const showBuiltIn = (group: BuiltInGroupView) => {
    const replaced = (groups: readonly BuiltInGroupView[]) =>
      groups.map((one) => (one.key === group.key ? group : one));
    queries.setQueryData<Glossary>(queryKey, (shown) => shown && { ...shown, builtIn: replaced(shown.builtIn) });
    return group;
  };
  return {
    add: async (words: readonly string[]) =>
      showOwn(await call(glossaryEndpoints.addGlossaryGroup, { body: { words: [...words] } })),
    change: async ({ id, version }: GlossaryGroup, words: readonly string[]) =>
      showOwn(
        await call(glossaryEndpoints.changeGlossaryGroup, {
          params: { id },
          body: { words: [...words] },
          ifMatch: version,
        }),
      ),
    move: async ({ id, version }: GlossaryGroup, action: GlossaryGroupAction) =>
      showOwn(await call(glossaryEndpoints[`${action}GlossaryGroup`], { params: { id }, ifMatch: version })),
    /** Shown before it is answered: it can be taken back. */
    turn: async (group: BuiltInGroupView, isOff: boolean) => {
      showBuiltIn({ ...group, isOff });
      const { key, version } = group;
      const asked = { params: { key }, body: { isOff }, ifMatch: version };
      return showBuiltIn(await call(glossaryEndpoints.switchBuiltInGroup, asked));
    },
    refresh: async () => {
      const fresh = await call(glossaryEndpoints.getGlossary);
      queries.setQueryData(queryKey, fresh);
      return fresh;
    },
  };
}

function withGroup(groups: readonly GlossaryGroup[], group: GlossaryGroup): GlossaryGroup[] {
  const isKnown = groups.some(({ id }) => id === group.id);
  return isKnown ? groups.map((one) => (one.id === group.id ? group : one)) : [...groups, group];
}
