import type { Rule } from '../remark';
import { phraseFinder } from '../text/phrases';

/** `long phrase: plain word`, a line each. The phrase is folded, the plain word is shown. */
const french = `
  dans le but de: pour
  dans l'optique de: pour
  aux fins de: pour
  en vue de: pour
  afin de pouvoir: pour
  de facon a ce que: pour que
  de maniere a ce que: pour que
  en raison du fait que: parce que
  du fait que: parce que
  compte tenu du fait que: parce que
  etant donne que: parce que
  au vu du fait que: parce que
  a l'heure actuelle: maintenant
  au jour d'aujourd'hui: aujourd'hui
  dans les meilleurs delais: avant le + date
  dans un avenir proche: le + date
  dans le cas ou: si
  au cas ou: si
  dans l'eventualite ou: si
  dans l'hypothese ou: si
  est en mesure de: peut
  sont en mesure de: peuvent
  sommes en mesure de: pouvons
  etre en mesure de: pouvoir
  a la possibilite de: peut
  est dans l'incapacite de: ne peut pas
  prealablement a: avant
  anterieurement a: avant
  posterieurement a: après
  a l'issue de: après
  nonobstant: malgré
  en depit du fait que: bien que
  par le biais de: par
  par l'intermediaire de: par
  au moyen de: avec
  en ce qui concerne: pour
  s'agissant de: pour
  au niveau de: à, dans
  concernant le fait que: que
  proceder a la verification de: vérifier
  proceder au remplacement de: remplacer
  proceder au remplacement du: remplacer le
  proceder au nettoyage de: nettoyer
  proceder au nettoyage du: nettoyer le
  proceder au controle de: contrôler
  proceder au controle du: contrôler le
  a ete procede a: nous avons + verbe
  il a ete procede: nous avons + verbe
  effectuer un controle de: contrôler
  effectuer une verification de: vérifier
  effectuer le remplacement de: remplacer
  realiser une analyse de: analyser
  mettre en application: appliquer
  apporter une modification a: modifier
  faire l'objet d'un: être + verbe
  fait l'objet d'un controle: est contrôlé
  il convient de: il faut
  il y a lieu de: il faut
  il est a noter que: (supprimer)
  il est important de noter que: (supprimer)
  force est de constater que: (supprimer)
  a titre indicatif: par exemple
  la totalite des: tous les
  l'ensemble des: tous les
  un nombre important de: combien ?
  susmentionne: ce
  susvise: ce
  ledit: ce
  ladite: cette
  lesdits: ces
  lesdites: ces
`;
const english = `
  in order to: to
  so as to: to
  for the purpose of: to
  with a view to: to
  with the aim of: to
  due to the fact that: because
  owing to the fact that: because
  on account of the fact that: because
  in view of the fact that: because
  in light of the fact that: because
  despite the fact that: although
  in spite of the fact that: although
  at this point in time: now
  at the present time: now
  at that point in time: then
  in the near future: by + date
  at the earliest opportunity: by + date
  in the event that: if
  in the event of: if
  in the case that: if
  on the condition that: if
  is in a position to: can
  has the ability to: can
  have the ability to: can
  is able to: can
  are able to: can
  is unable to: cannot
  prior to: before
  in advance of: before
  subsequent to: after
  following completion of: after
  in the course of: during
  during the course of: during
  notwithstanding: despite
  by means of: with, by
  by virtue of: by
  with regard to: about
  with regards to: about
  with respect to: about
  in respect of: about
  in relation to: about
  in connection with: about
  in terms of: in, for
  utilize: use
  utilise: use
  utilized: used
  utilised: used
  utilization of: use of
  commence: begin
  commenced: began
  terminate: end
  endeavour to: try to
  perform a verification of: verify
  perform an inspection of: inspect
  perform a review of: review
  conduct an investigation of: investigate
  conduct an investigation into: investigate
  carry out an inspection of: inspect
  carry out a check of: check
  make a decision: decide
  made a decision: decided
  take into consideration: consider
  give consideration to: consider
  it should be noted that: (leave out)
  it is important to note that: (leave out)
  please be advised that: (leave out)
  a majority of: most, or how many?
  the aforementioned: this
  aforementioned: this
  the above-mentioned: this
  herein: here
  hereinafter: from here on
`;

const plainWords = new Map(
  `${french}\n${english}`
    .split('\n')
    .map((line) => line.trim().split(': ', 2))
    .flatMap(([phrase, plain]) => (phrase && plain ? [[phrase, plain] as const] : [])),
);
const findWordy = phraseFinder([...plainWords.keys()]);

export const wordyPhrase: Rule = {
  code: 'wordy_phrase',
  steps: 'every',
  find: ({ texts }) =>
    texts.flatMap((text) => {
      const found = new Map(findWordy(text).map((one) => [one.phrase, one.written]));
      return [...found].map(([phrase, written]) => ({
        step: text.step,
        field: text.field,
        values: { words: written.replace(/\s+/g, ' '), plain: plainWords.get(phrase) ?? '' },
      }));
    }),
};
