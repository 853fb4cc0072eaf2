import { expect, test } from '@jest/globals';
import { billFaults } from './bill-of-materials.ts';

const component = (license: object) => ({
  name: 'a-package',
  version: '1.0.0',
  hashes: [{ content: 'ab' }],
  licenses: [license],
});

test('Restrictive licenses and unidentified components of a bill of materials are reported', () => {
  expect(billFaults({ components: [component({ license: { id: 'MIT' } })] })).toEqual([]);
  expect(
    billFaults({
      components: [
        component({ license: { id: 'GPL-3.0-only' } }),
        component({ expression: '(MIT AND GPL-3.0-only)' }),
        component({ expression: '(MIT OR Apache-2.0)' }),
        { ...component({ license: { id: 'MIT' } }), hashes: [] },
        { ...component({}), licenses: [] },
      ],
    }),
  ).toEqual([
    'a-package is licensed GPL-3.0-only',
    'a-package is licensed (MIT AND GPL-3.0-only)',
    'a-package has no version or no hash',
    'a-package is licensed by nothing',
  ]);
});
