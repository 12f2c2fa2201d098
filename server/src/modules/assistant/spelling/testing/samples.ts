import type { Language } from '@vigie/domain/kernel/message';

const words = (text: string) => text.trim().split(/\s+/);
/** `wrong right`, one pair a line or between commas; `_` is a space. */
const pairs = (text: string) =>
  text
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter(Boolean)
    .map((pair) => pair.split(' ').map((word) => word.replaceAll('_', ' ')) as [string, string]);

/** Words as reports, causes and measures have them. */
export const rightWords: Readonly<Record<Language, readonly string[]>> = {
  fr: words(`
    conformité non-conformité conformités écart écarts déviation lot lots échantillon échantillons prélèvement
    prélèvements étiquette étiquetage étiquetées flacon flacons bouchon bouchons joint torique pompe pompes vanne vannes
    capteur capteurs température températures pression hygrométrie convoyeur palette palettes chariot élévateur
    opérateur opératrice opératrices technicien techniciens maintenance préventive correctif corrective correctives
    vérifié vérifiée vérifiés vérifiées vérifier vérifiait vérifieront contrôlé contrôlaient contrôlera arrêtée arrêtés
    s'arrête l'opérateur l'étiquette d'étiquettes d'abord qu'il qu'elle n'est n'était j'ai c'est s'est jusqu'à lorsqu'il
    aujourd'hui L'opérateur D'après Qu'est-ce a-t-il est-il celui-ci celle-là peut-être sous-traitant sous-traitance
    rendez-vous main-d'œuvre œil cœur manœuvre Paris France français française lyophilisation stérilisation stérile
    nettoyage nettoyé désinfection désinfecté fuite fuites fissure fissuré rayure rayures défaut défauts défectueux
    défectueuse réclamation réclamations fournisseur fournisseurs client cliente expédition expédiée réception
    réceptionnés quarantaine bloqué débloqués libération libéré péremption traçabilité procédure procédures mode
    opératoire formation formés habilitation qualifié étalonnage étalonné métrologie kilogramme kilogrammes millilitres
    RÉSULTAT CONFORMITÉ L'USINE Écart Étiquettes`),
  en: words(`
    conformity nonconformity deviation deviations batch batches sample samples sampling sampled label labels labeling
    labelled vial vials stopper stoppers seal seals gasket gaskets pump pumps valve valves sensor sensors temperature
    temperatures pressure humidity conveyor pallet pallets forklift operator operators technician maintenance preventive
    corrective verified verifies verifying checked checking stopped stopping operator's don't doesn't isn't wasn't
    couldn't it's they're we'll colour colours behaviour organisation organised centre centred fibre litres metre
    analyse analysed catalogue defence programme grey aluminium mould sulphate cancelled labelling modelling
    sterile sterilization sterilisation freeze-dried follow-up set-up re-tested well-known cleaning cleaned disinfection
    leak leaks leakage crack cracked scratch scratches defect defects defective complaint complaints supplier suppliers
    customer customers shipment shipped receipt received quarantine blocked released release expiry traceability
    procedure procedures training trained qualified calibration calibrated kilogram milliliters measurement measurements
    equipment environment environmental root cause causes investigation investigated evidence unnecessary rework
    reworked misaligned replaced replacement effectiveness Monday English France RESULT BATCH Deviation Labels`),
};

