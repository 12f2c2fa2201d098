export { type Attachment, attachment } from './contract';
export { documentTypes, imageTypes } from './media-types';
