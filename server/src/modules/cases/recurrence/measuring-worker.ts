import { serveJobs } from '../../../platform/jobs/serve-jobs';
import { runJob } from './measuring';

serveJobs(runJob);
