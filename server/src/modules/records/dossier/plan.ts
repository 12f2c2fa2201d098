import type { SpokenStyle } from '@vigie/domain/kernel/message';
import type { RecordWords } from '@vigie/domain/kernel/records/record-kind';
import type { EndpointNames } from '@vigie/domain/modules/records/endpoints';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import type { Node } from '../../../platform/documents/nodes';
import type { Platform } from '../../../platform/platform';

/** When a dossier was made, and by whom. */
export interface Made {
  /** The history goes up to this event, and the rest is as it was then. */
  readonly upTo: number;
  readonly madeAt: string;
  readonly madeBy: string;
}

/** What is known once the whole history was read. */
export interface Seal {
  /** The fields that were replaced since they were first entered. */
  readonly rewritten: readonly string[];
  /** SHA-256 of the dossier with its comments, its history, the installation's key and these fields, as canonical JSON. */
  readonly hash: string;
}

/** How a kind of record comes out complete by itself, with the talk and the history of it (21 CFR 11.10(b)). */
export interface DossierPlan<Name extends string, Contents extends object> {
  readonly names: EndpointNames<Name>;
  /** `record` of its comments and events. */
  readonly record: string;
  readonly words: RecordWords;
  /** For a user who may read it; refused with `not_found` for all others. */
  readonly read: (reader: Reader, context: Context, id: string) => Promise<unknown>;
  /** What is known of it beside comments and history, as it is given as data. */
  readonly gather: (platform: Platform, reader: Reader, context: Context, id: string) => Promise<Contents>;
  /** The paper as pdfmake's plain data, up to the talk and the history, which come after it. */
  readonly definition: (dossier: Contents & Made, seal: Seal, style: SpokenStyle) => Node;
}
