const english = `a an the and or but if then else of in on at by for from with without to into onto over under as is are
  was were be been being am it its this that these those there here we you he she they me my our your his her their them
  us not no nor do does did done can could should would may might will shall must has have had having so than too very
  just also when while where which who whom what why how all any some each other another such only own same about after
  before between through during up down out off again once more most few because until via per etc eg ie use using used
  please`;
const french = `le la les un une des du de au aux et ou mais donc ni car ce cet cette ces il elle ils elles on nous vous je
  tu se sa son ses leur leurs mon ma mes ton ta tes notre nos votre vos qui que quoi dont ne pas plus est sont ete etre
  etait etaient ont avait avoir fait dans sur sous par pour avec sans entre vers chez en lors comme si tres aussi alors
  apres avant pendant depuis quand lorsque cela ca qu`;

/** Folded: small letters, no accents. */
export const stopWords: ReadonlySet<string> = new Set(`${english} ${french}`.split(/\s+/));
