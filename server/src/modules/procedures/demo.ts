import type { ModuleDemo } from '../records/public';

export const proceduresDemo: ModuleDemo = {
  addRecords: async () => {},
  examples: {},
};
