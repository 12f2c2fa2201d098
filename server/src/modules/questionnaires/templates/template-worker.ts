import { serveJobs } from '../../../platform/jobs/serve-jobs';
import { runJob } from './template-jobs';

serveJobs(runJob);
