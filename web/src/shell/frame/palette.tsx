import { useRouter } from '@tanstack/react-router';
import { permits } from '@vigie/domain/kernel/identity/permission';
import type { LanguageStyle } from '@vigie/domain/kernel/message';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { listMessages } from '@vigie/domain/messages/lists';
import { entryMessages } from '@vigie/domain/messages/shell/entry';
import { paletteMessages as m } from '@vigie/domain/messages/shell/palette';
import { settingsMessages } from '@vigie/domain/messages/shell/settings';
import { appMessages, shellMessages } from '@vigie/domain/messages/shell/shell';
import { Command, defaultFilter } from 'cmdk';
import { useEffect, useState } from 'react';
import { webModules } from '../../modules';
import { type Say, useSay } from '../../platform/page/messages';
import type { Theme } from '../../platform/page/theme';
import type { OverlayProps, WebModule } from '../../platform/page/web-module';
import { savePreferences, signOut } from '../../platform/session/account';
import { useUser } from '../../platform/session/session';
import { sentenceOf } from '../../platform/transport/api-error';
import { Icon, type IconName } from '../../ui/icons/icon';
import { BareDialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { useFoundRecords } from './found-records';
import { showOverlay } from './overlay-state';
import './palette.css';
import { launcherGroups, targetOf } from '../launcher/tiles';
import { shellPages } from '../pages';

interface Entry {
  id: string;
  label: string;
  icon: IconName;
  run: () => void;
}

export default function Palette({ onClose }: OverlayProps) {
  const say = useSay();
  const { history } = useRouter();
  const [typed, setTyped] = useState('');
  const records = useFoundRecords(typed);
  const [selected, setSelected] = useState('');
  const firstFound = records.groups[0]?.items[0]?.id;
  useEffect(() => {
    // What comes later than the typing is not chosen by itself, and Enter would lead nowhere.
    if (firstFound && !selected) setSelected(firstFound);
  }, [firstFound, selected]);
  const places = usePlaces(say);
  const deeds: Entry[] = [
    { id: 'feedback', label: say(m.sendFeedback), icon: 'message', run: () => showOverlay('feedback') },
    { id: 'shortcuts', label: say(m.showShortcuts), icon: 'keyboard', run: () => showOverlay('shortcuts') },
    { id: 'sign-out', label: say(shellMessages.signOut), icon: 'sign-out', run: signOut },
  ];
  const groups = [
    { heading: say(m.goTo), entries: places },
    { heading: say(m.doIt), entries: deeds },
    { heading: say(m.display), entries: displayEntries(say) },
  ];
  const choose = (entry: Pick<Entry, 'run'>) => {
    onClose();
    entry.run();
  };
  return (
    <BareDialog label={say(m.title)} onClose={onClose}>
      <Command label={say(m.title)} loop filter={likely} value={selected} onValueChange={setSelected}>
        <Command.Input
          className="palette-input"
          placeholder={say(m.title)}
          autoFocus
          value={typed}
          onValueChange={setTyped}
        />
        <Command.List className="palette-list" label={say(m.title)}>
          {!records.isSearching && records.groups.length === 0 && (
            <Command.Empty className="palette-empty">{say(m.empty)}</Command.Empty>
          )}
          {groups.map(({ heading, entries }) => (
            <Command.Group key={heading} heading={heading}>
              {entries.map((entry) => (
                <Command.Item
                  key={entry.id}
                  className="palette-item"
                  value={entry.id}
                  keywords={[withoutAccents(entry.label), entry.label]}
                  onSelect={() => choose(entry)}
                >
                  <Icon name={entry.icon} />
                  {entry.label}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
          {records.groups.map(({ kind, icon, items }) => (
            <Command.Group key={kind.name} heading={say(kind.plural)} forceMount>
              {items.map(({ id, title, address }) => (
                <Command.Item
                  key={id}
                  className="palette-item"
                  value={id}
                  forceMount
                  onSelect={() => choose({ run: () => history.push(address) })}
                >
                  <Icon name={icon} />
                  <span className="palette-id">{id}</span>
                  <span className="palette-record">{title || say(listMessages.untitled)}</span>
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </BareDialog>
  );
}

/** Letters found here and there in a name make it no likely one; it would stand before the records that were meant. */
const fewestPoints = 0.05;

function likely(...asked: Parameters<typeof defaultFilter>): number {
  const points = defaultFilter(...asked);
  return points < fewestPoints ? 0 : points;
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

function usePlaces(say: Say): Entry[] {
  const user = useUser();
  const { history } = useRouter();
  const modules: readonly WebModule[] = Object.values(webModules);
  const pages = [...shellPages, ...modules.flatMap(({ pages = [] }) => pages)];
  const found = pages.filter(({ permission, shownTo = permission }) => permits(shownTo, user));
  const apps = launcherGroups.flatMap(({ tiles }) =>
    tiles.flatMap((tile) => {
      const target = targetOf(tile, modules, user);
      return target.kind === 'link' ? [{ path: target.address, title: appMessages[tile], icon: undefined }] : [];
    }),
  );
  // A tile's own page is already there.
  const others = apps.filter(({ path }) => !found.some((page) => page.path === path.replace(/\/$/, '')));
  return [...found, ...others].map(({ path, title, icon }) => ({
    id: path,
    label: say(title),
    icon: icon ?? ('chevron-right' as const),
    run: () => history.push(path),
  }));
}

const themeLabels = {
  system: settingsMessages.themeSystem,
  light: settingsMessages.themeLight,
  dark: settingsMessages.themeDark,
};
const languageLabels = {
  mixed: entryMessages.languageMixed,
  fr: entryMessages.languageFrench,
  en: entryMessages.languageEnglish,
};

function displayEntries(say: Say): Entry[] {
  const save = (changes: Parameters<typeof savePreferences>[0]) => {
    savePreferences(changes).catch((error) => notify.error(sentenceOf(error, say(connectionMessages.unknownError))));
  };
  const themes = Object.entries(themeLabels).map(([theme, label]) => ({
    id: `theme-${theme}`,
    label: say(m.themeTo, { theme: say(label) }),
    icon: theme === 'dark' ? ('moon' as const) : ('sun' as const),
    run: () => save({ theme: theme as Theme }),
  }));
  const languages = Object.entries(languageLabels).map(([style, label]) => ({
    id: `language-${style}`,
    label: say(m.languageTo, { language: say(label) }),
    icon: 'message' as const,
    run: () => save({ languageStyle: style as LanguageStyle }),
  }));
  return [...themes, ...languages];
}
