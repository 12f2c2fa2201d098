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
  help: text(
    'Catégories proposées pour les observations des tournées gemba : de {min} à {max}. Ajoutez les vôtres ; les observations qui ont une catégorie retirée la conservent.',
    'Categories offered for observations of gemba walks: {min} to {max}. Add your own; observations with a category that is removed keep it.',
  ),
  another: text('Autre catégorie', 'Another category'),
  missing: text('Donnez un nom à la catégorie.', 'Give the category a name.'),
  tooLong: text('Écrivez {max} caractères au plus.', 'Write {max} characters at most.'),
  builtIn: text(
    '« {category} » est déjà parmi les catégories fournies.',
    '“{category}” is already one of the built-in categories.',
  ),
  twice: text('« {category} » est déjà dans la liste.', '“{category}” is already in the list.'),
  howMany: text('Proposez de {min} à {max} catégories.', 'Offer {min} to {max} categories.'),
  notOffered: text(
    'Cette catégorie n’est pas proposée : choisissez-en une autre.',
    'This category is not offered: choose another.',
  ),
};
