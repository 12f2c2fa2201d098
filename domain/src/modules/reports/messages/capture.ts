import { text } from '../../../kernel/message';

export const captureMessages = {
  sentMeanwhile: text(
    '{id} a été envoyé entre-temps : ouvrez-le pour y ajouter ce qui manque.',
    '{id} was sent meanwhile: open it to add what is missing.',
  ),
};
