import { builtInGroups } from '../../glossary/public';
import { frequencies, months, relativeDays, weekdays } from './calendar-words';
import { isNumberWord } from './numerals';
import { plainOf } from './tokens';
import { countedThings, isUnit } from './units';

/** Words that begin a sentence with a capital, or carry one in a title, and are no names. */
const listed = `
le la les l un une des du de d au aux ce cet cette ces son sa ses leur leurs mon ma mes notre nos votre vos il elle ils elles on nous vous je tu
y en et ou mais donc or ni car si que qui quoi dont ou quand comme comment pourquoi lorsque lorsqu puisque quoique tandis alors ainsi aussi
apres avant pendant depuis durant lors des jusque jusqu jusqua vers chez dans sur sous entre contre par pour sans avec selon malgre sauf suite
grace cependant toutefois neanmoins pourtant ensuite enfin puis tout toute tous toutes chaque plusieurs certains certaines quelques aucun aucune
autre autres meme memes tel telle c n s j m t qu ne pas non oui ici la voici voila cela ceci ca celui celle ceux celles
the a an this that these those it its he she they we you i his her their our your my there here what when where which who whose why how
after before during since until while because although though however therefore thus then so as at by for from in into of off on onto out over per to
under up upon via with within without all any both each every either few many more most much neither no none not nothing one other others several some such
another if unless whether whereas once only also additionally furthermore moreover meanwhile finally first firstly second secondly third next last lastly later
please note yes and or but nor yet according due following despite instead given regarding concerning through across between among against above below
is are was were be been has have had do does did can could may might must shall should will would let
monsieur madame mme mlle mr mrs ms dr docteur doctor
lot lots batch batches ligne lignes line lines produit produits product products client clients customer customers fournisseur fournisseurs supplier suppliers
operateur operatrice operator operators equipe equipes team teams service services department departments departement site sites usine plant factory atelier workshop
magasin entrepot warehouse stock stocks laboratoire laboratory lab salle room batiment building zone area poste station machine machines equipement equipment
production quality qualite maintenance logistique logistics controle control assurance direction management securite safety environnement environment
non-conformite nonconformity deviation ecart incident reclamation complaint action actions mesure mesures measure measures cause causes root racine analyse analysis
risque risk impact constat observation finding findings resultat resultats result results essai test tests inspection verification check audit rapport report
procedure procedures instruction instructions enregistrement record records document documents dossier case file fiche form formulaire etiquette label labels etiquetage labelling labeling
emballage packaging conditionnement remplissage filling nettoyage cleaning melange mixing pesee weighing broyage grinding milling sechage drying livraison delivery reception receipt
expedition shipping shipment transport formation training personnel staff responsable manager chef head person people personne personnes employe employee technicien technician auditeur auditor
temperature pression pressure debit flow vitesse speed humidite humidity niveau level volume poids weight longueur length largeur width hauteur height epaisseur thickness diametre diameter
valeur value values limite limit limits specification specifications tolerance seuil threshold moyenne average total maximum minimum
jour day date heure hour time semaine week mois month annee year matin morning soir evening nuit night quart shift
pieces piece part parts unit units carton cartons box boxes palette palettes pallet pallets echantillon echantillons sample samples flacon flacons vial vials bottle bottles sachet sachets bag bags
vanne valve pompe pump filtre filter joint seal capteur sensor sonde probe cuve tank tuyau pipe alarme alarm ecran screen logiciel software systeme system porte door camion truck
immediate immediatement immediat corrective preventive correction prevention containment confinement investigation enquete examination review revue approval approbation validation decision
defaut defect defects fuite leak contamination panne breakdown failure arret stop stoppage retard delay perte loss erreur error oubli
objet subject contexte context description conclusion conclusions resume summary introduction annexe annex appendix tableau table figure section chapitre chapter page etape step phase partie version
francais francaise french anglais anglaise english
ok nb ps etc ca
qa qc aq cq hse ehs qhse gmp bpf gdp glp bpl sop capa nc oos oot coa fr en pdf ph rh id iso usb pc
added adding additional approximately about around almost operators noticed stopped started found detected observed checked
suspension arrete arretee constate constatee detecte detectee observe releve signale selon prevoir verifier remplacer former mettre ajouter reprendre isoler bloquer informer
replace check train add isolate block inform resume verify put set make take keep stop start clean repair adjust calibrate
cleaned repaired replaced adjusted calibrated isolated blocked released rejected informed
nettoye repare remplace ajuste isole bloque libere rejete informe
visual visuel visuelle manual manuel internal interne external externe new nouveau nouvelle old ancien ancienne
plus moins environ presque peut etre bien tres trop assez encore deja toujours jamais parfois souvent maintenant actuellement hier
renvoyer renvoyez retournez verifiez controlez remplacez nettoyez isolez bloquez informez mettez ajoutez demandez faites utilisez ouvrez fermez
meeting reunion conserver store stored storage stockage garder ranger eviter avoid ensure assurer veiller continue continuer finish finir close fermer open ouvrir return retourner
send sent envoyer receive received recevoir confirm confirmer request demander demande ask asked wait attendre move deplacer remove retirer install installer
loss lost perdu found trouve trouvee broken casse cassee damaged endommage missing manquant manquante wrong mauvais mauvaise incorrect late early
opening ouverture closing fermeture loading chargement unloading dechargement sampling prelevement sorting tri counting comptage monitoring surveillance testing essais
supply approvisionnement purchase achat sale vente order commande invoice facture quantity quantite number nombre rate taux percentage pourcentage
water eau air oil huile steam vapeur gas gaz power electricity electricite energy energie solvent solvant powder poudre liquid liquide
blue bleu red rouge green vert yellow jaune white blanc black noir light voyant lumiere
night day morning working traitement treatment process procede processus recipe recette rework retouche reprise restart scrap rebut waste dechet
nobody everyone someone personne quelqu something quelque
similar identique same different differente
possible probable likely potential potentiel potentielle suspected
deux trois quatre two three
human humain methode method material materiel matiere manpower main milieu measurement
`;

const words = new Set(listed.split(/\s+/).map(plainOf).filter(Boolean));
for (const { french, english } of builtInGroups) {
  for (const phrase of [...french, ...english])
    for (const word of plainOf(phrase).split(/[^a-z]+/)) if (word) words.add(word);
}

/** Endings of ordinary words that hardly any name has. */
const ending =
  /(?:(?:ation|ition|ution|ction|ption|rsion|ssion|ations|ctions)s?|[a-z]{4}(?:ality|ility|alite|ilite|ivite|ivity)|[a-z]{4}(?:ness|ously|ively|ately|ently|antly|ally|edly|ably)|[a-z]{5}(?:ement|emment|amment)s?|[a-z]{4}(?:isee?s?|ising|izing|ified|ifier))$/;

/** `plain` as the tokens have it. Plurals follow their singular. */
export function isOrdinaryWord(plain: string, opensSentence: boolean): boolean {
  const known = (word: string) =>
    words.has(word) ||
    months.has(word) ||
    weekdays.has(word) ||
    relativeDays.has(word) ||
    frequencies.has(word) ||
    isNumberWord(word) ||
    isUnit(word) ||
    countedThings(word).length > 0;
  if (known(plain) || (plain.length > 3 && /[sx]$/.test(plain) && known(plain.slice(0, -1)))) return true;
  if (plain.length > 4 && /(?:ee|ees|es)$/.test(plain) && known(plain.replace(/e?e?s?$/, 'e'))) return true;
  return opensSentence && ending.test(plain);
}
