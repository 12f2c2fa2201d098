import { listMessages } from '@vigie/domain/messages/lists';
import { paletteMessages as m } from '@vigie/domain/messages/shell/palette';
import { useMemo, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import type { OverlayProps } from '../../platform/page/web-module';
import { useRouter } from '../../platform/router/router';
import { BareDialog } from '../../ui/overlays/dialog';
import { type FoundGroup, useFoundRecords } from './found-records';
import { narrowedGroups, type PaletteEntry, usePaletteGroups } from './palette-entries';
import { type PaletteGroup, PaletteList } from './palette-list';

export default function Palette({ onClose }: OverlayProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const { groups: found, isSearching } = useFoundRecords(typed);
  const groups = usePaletteGroups();
  const records = useRecordGroups(found);
  const shown = useMemo(() => [...narrowedGroups(groups, typed), ...records], [groups, records, typed]);
  return (
    <BareDialog label={say(m.title)} onClose={onClose}>
      <PaletteList
        label={say(m.title)}
        text={typed}
        onText={setTyped}
        groups={shown}
        emptyText={isSearching ? null : say(m.empty)}
        countText={(n) => say(m.count, { n })}
        onChoose={({ run }) => {
          onClose();
          run();
        }}
      />
    </BareDialog>
  );
}

function useRecordGroups(found: readonly FoundGroup[]): readonly PaletteGroup<PaletteEntry>[] {
  const say = useSay();
  const { history } = useRouter();
  return useMemo(
    () =>
      found.map(({ kind, icon, items }) => ({
        heading: say(kind.plural),
        options: items.map(({ id, title, address }) => ({
          id,
          icon,
          number: id,
          label: title || say(listMessages.untitled),
          run: () => history.push(address),
        })),
      })),
    [found, say, history],
  );
}
