import type { Attachment } from '@vigie/domain/modules/attachments/public';

/** Photos that are answers: stored with the questionnaire, or kept for the moment only. */
export interface PhotoSource {
  readonly known: readonly Attachment[];
  readonly add: (file: File, onProgress: (part: number) => void) => Promise<Attachment>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly load: (file: Attachment) => Promise<Blob>;
}

/** What a form cannot know of itself. */
export interface AnswerSources {
  /** Null where no photo can be taken: the form says so. */
  readonly photos: PhotoSource | null;
  /** What people are called whose number is an answer, and what cases are about. */
  readonly people: Readonly<Record<string, string>>;
  readonly cases: Readonly<Record<string, string>>;
}
