import { builtInGroups } from '../../glossary/public';
import { poleOf } from './opposites';
import { plainOf } from './tokens';
import { countedThings } from './units';

/** What people do with batches and the like, each line one meaning in both languages. */
const lines = `
livre livree livres livrees delivered shipped expedie expediee expedies expediees sent envoye envoyee livraison delivery expedition shipment shipping
recu recue recus recues received receptionne receptionnee reception receipt
rejete rejetee rejetes rejetees rejected refuse refusee refused rejet rejection
libere liberee liberes liberees released liberation release
conforme conformes compliant conforming conform conforms
bloque bloquee bloques bloquees blocked hold held
detruit detruite detruits detruites destroyed scrapped
controle controlee controles controlees checked inspected verifie verifiee verified check verification inspection control
signe signee signed
valide validee validated approuve approuvee approved
arrete arretee arret stopped stop shutdown stops
repris reprise reprises resumed restart restarted resumption redemarre redemarrage
demarre demarree demarrage started start begun began
mesure mesuree measured reading
attendu attendue expected
fabrique fabriquee manufactured produced made fabrication manufacturing
preleve prelevee sampled taken prelevement sampling
remplace remplacee replaced changed change changee remplacement replacement
nettoye nettoyee cleaned nettoyage cleaning
repare reparee repaired fixed reparation repair
retourne retournee returned
trie triee sorted
quitte quittee left
arrive arrivee arrived
entre entree entered
ouvert ouverte opened open
ferme fermee closed
teste testee tested test essai
reussi reussie reussis passed succeeded success reussite
echoue echouee echec failed failure fails
retenu retenue retained kept garde gardee
contamine contaminee contaminated
perime perimee expired
manquant manquante missing absent absente
casse cassee broken
debut start beginning
fin end
avant before
apres after
premier premiere first
dernier derniere last
`;

const meanings = new Map<string, string>();
for (const { key, french, english } of builtInGroups) {
  for (const phrase of [...french, ...english]) {
    const word = plainOf(phrase);
    if (/^[a-z]+$/.test(word)) meanings.set(word, `glossary ${key}`);
  }
}
for (const line of lines.trim().split('\n')) for (const word of line.split(' ')) meanings.set(word, line);

/** Equal for words of one meaning in both languages, and for forms of one word. */
export function conceptOf(word: string): string {
  const single = word.length > 3 ? word.replace(/[sx]$/, '') : word;
  const known = poleOf(word) ?? meanings.get(word) ?? meanings.get(single);
  if (known !== undefined) return known;
  const things = countedThings(word);
  return things.length > 0 ? `thing ${things[0]}` : word.slice(0, 5);
}
