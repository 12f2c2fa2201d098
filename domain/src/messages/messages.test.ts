import { describe, expect, it } from 'vitest';
import type { Message } from '../kernel/message';

const files = import.meta.glob<Record<string, unknown>>(
  [
    './**/*.ts',
    '../modules/**/*messages.ts',
    '../modules/*/messages/*.ts',
    '../modules/*/{words,notices}.ts',
    '!./**/*.test.ts',
  ],
  { eager: true },
);

function* messagesIn(value: unknown, path: string): Generator<[string, Message]> {
  if (value === null || typeof value !== 'object') return;
  if ('fr' in value && 'en' in value && 'mixed' in value) {
    yield [path, value as Message];
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* messagesIn(inner, `${path}.${key}`);
}

const all = Object.entries(files).flatMap(([file, exports]) => [...messagesIn(exports, file)]);
const placeholders = (text: string) => [...new Set(text.match(/\{\w+/g) ?? [])].sort();

describe('every message', () => {
  it('is found', () => {
    expect(all.length).toBeGreaterThan(100);
  });

  // In one test: thousands take longer to begin and to end than to run.
  it('speaks both languages and needs the same values in both', () => {
    const isWhole = ({ fr, en }: Message) =>
      fr.trim() !== '' && en.trim() !== '' && `${placeholders(fr)}` === `${placeholders(en)}`;
    expect(all.filter(([, message]) => !isWhole(message)).map(([path]) => path)).toEqual([]);
  });
});

/** What the requirements show in French, and so stays French on an English page of the mixed style. */
const shownInFrench = [
  // Session, sign-in and user menu.
  'Chargement...',
  "Veuillez entrer un nom d'utilisateur et un mot de passe.",
  'Connexion réussie !',
  "Nom d'utilisateur ou mot de passe incorrect.",
  'Mon profil',
  'Paramètres',
  'Déconnexion',
  // Administration.
  'Accès protégé',
  'Valider',
  'Mot de passe incorrect',
  'Gestion des comptes',
  'Feedback utilisateurs',
  'Chargement des entreprises...',
  'Aucune entreprise trouvée',
  'Erreur de chargement : {text}',
  'Sans nom',
  'Non lié',
  'Aucun administrateur',
  'Êtes-vous sûr de vouloir supprimer cette entreprise ?',
  "Le nom de l'entreprise est obligatoire",
  'Ajouter un nouveau compte',
  'Création en cours...',
  'Entreprise créée avec succès!',
  'Veuillez remplir tous les champs obligatoires',
  'Ajouter un admin supplémentaire',
  'Admin ajouté avec succès!',
  'Relier compte Stripe',
  'Créer un nouvel utilisateur',
  "Créer l'utilisateur",
  'Utilisateur créé avec succès!',
  'Erreur: {text}',
  'Erreur inconnue',
  "Pas de token d'authentification",
  // Alerts.
  'Message',
  'Envoyer',
  'Envoi en cours...',
  'Notification envoyée à tous les utilisateurs.',
  'Notification envoyée aux destinataires sélectionnés.',
  "Erreur lors de l'envoi de la notification.",
  'Boîte de réception',
  "Boîte d'envoi",
  'Date',
  'Expéditeur',
  'Aucun message',
  // Pages in English.
  'JJ / MM / YYYY',
  'Sélectionnez une étape dans la liste de gauche',
  'Pourquoi ? Écrivez la réponse…',
  'Principale',
  'Contributive',
  'corrective',
  'préventive',
  "Demande d'informations supplémentaires envoyée",
  'Veuillez entrer des identifiants valides',
  // Form builder.
  'Sélectionnez une page pour commencer',
];

it('is French on every page only where the requirements show it so', () => {
  const french = all.flatMap(([, { fr, mixed }]) => (mixed === 'fr' ? [fr] : []));
  expect([...new Set(french)].sort()).toEqual([...shownInFrench].sort());
});
