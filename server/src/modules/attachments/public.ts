export { attachCaptured } from './captured-files';
export { demoFile } from './demo-files';
export { listAttached, listAttachedHashes } from './link-repository';
export {
  type Accepted,
  attachOwn,
  attachStored,
  checkBeforeUpload,
  detachStored,
  everyAccepted,
  imagesAndDocuments,
  openAttached,
  refuseNoFile,
  shareAttachments,
  storeContent,
  storeFile,
} from './service';
export { filesOf } from './verified';
