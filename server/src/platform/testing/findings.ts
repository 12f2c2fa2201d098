import { verified } from '../../modules/verified';
import type { PartReport } from '../verification/findings';
import { verifyAll } from '../verification/verification';
import type { TestApp } from './test-app';

/** Runs the whole verification. */
export async function reportsOf({ app }: TestApp): Promise<PartReport[]> {
  const { database, contents } = app.platform;
  const reports: PartReport[] = [];
  for await (const report of verifyAll({ database, contents, verified })) reports.push(report);
  return reports;
}

export async function findingsOf(t: TestApp): Promise<string[]> {
  return (await reportsOf(t)).flatMap(({ findings }) => findings);
}
