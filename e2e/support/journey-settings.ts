/** Of every person of the demo data. */
export const demoPassword = 'Vigie-demo-1';

/** Settings of every copy of the program that journeys start. */
export const journeySettings = {
  // The journeys read the mail folder as people read their mail.
  VIGIE_MAIL: 'folder',
  // Many journeys at once from one address are not an attack.
  VIGIE_SIGN_INS_PER_MINUTE: '100000',
  VIGIE_SIGN_UPS_PER_MINUTE: '100000',
  VIGIE_ACCOUNT_SIGN_INS_PER_MINUTE: '100000',
  VIGIE_REQUESTS_PER_MINUTE: '1000000',
  // Two browsers on two cores keep the server waiting, which is no pressure of requests.
  VIGIE_LATENESS_LIMIT_MS: '0',
  VIGIE_DATABASE_PATIENCE_MS: '0',
};
