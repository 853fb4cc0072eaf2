import { expect, test } from '@jest/globals';
import { listText } from '../../../application/visitor/keep-saved/list-text.ts';
import { savedPage } from '../../builders/saved-page.ts';

test('A returning visitor reads the newest dealer first, then what was open last', () => {
  const pages = [
    savedPage({ kind: 'guide', address: '/guide/', title: 'Gas furnace troubleshooting', detail: '' }),
    savedPage(),
    savedPage({ address: '/dealers/tx/addison/day-break-2/', title: 'Day Break' }),
    savedPage({
      kind: 'rebates',
      address: '/rebates/',
      title: 'Rebates',
      detail: 'Boston, MA: Up to $9,000',
    }),
    savedPage({ kind: 'product', address: '/products/furnaces/', title: 'Furnaces', detail: '' }),
  ];
  expect(listText(pages)).toBe('Night Owl · Gas furnace troubleshooting · Rebates, Boston, MA: Up to $9,000');
  expect(listText([])).toBe('');
});
