import type { Content, MergeStrategy } from './merge';
import type { After, Saving } from './save-queue';

/** What this device knows and the server does not yet. */
export interface Kept<Fields extends object> {
  readonly version: number;
  /** As the server last had it. */
  readonly base: Fields;
  readonly content: Fields;
  readonly reason: string | null;
}

/** What one kind of record says about how it is written. `Held` is the record as the server answers it. */
export interface AutosaveRules<Held, Fields extends object, Changes> {
  /** The part of the record that is written here. */
  readonly read: (stored: Held) => { readonly content: Fields; readonly version: number };
  readonly get: () => Promise<Held>;
  readonly save: (unsaved: Kept<Fields>) => Promise<Held>;
  readonly apply: (content: Fields, changes: Changes) => Fields;
  readonly strategy: MergeStrategy<Fields>;
  /** What clearing rules leave of two versions that were brought together. */
  readonly normalise?: (content: Fields) => Fields;
  /** Whether what the server has now is changed only with a reason. */
  readonly needsReason?: (stored: Held) => boolean;
  /** Whether it is past writing: what is still typed has nowhere to go. */
  readonly hasEnded?: (stored: Held) => boolean;
  /** Whether a refusal means a concurrent change; by default, a version that is not the latest. */
  readonly isOvertaken?: (error: unknown) => boolean;
  /** Whether the server does not know it yet: the first save creates it. */
  readonly isMissing?: () => boolean;
  /** What the next request carries, where that is not simply what stands on the page. */
  readonly toSend?: (content: Fields, base: Fields) => Fields;
}

export interface KeptStore<Fields extends object> {
  read(): Kept<Fields> | null;
  keep(kept: Kept<Fields>): void;
  drop(): void;
}

export interface AutosaveDependencies<Fields extends object> {
  readonly kept: KeptStore<Fields>;
  readonly after: After;
}

export interface AutosaveState<Held, Fields extends object = Content> {
  /** As shown: what was typed here, over what the server has. */
  readonly content: Fields;
  readonly stored: Held;
  readonly saving: Saving;
  /** The other version, while the user has to choose; `fields` are those that both sides changed. */
  readonly conflict: {
    readonly base: Fields;
    readonly theirs: Held;
    readonly fields: readonly string[];
  } | null;
  /** Why the content is changed although it is marked; goes with the next save. */
  readonly reason: string | null;
  /** It is past writing. */
  readonly ended: boolean;
}

export interface AutosaveBeginning<Held, Fields extends object> {
  readonly stored: Held;
  /** Shown before anything is typed, and saved with the first thing that is. */
  readonly proposed?: Fields;
  readonly saving?: Saving;
}
