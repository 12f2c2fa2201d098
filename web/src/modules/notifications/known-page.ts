import { loadKnownRecords } from '../../platform/records/known-records';

/** The page speaks of all kinds of records, so it is shown once they are known. */
export async function loadPage() {
  const [page] = await Promise.all([import('./notifications-page'), loadKnownRecords()]);
  return page;
}
