import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findingsIn, judge } from './audit.mjs';
import { jsonIn } from './npm.mjs';
import { root } from './run-command.mjs';
import { settled } from './sbom.mjs';

/** As npm 11 answers: a package with an advisory, and one that only needs it. */
const advisory = {
  source: 1112455,
  name: 'brace-expansion',
  dependency: 'brace-expansion',
  title: 'brace-expansion Regular Expression Denial of Service vulnerability',
  url: 'https://github.example/advisories/GHSA-v6h2-p8h4-qcjw',
  severity: 'low',
  cwe: ['CWE-400'],
  range: '>=2.0.0 <=2.0.1',
};
const found = {
  auditReportVersion: 2,
  vulnerabilities: {
    'brace-expansion': {
      name: 'brace-expansion',
      severity: 'low',
      isDirect: false,
      via: [advisory],
      effects: ['minimatch'],
    },
    minimatch: { name: 'minimatch', severity: 'low', isDirect: false, via: ['brace-expansion'], effects: [] },
  },
  metadata: { vulnerabilities: { low: 2, total: 2 } },
};
const nothing = { auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } };
const answer = {
  id: 'GHSA-v6h2-p8h4-qcjw',
  package: 'brace-expansion',
  reason: 'Only patterns of our own build scripts reach it.',
};

describe('the audit', () => {
  it('has nothing to say where nothing is found', () => {
    expect(judge({ production: nothing, all: nothing }, [])).toEqual([]);
  });

  it('names each advisory once, and whether it is shipped', () => {
    const line = 'GHSA-v6h2-p8h4-qcjw brace-expansion >=2.0.0 <=2.0.1 (low, shipped): brace-expansion Regular';
    expect(judge({ production: found, all: found }, [])).toEqual([expect.stringContaining(line)]);
    expect(judge({ production: nothing, all: found }, [])).toEqual([expect.stringContaining('(low, for development)')]);
  });

  it('takes an answer with a reason', () => {
    expect(judge({ production: found, all: found }, [answer])).toEqual([]);
    expect(judge({ production: found, all: found }, [{ ...answer, reason: 'ok' }])).toEqual([
      'GHSA-v6h2-p8h4-qcjw brace-expansion: the answer gives no reason.',
    ]);
  });

  it('refuses an answer that is no longer needed, or for another package', () => {
    expect(judge({ production: nothing, all: nothing }, [answer])).toEqual([
      'GHSA-v6h2-p8h4-qcjw brace-expansion: answered, but no longer found.',
    ]);
    expect(judge({ production: found, all: found }, [{ ...answer, package: 'other' }])).toHaveLength(2);
  });

  it('does not take silence of the registry for a clean result', () => {
    const refused = {
      message: '405 Method Not Allowed',
      method: 'POST',
      statusCode: 405,
      error: { summary: '', detail: '' },
    };
    expect(() => findingsIn(refused)).toThrow('The registry did not answer the audit: 405 Method Not Allowed');
    expect(() => jsonIn('npm error network')).toThrow('npm answered without JSON');
  });

  it('reads answers that each say which advisory, of which package, and why', () => {
    for (const one of JSON.parse(readFileSync(path.join(root, 'docs/advisories.json'), 'utf8')))
      expect(one).toEqual({ id: expect.any(String), package: expect.any(String), reason: expect.any(String) });
  });
});

describe('the list of what is shipped', () => {
  const component = (ref) => ({ 'bom-ref': ref, name: ref.split('@')[0] });
  const made = (time, refs) => ({
    $schema: 'schema',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${time}`,
    version: 1,
    metadata: {
      timestamp: time,
      tools: [{ name: 'cli', version: time }],
      component: { ...component('vigie@1'), name: time },
    },
    components: refs.map(component),
    dependencies: refs.map((ref) => ({ ref, dependsOn: refs.filter((other) => other !== ref) })),
  });

  it('is the same whenever it is made', () => {
    const first = settled(made('monday', ['a@1', 'b@1', 'c@1']));
    expect(settled(made('tuesday', ['c@1', 'a@1', 'b@1']))).toEqual(first);
    expect(first.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(first.metadata.component.name).toBe('vigie');
  });

  it('is another when what is shipped is', () => {
    const serial = (refs) => settled(made('monday', refs)).serialNumber;
    expect(serial(['a@1'])).not.toBe(serial(['a@2']));
  });
});
