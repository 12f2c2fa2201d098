import { serveJobs } from '../../platform/jobs/serve-jobs';
import { runJob } from './import-jobs';

serveJobs(runJob);
