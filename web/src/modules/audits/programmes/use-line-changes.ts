import { connectionMessages } from '@vigie/domain/messages/connection';
import { recordPageMessages } from '@vigie/domain/messages/record-page';
import type { NamedLine, ProgrammeLines } from '@vigie/domain/modules/audits/programmes/contract';
import type { WrittenLine } from '@vigie/domain/modules/audits/programmes/line';
import { lineTableMessages as t } from '@vigie/domain/modules/audits/programmes/page-messages';
import { useMemo, useRef } from 'react';
import { useSay } from '../../../platform/page/messages';
import { sentenceOf } from '../../../platform/transport/api-error';
import { isStatus } from '../../../platform/transport/failures';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { showUndoToast } from '../../../ui/fields/undo-toast';
import { notify } from '../../../ui/overlays/toast';
import { sentAgain, withLine } from './line-draft';
import { type ProgrammeDetail, reloadLines, sendLines, takeOverLines } from './queries';

type Lines = readonly WrittenLine[];
type Change = (lines: Lines) => Lines;

export interface LineChanges {
  /** In the place of the line with its id, or after all others. */
  readonly keep: (line: WrittenLine) => Promise<void>;
  /** At once; for ten seconds it can be had back. */
  readonly remove: (line: NamedLine, n: number) => void;
}

/** Lines are written one change after the other, each on what the change before left. */
export function useLineChanges({ id, approvedRevision }: ProgrammeDetail, known: ProgrammeLines): LineChanges {
  const say = useSay();
  const isRevised = approvedRevision !== null;
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
    const refused = (error: unknown) => notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    const putBack = (line: WrittenLine, place: number) => write((lines) => withLine(lines, line, place));
    const undo = async (removed: NamedLine, place: number) => {
      const { id: known, ...line } = sentAgain(removed);
      // A line that was never approved is gone with its id.
      if (!isRevised || !known) return putBack(line, place);
      try {
        await putBack({ ...line, id: known }, place);
      } catch (error) {
        if (!isStatus(error, 422)) throw error;
        await putBack(line, place);
      }
    };
    return {
      keep: (line) => write((lines) => withLine(lines, line)),
      remove: (line, n) => {
        const offerUndo = () =>
          showUndoToast(say(t.removed, { n }), say(t.undo), () => void undo(line, n - 1).catch(refused));
        void write((lines) => lines.filter((one) => one.id !== line.id)).then(offerUndo, refused);
      },
    };
  }, [id, isRevised, say]);
}
