/** What is common to all kinds of records and belongs to none of them. */
export const recordsEndpoints = {};
