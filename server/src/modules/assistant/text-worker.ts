import { serveJobs } from '../../platform/jobs/serve-jobs';
import { runJob } from './text-jobs';

serveJobs(runJob);
