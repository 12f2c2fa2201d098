import type { Found, Rule } from '../remark';
import { saysNothing, spelled } from '../text/spelled';
import { namesGap } from '../text/system-words';

const personFr =
  '(?:operat(?:eur|rice)s?|technicien(?:ne)?s?|agents?|conduct(?:eur|rice)s?|preparat(?:eur|rice)s?|magasiniers?|analystes?|caristes?|employe(?:e)?s?|salarie(?:e)?s?|personnel|personne|collaborat(?:eur|rice)s?|interimaires?|equipes?|pilotes?|utilisat(?:eur|rice)s?|pharmacien(?:ne)?s?|regleurs?|chauffeurs?|laborantin(?:e)?s?)';
const personEn =
  '(?:operators?|technicians?|analysts?|workers?|employees?|staff|personnel|drivers?|users?|pharmacists?|packers?|team|person|people|temps?|warehousem[ae]n|mechanics?|supervisors?|shift leads?)';

/** `opérateur de ligne`, `technician on duty`. */
const someoneFr = `${personFr}(?: (?:de |du |des |d'|en |au )(?:la |l')?[a-z]+(?: \\d+)?){0,2}`;
const someoneEn = `${personEn}(?: (?:of|on|in|from) (?:the )?[a-z]+)?`;
const lapse = 'attention|vigilance|rigueur|concentration|soin|serieux|professionnalisme';
const document = 'procedures?|consignes?|modes? operatoires?|instructions?|gammes?|bpf';
const forgotten =
  'fermer|ouvrir|changer|remplacer|verifier|controler|signer|noter|serrer|nettoyer|poser|retirer|etiqueter|peser|imprimer|cocher|renseigner|purger|enregistrer|mettre|faire';

const wordings = [
  '(?:erreurs?|fautes?|defaillances?) humaines?|facteurs? humains?',
  `(?:erreurs?|fautes?|oublis?|negligences?|defaillances?|inattentions?|meprises?|confusions?) (?:de |d')?(?:la part )?(?:de |d')?(?:l'|la |un |une |le )?(?:des |du )?${personFr}`,
  "erreurs? (?:de |d')(?:saisie|manipulation|frappe|recopie|retranscription|etourderie|inattention|jugement|distraction)",
  'mauvaises? manipulations?|inattention|inattentifs?|inattentives?|etourderie|negligence|maladresse|distraction',
  `(?:manque|defaut|faute) (?:de |d')(?:${lapse})`,
  `(?:^|oublis? |oublie )(?:oublis? |oublie )?(?:de |d')(?:l')?(?:${forgotten})`,
  `(?:oublie?e?s?|omise?s?|confondue?s?|inversee?s?) par (?:l'|le |la |les |un |une |des )?${personFr}`,
  `oublis? [^.;:]{2,40} par (?:l'|le |la |les |un |une |des )?${personFr}`,
  `${someoneFr} (?:a |ont |avait |avaient |aurait )?(?:oublie|omis|neglige|confondu|inverse|mal (?:lu|regle|pose|serre|note|compris|verifie|etiquete)|(?:fait|commis) une (?:erreur|faute))`,
  `${someoneFr} (?:s'est|se sont|s'etait) trompee?s?`,
  `${someoneFr} (?:n'a|n'ont|n'avait) pas (?:suivi|respecte|applique|fait attention|vu|verifie|lu|ete attentif)`,
  `${someoneFr} (?:etait |etaient |a ete )?(?:distraite?s?|pas attentif|peu attentif)`,
  `(?:non[- ]respect|non[- ]application|non[- ]suivi) (?:de la |de l'|des |du |d'une? )(?:${document})`,
  `(?:${document}) (?:non (?:suivie?|respectee?|appliquee?)s?|pas (?:suivie?|respectee?)s?)`,
  `(?:${document}) (?:n'a|n'ont) pas ete (?:suivie?|respectee?|appliquee?)s?`,
  'human (?:errors?|mistakes?|factors?|failures?|slips?)',
  `${personEn}(?:'s|s')? (?:errors?|mistakes?|oversights?|negligence|inattention|inattentive|faults?|slips?|carelessness|failures?)`,
  `(?:errors?|mistakes?|oversights?|slips?|negligence|individual failures?) (?:made )?(?:by|of|from) (?:the |an? |one )?(?:[a-z]+ )?${personEn}`,
  'inattention|inattentiveness|carelessness|negligence|distraction|forgetfulness|absent-?mindedness',
  '(?:lack|want) of (?:attention|care|vigilance|concentration|focus|diligence|rigou?r|discipline|awareness)',
  `${someoneEn} (?:had |has )?(?:forgot|forgotten|overlooked|neglected|omitted|misread|mixed up|confused|made (?:a|an) (?:[a-z]+ )?(?:mistake|error)|(?:pressed|picked|chose|selected|took|entered|used) the wrong)`,
  `^(?:forgot|forgetting) to`,
  `wrong [^.;:]{2,40} by (?:the |an? )${personEn}`,
  `${someoneEn} (?:did not|didn't|failed to|had not|hadn't|does not|doesn't) (?:follow|respect|pay attention|read|notice|verify|check|apply|comply|see)`,
  `${someoneEn} (?:was|were) (?:distracted|careless|inattentive|not paying attention|not attentive|not careful)`,
  '(?:data[- ]entry|typing|typographical|transcription|keying|copying) (?:errors?|mistakes?)|typos?',
  '(?:failure to follow|non-?compliance with|did not follow) (?:the |an? )?(?:[\\w-]+ )?(?:procedures?|sops?|instructions?|rules?|sop-?\\d+)',
  '(?:procedures?|sops?|instructions?) (?:was |were |had )?not (?:been )?(?:followed|respected|applied|read)',
];

const humanError = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${wordings.map((one) => `(?:${one})`).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);
const denied =
  /(?:aucune?|pas d'(?:une? )?|pas une? |sans|ni|no|not an?|not due to|without|rather than|plutot qu'une?|et non une?|exclude[sd]?|ecarte[e]?)\s*$/;

export function isHumanError(text: string): boolean {
  const { plain } = spelled(text.replace(/\s+/g, ' '));
  const found = humanError.exec(plain);
  return found !== null && !denied.test(plain.slice(0, found.index)) && !namesGap(plain);
}

/** So many words say why the system did not fail. */
const explainsSystem = (text: string) => !saysNothing(text) && text.trim().split(/\s+/).length >= 5;

export const humanErrorRoot: Rule = {
  code: 'human_error_root',
  steps: ['rootCause', 'capaPlan'],
  find: ({ lines, planned }) => [
    ...lines
      .filter(({ cause }) => cause.isRootCause && isHumanError(cause.text) && !explainsSystem(cause.systemFailure))
      .map(({ id, number }): Found => ({ step: 'rootCause', field: `${id}.text`, values: { why: number } })),
    ...planned
      .filter(({ why, isGone, causeRacine }) => why === null && !isGone && isHumanError(causeRacine))
      .map(
        ({ id, causeRacine }): Found => ({
          step: 'capaPlan',
          field: `${id}.causeRacine`,
          values: { why: causeRacine },
        }),
      ),
  ],
};
