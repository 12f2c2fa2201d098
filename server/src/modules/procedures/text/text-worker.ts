import { serveJobs } from '../../../platform/jobs/serve-jobs';
import { runTextJob } from './text-jobs';

serveJobs(runTextJob);
