import { type VersionText, versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import { useMemo, useState } from 'react';
import type { Content } from '../../../platform/autosave/merge';
import { storedAutosave } from '../../../platform/autosave/open-autosave';
import { useAutosave } from '../../../platform/autosave/use-autosave';
import { call } from '../../../platform/transport/api';
import { blocksOf, contentOf, joinedTexts } from './joined-texts';
import { readText } from './queries';

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
