export { filesChangedSince, type Speak } from './changed-since';
export { type Attachment, attachment } from './contract';
export { acceptedMediaTypes, documentTypes, imageTypes } from './media-types';
