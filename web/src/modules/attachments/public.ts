export { FileAdder, useFileSending } from './file-adder';
export { acceptedFiles, contentObjection, type FileObjection } from './file-check';
export { FileIcon } from './file-icon';
export { sizeShown } from './file-size';
export { FileTiles } from './file-tiles';
export { saveFile } from './save-file';
export { Thumbnail } from './thumbnail';
