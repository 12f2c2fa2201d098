import { format } from 'node:util';
import { afterEach } from 'vitest';

const printed = [];

// Never reset: what a hook or an imported module prints counts for the next test.
for (const method of ['log', 'info', 'warn', 'error', 'debug']) {
  console[method] = (...values) => {
    printed.push(`console.${method}: ${format(...values)}`);
  };
}

afterEach(() => {
  if (printed.length > 0) throw new Error(`Unexpected output:\n${printed.splice(0).join('\n')}`);
});
