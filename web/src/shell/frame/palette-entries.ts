import { permits } from '@vigie/domain/kernel/identity/permission';
import type { LanguageStyle } from '@vigie/domain/kernel/message';
import { labelKey } from '@vigie/domain/kernel/text-keys';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { entryMessages } from '@vigie/domain/messages/shell/entry';
import { type HelpTopicName, helpTopics } from '@vigie/domain/messages/shell/help';
import { paletteMessages as m } from '@vigie/domain/messages/shell/palette';
import { settingsMessages } from '@vigie/domain/messages/shell/settings';
import { appMessages, shellMessages } from '@vigie/domain/messages/shell/shell';
import type { CurrentUser } from '@vigie/domain/modules/accounts/contract';
import { useMemo } from 'react';
import { webModules } from '../../modules';
import { type Say, useSay } from '../../platform/page/messages';
import type { Theme } from '../../platform/page/theme';
import type { WebModule } from '../../platform/page/web-module';
import { useRouter } from '../../platform/router/router';
import { savePreferences, signOut } from '../../platform/session/account';
import { useUser } from '../../platform/session/session';
import { sentenceOf } from '../../platform/transport/api-error';
import { notify } from '../../ui/overlays/toast';
import { showHelp } from '../help/help-state';
import { launcherGroups, targetOf } from '../launcher/tiles';
import { shellPages } from '../pages';
import { matchPoints } from './match-points';
import { showOverlay } from './overlay-state';
import type { PaletteGroup, PaletteOption } from './palette-list';

export interface PaletteEntry extends PaletteOption {
  keywords?: string | undefined;
  run: () => void;
}

type Groups = readonly PaletteGroup<PaletteEntry>[];

/** What can be chosen whatever is typed: the same objects for as long as the palette is open. */
export function usePaletteGroups(): Groups {
  const say = useSay();
  const user = useUser();
  const { history } = useRouter();
  return useMemo(
    () => [
      { heading: say(m.goTo), options: places(say, user, (path) => history.push(path)) },
      { heading: say(m.doIt), options: deeds(say) },
      { heading: say(m.display), options: displayEntries(say) },
      { heading: say(m.help), options: helpEntries(say) },
    ],
    [say, user, history],
  );
}

/** Found by any word of what a topic says. */
function helpEntries(say: Say): PaletteEntry[] {
  return (Object.keys(helpTopics) as HelpTopicName[]).map((name) => {
    const { title, purpose, who, next } = helpTopics[name];
    return {
      id: `help-${name}`,
      label: say(m.helpOn, { page: say(title) }),
      icon: 'info',
      keywords: [purpose, who, next].map((part) => say(part)).join(' '),
      run: () => showHelp(name),
    };
  });
}

/** Those that the typed words may mean, the likeliest first. */
export function narrowedGroups(groups: Groups, typed: string): Groups {
  if (!typed.trim()) return groups;
  const likeliest = <Item extends { points: number }>(items: readonly Item[]) =>
    items.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points);
  const narrowed = groups.map(({ heading, options }) => {
    const found = likeliest(options.map((option) => ({ option, points: pointsOf(option, typed) })));
    return { heading, options: found.map(({ option }) => option), points: found[0]?.points ?? 0 };
  });
  return likeliest(narrowed);
}

/** A word in the title is likelier meant than one of the others that the entry is found by. */
function pointsOf({ id, label, keywords }: PaletteEntry, typed: string): number {
  const named = matchPoints(`${id} ${label}`, typed);
  return keywords && hasWord(keywords, typed) ? Math.max(named, 0.5) : named;
}

/** A sentence holds nearly every letter: of keywords, only the beginning of a word counts. */
function hasWord(keywords: string, typed: string): boolean {
  return ` ${labelKey(keywords)}`.includes(` ${labelKey(typed)}`);
}

function deeds(say: Say): PaletteEntry[] {
  return [
    { id: 'feedback', label: say(m.sendFeedback), icon: 'message', run: () => showOverlay('feedback') },
    { id: 'shortcuts', label: say(m.showShortcuts), icon: 'keyboard', run: () => showOverlay('shortcuts') },
    { id: 'sign-out', label: say(shellMessages.signOut), icon: 'sign-out', run: signOut },
  ];
}

function places(say: Say, user: CurrentUser, goTo: (path: string) => void): PaletteEntry[] {
  const modules: readonly WebModule[] = Object.values(webModules);
  const pages = [...shellPages, ...modules.flatMap(({ pages: own = [] }) => own)];
  const found = pages.filter(({ permission, shownTo = permission }) => permits(shownTo, user));
  const apps = launcherGroups.flatMap(({ tiles }) =>
    tiles.flatMap((tile) => {
      const target = targetOf(tile, modules, user);
      return target.kind === 'link'
        ? [{ path: target.address, title: appMessages[tile], icon: undefined, keywords: undefined }]
        : [];
    }),
  );
  // A tile's own page is already there.
  const others = apps.filter(({ path }) => !found.some((page) => page.path === path.replace(/\/$/, '')));
  return [...found, ...others].map(({ path, title, icon, keywords }) => ({
    id: path,
    label: say(title),
    icon: icon ?? ('chevron-right' as const),
    keywords: keywords && say(keywords),
    run: () => goTo(path),
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

function displayEntries(say: Say): PaletteEntry[] {
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
