/** A text as it was written, and letter by letter without accents and capitals: the same place in both. */
export interface Spelled {
  readonly written: string;
  readonly plain: string;
}

const accented = /[\u00c0-\u024f]/g;

export function spelled(text: string): Spelled {
  const written = text.normalize('NFC');
  const plain = written
    .replace(accented, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[’ʼ]/g, "'")
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return { written, plain };
}

/** Written for the time being, or in order to have written something. */
const placeholders =
  /^(?:n\.?\/?a\.?|tbd|tbc|todo|to do|ras|r\.a\.s\.|idem|x+|\?+|-+|—|\.+|…|ok|non|oui|no|yes|inconnu|unknown|not known|not known yet|a (?:completer|determiner|definir|preciser|voir|remplir|renseigner)|en cours|to be (?:completed|determined|defined|confirmed|filled in)|in progress|pending|non (?:renseigne|applicable|determine)|(?:see|as) above|see below|voir (?:ci-dessus|plus haut|ci-dessous)|cf\.? ci-dessus|(?:je )?ne sais pas|i don't know|don't know|test|lorem ipsum|pas d'info(?:rmation)?s?|no info(?:rmation)?)[\s.!?…]*$/;

/** Whether it says nothing, however many letters it has. */
export const saysNothing = (text: string): boolean => isPlaceholder(spelled(text.trim()).plain);

export function isPlaceholder(plain: string): boolean {
  return !/[\p{L}\p{N}]/u.test(plain) || (plain.length < 40 && placeholders.test(plain));
}
