export { insertLink, listAttached, removeLink } from './links';
export { attachOwn, openAttached, shareAttachments, storeFile } from './service';
