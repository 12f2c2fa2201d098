export { FileAdder, useFileSending } from './file-adder';
export { contentObjection, type FileObjection } from './file-check';
export { FileChooser } from './file-chooser';
export { sizeShown } from './file-size';
export { FileTiles } from './file-tiles';
export { saveFile } from './save-file';
export { Thumbnail } from './thumbnail';
