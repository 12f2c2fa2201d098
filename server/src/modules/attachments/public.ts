export { insertLink, listAttached, removeLink } from './links';
export { openAttached, shareAttachments, storeFile } from './service';
