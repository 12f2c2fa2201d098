export { FileAdder, useFileSending } from './file-adder';
export { type AcceptedFiles, contentObjection, type FileObjection, objectionTo, taskFiles } from './file-check';
export { FileChooser } from './file-chooser';
export { FileMenu } from './file-menu';
export { FileQueue, isWorthRetrying, loadStoredFile, type QueuedFile, storeFile } from './file-queue';
export { FileTiles } from './file-tiles';
export { PhotoButton } from './photo-button';
export { UploadingFiles } from './uploading-files';
export { useFileQueue } from './use-file-queue';
