import type { Language } from '../../../kernel/message';

const pairs = (table: string): ReadonlyMap<string, string> =>
  new Map(table.split(',').map((pair) => pair.trim().split(/\s+/) as [string, string]));

/** Right in the other language, whose words are not remarked on otherwise, and a usual mistake in this one. */
export const falseFriends: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  fr: pairs(`language langage, traffic trafic, example exemple, examples exemples, connection connexion,
    connections connexions, apartment appartement, address adresse, addresses adresses, development développement,
    environment environnement, responsible responsable, control contrôle, controls contrôles,
    recommendation recommandation, recommendations recommandations, equipment équipement, equipments équipements,
    department département, departments départements, exercise exercice, comfort confort, rhythm rythme,
    professional professionnel, quality qualité, security sécurité, mechanism mécanisme, diameter diamètre,
    parameter paramètre, parameters paramètres`),
  en: pairs(`adresse address, adresses addresses, exemple example, exemples examples, environnement environment,
    responsable responsible, connexion connection, rythme rhythm, exercice exercise, futur future,
    correspondance correspondence, recommandation recommendation, recommandations recommendations, mesure measure,
    mesures measures, langage language, trafic traffic, confort comfort, appartement apartment, futurs future`),
};
