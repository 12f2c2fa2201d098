import type { Message } from '../message';

/** What the system sends to people. */
export interface Notice {
  /** `{who}` did it, `{summary}` says what it is about. */
  readonly title: Message;
  /** The same in a mail, which a bystander may read: no name, no content. */
  readonly mail: Message;
  /** Sent to everyone whom it concerns, whatever they chose: under the bell and by mail. */
  readonly isUrgent?: boolean;
}

/** By type, which is how they are stored. */
export type Notices = Readonly<Record<string, Notice>>;

/** As people look for them when they choose their notifications. */
export interface NoticeGroup {
  readonly heading: Message;
  readonly notices: Notices;
}

interface NotifyingModule {
  readonly kinds?: readonly { readonly plural: Message; readonly notices: Notices }[];
  readonly notices?: readonly NoticeGroup[];
}

/** Those of the records first, then those of the modules below, lowest first. */
export function noticeGroupsOf(modules: readonly NotifyingModule[]): readonly NoticeGroup[] {
  return gathered([
    ...modules.flatMap(({ kinds = [] }) => kinds.map(({ plural, notices }) => ({ heading: plural, notices }))),
    ...[...modules].reverse().flatMap(({ notices = [] }) => notices),
  ]);
}

/** Those with the same heading stand together. */
function gathered(groups: readonly NoticeGroup[]): readonly NoticeGroup[] {
  const found = new Map<string, NoticeGroup>();
  for (const { heading, notices } of groups) {
    const before = found.get(heading.en);
    found.set(heading.en, { heading, notices: { ...before?.notices, ...notices } });
  }
  return [...found.values()];
}

/** What people choose: everything but what is urgent. */
export function chosenTypes(groups: readonly NoticeGroup[]): readonly string[] {
  return groups.flatMap(({ notices }) => Object.keys(notices).filter((type) => !notices[type]?.isUrgent));
}

export function findNotice(groups: readonly NoticeGroup[], type: string): Notice | null {
  const group = groups.find(({ notices }) => Object.hasOwn(notices, type));
  return group?.notices[type] ?? null;
}
