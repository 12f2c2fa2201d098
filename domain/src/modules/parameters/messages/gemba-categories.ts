import { text } from '../../../kernel/message';

export const gembaCategoryMessages = {
  safety: text('Sécurité', 'Safety'),
  quality: text('Qualité', 'Quality'),
  order: text('Ordre et propreté', 'Order'),
  equipment: text('Équipement', 'Equipment'),
  people: text('Personnes', 'People'),
  environment: text('Environnement', 'Environment'),
};

export const gembaCategoriesMessages = {
  missing: text('Donnez un nom à la catégorie.', 'Give the category a name.'),
  tooLong: text('Écrivez {max} caractères au plus.', 'Write {max} characters at most.'),
  builtIn: text(
    '« {category} » est déjà parmi les catégories fournies.',
    '“{category}” is already one of the built-in categories.',
  ),
  howMany: text('Proposez de {min} à {max} catégories.', 'Offer {min} to {max} categories.'),
  notOffered: text(
    'Cette catégorie n’est pas proposée : choisissez-en une autre.',
    'This category is not offered: choose another.',
  ),
};
