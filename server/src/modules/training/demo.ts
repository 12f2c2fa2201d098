import type { ModuleDemo } from '../records/public';

export const trainingDemo: ModuleDemo = { addRecords: async () => {}, examples: {} };
