/** Each month as French and English write and shorten it, without accents. */
export const monthNames: readonly string[] = [
  'janvier january janv jan',
  'fevrier february fevr fev feb',
  'mars march mar',
  'avril april avr apr',
  'mai may',
  'juin june jun',
  'juillet july juil jul',
  'aout august aug',
  'septembre september sept sep',
  'octobre october oct',
  'novembre november nov',
  'decembre december dec',
];
