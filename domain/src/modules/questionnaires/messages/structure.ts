import { text } from '../../../kernel/message';

export const structureMessages = {
  idTwice: text('L’identifiant « {id} » est utilisé deux fois.', 'The id “{id}” is used twice.'),
  tooManySections: text('Au plus {max} sections dans un modèle.', 'At most {max} sections in a template.'),
  tooManyPages: text('Au plus {max} pages dans un modèle.', 'At most {max} pages in a template.'),
  tooManyQuestions: text('Au plus {max} questions dans un modèle.', 'At most {max} questions in a template.'),
  tooManyOptions: text('Au plus {max} options dans une question.', 'At most {max} options in a question.'),
};

export const editMessages = {
  missing: text('Cet élément n’est plus dans le modèle.', 'This element is no longer in the template.'),
  parentMissing: text('La destination n’est plus dans le modèle.', 'The destination is no longer in the template.'),
  unreadable: text('Cette valeur n’est pas possible ici.', 'This value is not possible here.'),
};

export const mergeMessages = {
  both_changed: text(
    'Vous avez tous deux modifié ce champ : choisissez la valeur à garder.',
    'Both of you changed this field: choose the value to keep.',
  ),
  both_moved: text(
    'Vous avez tous deux déplacé cet élément : choisissez sa place.',
    'Both of you moved this element: choose its place.',
  ),
  both_added: text('Deux éléments portent le même identifiant.', 'Two elements have the same id.'),
  deleted_and_changed: text(
    'L’un l’a supprimé, l’autre l’a modifié : il est gardé jusqu’à ce que vous décidiez.',
    'One deleted it, the other changed it: it is kept until you decide.',
  ),
};
