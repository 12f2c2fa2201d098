/** The English dictionary is American; in a text that is British throughout these are no mistakes. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/our(?=s|ed|ing|able|ably|al|ally|ful|ite|ites|less|er|ers|$)/, 'or'],
  [/is(?=(?:e|ed|es|er|ers|ing|ation|ations|ational|able)$)/, 'iz'],
  [/ys(?=(?:e|ed|es|er|ers|ing)$)/, 'yz'],
  [/([^aeiou]e)ll(?=(?:ed|ing|er|ers)$)/, '$1l'],
  [/(signa|dia|tota|equa)ll(?=(?:ed|ing|er|ers)$)/, '$1l'],
  [/(cent|lit|fib|met|theat|calib|spect)re(?=s?$)/, '$1er'],
  [/(cent|calib)re(?=d$)/, '$1ere'],
  [/(def|lic|off|pret)ence(?=s?$)/, '$1ense'],
  [/(anal|catal|dial)ogue(?=s?$)/, '$1og'],
  [/(h|an|p)ae/, '$1e'],
  [/oe(?=dema|strogen|sophag)/, 'e'],
  [/sulph/, 'sulf'],
  [/mould/, 'mold'],
  [/alumini/, 'alumin'],
];

const whole = new Set(
  `ageing aluminium artefact artefacts cheque cheques cosy enrol enrols fulfil fulfils fulfilment grey greyed greying greys
  instalment instalments judgement judgements kerb kerbs manoeuvre manoeuvred manoeuvres manoeuvring plough programme
  programmes sceptical skilful speciality storey storeys towards tyre tyres whilst learnt burnt spilt spoilt amongst
  acknowledgement acknowledgements practise practised practising draught draughts`.split(/\s+/),
);

/** How Americans write it, where that differs by a rule; null for what is British as a whole. */
export function americanForms(word: string): readonly string[] | null {
  const low = word.toLowerCase();
  if (whole.has(low)) return null;
  return endings.map(([pattern, instead]) => low.replace(pattern, instead)).filter((form) => form !== low);
}
