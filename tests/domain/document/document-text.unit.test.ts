import { expect, test } from '@jest/globals';
import { searchEntryOf } from '../../../domain/document/document-text.ts';
import { heading, list, paragraph, table } from '../../../domain/document/site-document.ts';

test('The site search finds a document by its subject and by every part of its text, in reading order', () => {
  const document = {
    path: '/documents/guide-coils.pdf',
    title: 'Guide: coils',
    subject: 'How to look after coils.',
    notice: 'Sample document.',
    parts: [
      heading('What you can do'),
      paragraph('Switch the power off first.'),
      {
        ...({ kind: 'picture', path: '/coils.svg', alt: 'A coil' } as const),
        labels: ['Fins', 'Tubes'],
        caption: 'An outdoor coil.',
      },
      list('Check the filter.', 'Look for ice.'),
      table(['Task', 'How often'], ['Coil check', 'Yearly'], ['Drain pan', 'Monthly']),
    ],
  };

  expect(searchEntryOf(document)).toEqual({
    path: '/documents/guide-coils.pdf',
    title: 'Guide: coils',
    kind: 'document',
    text: 'How to look after coils. What you can do Switch the power off first. Fins Tubes An outdoor coil. Check the filter. Look for ice. Task, How often Coil check, Yearly Drain pan, Monthly',
  });
});
