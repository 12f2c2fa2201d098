import { connectionMessages } from '@vigie/domain/messages/connection';
import { recordPageMessages } from '@vigie/domain/messages/record-page';
import type { NamedLine, ProgrammeLines } from '@vigie/domain/modules/audits/programmes/contract';
import type { WrittenLine } from '@vigie/domain/modules/audits/programmes/line';
import { lineTableMessages as t } from '@vigie/domain/modules/audits/programmes/page-messages';
import { useMemo, useRef } from 'react';
import { useSay } from '../../../platform/page/messages';
import { sentenceOf } from '../../../platform/transport/api-error';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { showUndoToast } from '../../../ui/fields/undo-toast';
import { notify } from '../../../ui/overlays/toast';
import { sentAgain, withLine } from './line-draft';
import { reloadLines, sendLines, takeOverLines } from './queries';

type Lines = readonly WrittenLine[];
type Change = (lines: Lines) => Lines;

export interface LineChanges {
  /** In the place of the line with its id, or after all others. */
  readonly keep: (line: WrittenLine) => Promise<void>;
  /** At once; for ten seconds it can be had back. */
  readonly remove: (line: NamedLine, n: number) => void;
}

/** Lines are written one change after the other, each on what the change before left. */
export function useLineChanges(id: string, known: ProgrammeLines): LineChanges {
  const say = useSay();
  const latest = useRef(known);
  if (known.version > latest.current.version) latest.current = known;
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  return useMemo(() => {
    const send = async (change: Change) => {
      const { version, lines } = latest.current;
      const answer = await reloadWhenStale(
        () => sendLines({ id, version }, change(lines.map(sentAgain))),
        async () => {
          latest.current = await reloadLines(id);
        },
        say(recordPageMessages.changedMeanwhile),
      );
      latest.current = answer;
      await takeOverLines(id, answer);
    };
    const write = (change: Change) => {
      const done = turn.current.then(() => send(change));
      turn.current = done.catch(() => {});
      return done;
    };
    const attempt = (change: Change, then?: () => void) => {
      const refused = (error: unknown) => notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      void write(change).then(then, refused);
    };
    return {
      keep: (line) => write((lines) => withLine(lines, line)),
      remove: (line, n) => {
        const putBack = () => attempt((lines) => withLine(lines, sentAgain(line), n - 1));
        attempt(
          (lines) => lines.filter((one) => one.id !== line.id),
          () => showUndoToast(say(t.removed, { n }), say(t.undo), putBack),
        );
      },
    };
  }, [id, say]);
}
