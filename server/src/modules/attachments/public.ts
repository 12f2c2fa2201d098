export { listAttached } from './links';
export {
  attachOwn,
  attachStored,
  detachStored,
  everyAccepted,
  imagesAndDocuments,
  openAttached,
  shareAttachments,
  storeFile,
} from './service';