/** Mistakes that people make, and what they meant. */
export const mistakes: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  fr: pairs(`
    conformitée conformité, developpement développement, prelevement prélèvement, dévellopement développement
    proffessionel professionnel, verifiee vérifiée, deteriore détériore, aceptable acceptable, acceuil accueil
    apareil appareil, batîment bâtiment, controle contrôle, defaillance défaillance, éttiquette étiquette
    étiqette étiquette, ettiquetage étiquetage, operateur opérateur, opérateru opérateur, machien machine
    maintenace maintenance, nétoyage nettoyage, nettoiage nettoyage, prodiut produit, raport rapport
    reclamation réclamation, sécuritée sécurité, sytème système, tempéature température, utillisation utilisation
    vérrification vérification, parceque parce_que, malgrés malgré, lyophilisateurr lyophilisateur, qualitée qualité
    quallité qualité, procédrue procédure, reception réception, l'equipe l'équipe, l'opérateru l'opérateur
    d'etiquettes d'étiquettes, aujourdhui aujourd'hui, sous-traitence sous-traitance, francais français
    incidant incident, consequense conséquence, accidant accident, echantillon échantillon, deviation déviation
    tracabilité traçabilité, peremption péremption, fournisseurr fournisseur, fournissuer fournisseur
    expedition expédition, debloqué débloqué, etalonnage étalonnage, etalonage étalonnage, métrolgie métrologie
    habillitation habilitation, formmation formation, corective corrective, preventive préventive
    efficacitée efficacité, inéficace inefficace, quarrantaine quarantaine, sterilisation stérilisation
    desinfection désinfection, defectueux défectueux, défecteux défectueux, fissurre fissure, rayurre rayure
    bouhcon bouchon, bouchonn bouchon, flacconn flacon, paletes palettes, convoyuer convoyeur, capteru capteur
    presion pression, pressionn pression, temperrature température, humiditée humidité, hygrometrie hygrométrie
    technicein technicien, technicienn technicien
    mesurre mesure, anomallie anomalie, annomalie anomalie, arret arrêt, arreté arrêté, demarrage démarrage
    redemarrage redémarrage, remplacemant remplacement, remplacment remplacement, inspeciton inspection
    verrification vérification, enregistremant enregistrement, documant document, aucunne aucune
    probleme problème, problémes problèmes, systeme système, necessaire nécessaire, neccessaire nécessaire
    immediatement immédiatement, imédiatement immédiatement, egalement également, apres après, tres très
    deja déjà, meme même, etait était, etaient étaient, etre être, equipement équipement, equipements équipements
    l'echantillon l'échantillon, d'emballlage d'emballage, embalage emballage, conditionement conditionnement
    fonctionement fonctionnement, disfonctionnement dysfonctionnement, dysfonctionement dysfonctionnement
    occurence occurrence, abscence absence, language langage, Echantillon Échantillon, Probleme Problème`),
  en: pairs(`
    recieve receive, seperate separate, definately definitely, occured occurred, accomodate accommodate, adress address
    begining beginning, beleive believe, calender calendar, cemetary cemetery, comittee committee, concious conscious
    definate definite, dependant dependent, embarass embarrass, enviroment environment, equiptment equipment
    existance existence, foriegn foreign, goverment government, gaurantee guarantee, independant independent
    maintainance maintenance, manufactering manufacturing, mesurement measurement, neccessary necessary
    noticable noticeable, occassion occasion, occurence occurrence, paralel parallel, persistant persistent
    posession possession, priviledge privilege, proccess process, quailty quality, reccomend recommend
    refered referred, relevent relevant, responsability responsibility, seperatly separately, succesful successful
    supplyer supplier, truely truly, untill until, wich which, teh the, verifcation verification, inspeciton inspection
    temperture temperature, temperatur temperature, presure pressure, pressue pressure, humidty humidity
    operater operator, opertor operator, techncian technician, techician technician, machien machine, mashine machine
    lable label, labeld labeled, packageing packaging, packging packaging, shipmnet shipment, delivry delivery
    recieved received, quarentine quarantine, relase release, calibraton calibration
    callibration calibration, calibrted calibrated, traning training, trainning training, proceedure procedure
    procedre procedure, prosedure procedure, documentaion documentation, recrod record, investgation investigation
    investigaton investigation, corective corrective, correctve corrective, preventve preventive, efective effective
    effectivness effectiveness, defectve defective, defecitve defective, leekage leakage, crakced cracked
    scratchs scratches, complaintt complaint, custmer customer
    suplier supplier, deviaton deviation, deviaiton deviation, sampel sample, samlpe sample, contamintion contamination
    contaminaton contamination, steril sterile, sterilzation sterilization, cleanning cleaning, cleanin cleaning
    disinfecton disinfection, filtraton filtration, conveyer conveyor, palet pallet, valv valve, sensr sensor
    alram alarm, alarrm alarm, stoped stopped, stoping stopping, runing running, writting writing
    writen written, happend happened, hapened happened, imediately immediately, immediatly immediately
    unnecesary unnecessary, replacment replacement, requirment requirement, managment management, assesment assessment
    acheive achieve, acceptible acceptable, availible available, consistant consistent, discrepency discrepancy
    dissapear disappear, excede exceed, explaination explanation, fourty forty, freqency frequency, garantee guarantee
    harrass harass, identifed identified, inadvertant inadvertent, knowlege knowledge, liason liaison, millenium millennium
    misspeling misspelling, occuring occurring, preceeding preceding, prefered preferred, questionaire questionnaire
    similiar similar, threshhold threshold, tommorow tomorrow, unforseen unforeseen, wierd weird
    Enviroment Environment, Recieved Received`),
};

/** What must never be remarked on: codes, measures, names, abbreviations, addresses, words of the other language. */
export const neverRemarked: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'NC_0042 et LOT-4711 sont liés à PR-204.',
    'Écart de 12,5 mm à 37°C et 250 mL, soit 3 m³/h.',
    'Le CAPA suit le SOP du HACCP.',
    'Voir https://exemple.fr/qualitee ou ecrire@exampel.fr, fichier C:\\donees\\rapprot.xlsx.',
    'Constaté par Kowalczyk et M. Nguyễn chez Tubexal.',
    'Le batch record et le reporting du supplier.',
    'Le pH-mètre et l’IPBC, cf. p.ex. le 5W2H.',
    'À 8h30, la ligne 4 s’est arrêtée ; qu’a-t-on fait ?',
    'TEMPERATURE EXCESSIVE CONSTATEE',
  ],
  en: [
    'NC_0042 and LOT-4711 belong to PR-204.',
    'Off by 12.5 mm at 37°C and 250 mL, that is 3 m³/h.',
    'The CAPA follows the SOP of HACCP.',
    'See https://example.com/qualitty or wrte@exampel.com, file C:\\dta\\reprot.xlsx.',
    'Found by Kowalczyk and Mr Nguyễn at Tubexal.',
    'The 21st and 3rd samples of the 1st batch.',
    'Doesn’t the operator’s pH-meter work? It’s e.g. the 5W2H.',
    'Colour and odour were analysed at the centre.',
  ],
};
