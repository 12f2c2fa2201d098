import { text } from '../../../kernel/message';

/** By itself, because every page knows the names of all pages. */
export const importsTitle = text('Import', 'Import');
