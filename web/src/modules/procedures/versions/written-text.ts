import type { Blocks } from '@vigie/domain/modules/procedures/text/blocks';
import { merge } from '@vigie/domain/modules/procedures/text/merge';
import { type VersionText, versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import { useMemo, useState } from 'react';
import type { Content, MergeStrategy } from '../../../platform/autosave/merge';
import { storedAutosave } from '../../../platform/autosave/open-autosave';
import { useAutosave } from '../../../platform/autosave/use-autosave';
import { call } from '../../../platform/transport/api';
import { readText } from './queries';

const blocksOf = (content: Content) => (content.blocks ?? []) as unknown as Blocks;
const contentOf = (blocks: Blocks) => ({ blocks }) as unknown as Content;

/** Block by block: of two wordings of one block both stay, until an author keeps one of them. */
export function joinedTexts(onJoin: () => void): MergeStrategy<Content> {
  return {
    merge: (base, mine, theirs) => {
      const joined = merge(blocksOf(base), blocksOf(mine), blocksOf(theirs), () => crypto.randomUUID());
      onJoin();
      return contentOf(joined.blocks);
    },
    conflicts: () => [],
  };
}

/** The text of a draft, saved as it is written. */
export function useWrittenText(id: string, first: VersionText) {
  const [hasJoined, setJoined] = useState(false);
  const kind = useMemo(
    () => ({
      rules: {
        read: ({ blocks, version }: VersionText) => ({ content: contentOf(blocks), version }),
        get: () => readText(id),
        save: async ({ content, version }: { content: Content; version: number }) => {
          const blocks = [...blocksOf(content)];
          const saved = await call(versionsEndpoints.setProcedureText, {
            params: { id },
            body: { blocks },
            ifMatch: version,
          });
          return { ...saved, blocks };
        },
        apply: (_content: Content, changes: Content) => changes,
        strategy: joinedTexts(() => setJoined(true)),
      },
      storedAutosave,
    }),
    [id],
  );
  return { ...useAutosave<VersionText, Content, Content>(`procedure-text ${id}`, first, kind), hasJoined };
}
