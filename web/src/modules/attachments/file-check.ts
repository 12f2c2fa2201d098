import type { Message, MessageValues } from '@vigie/domain/kernel/message';
import { imageTypes } from '@vigie/domain/modules/attachments/media-types';
import { attachmentMessages, fileMessages } from '@vigie/domain/modules/attachments/messages';

export interface AcceptedFiles {
  /** As a file input understands it. */
  readonly accept: string;
  readonly documents: readonly string[];
  /** Says what is accepted, before and after the choice. */
  readonly help: Message;
  readonly refused: Message;
}

export const imageAccept = 'image/*';

/** The accepted types of the requirements: those of a report, and those of a task. */
export const reportFiles = acceptedFiles(['pdf', 'doc', 'docx', 'xls', 'xlsx'], {
  help: fileMessages.dropHelp,
  refused: attachmentMessages.fileKindRefused,
});
export const taskFiles = acceptedFiles([...reportFiles.documents, 'ppt', 'pptx', 'txt'], {
  help: fileMessages.taskKinds,
  refused: fileMessages.taskKindRefused,
});

function acceptedFiles(documents: readonly string[], words: Pick<AcceptedFiles, 'help' | 'refused'>): AcceptedFiles {
  return { accept: [imageAccept, documentAccept({ documents })].join(','), documents, ...words };
}

export function documentAccept({ documents }: Pick<AcceptedFiles, 'documents'>): string {
  return documents.map((extension) => `.${extension}`).join(',');
}

const imageName = /\.(png|jpe?g|gif|webp|avif|heic|heif|bmp|tiff?)$/i;

export interface FileObjection {
  readonly message: Message;
  readonly values?: MessageValues;
}

type OutsideOfFile = Pick<File, 'name' | 'type' | 'size'>;

/** What can be judged from outside; the server reads the content and has the last word. */
export function objectionTo({ name, type, size }: OutsideOfFile, accepted: AcceptedFiles): FileObjection | null {
  const extension = name.toLowerCase().split('.').slice(1).at(-1) ?? '';
  const looksRight = imageTypes.has(type) || imageName.test(name) || accepted.documents.includes(extension);
  if (!looksRight) return { message: accepted.refused };
  return size === 0 ? { message: fileMessages.emptyFile } : null;
}

export function contentObjection(file: OutsideOfFile): FileObjection | null {
  return objectionTo(file, reportFiles);
}
