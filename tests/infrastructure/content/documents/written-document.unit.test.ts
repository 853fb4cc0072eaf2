import { describe, expect, test } from '@jest/globals';
import * as t from 'io-ts';
import {
  decodeCopy,
  writtenDocuments,
} from '../../../../infrastructure/content/documents/written-document.ts';

const WRITTEN = {
  document: {
    name: 'guide-{{value:name}}',
    title: 'Guide: {{value:products}}',
    subject: 'About {{value:products}}.',
    notice: 'A sample.',
    parts: [
      { heading: 'What to do' },
      { paragraph: 'Within {{fact:callback}}.' },
      { list: ['Look at {{value:products}}.'] },
      { table: [['Task'], ['Look']] },
      { figures: true },
    ],
  },
  each: [{ values: { name: 'coils', products: 'coils' }, figures: [['Metric'], ['SEER2']] }],
};

describe('The documents of a data file', () => {
  test('have the values of each, facts, and their own figures', () =>
    expect(writtenDocuments(WRITTEN)).toEqual([
      {
        path: '/documents/guide-coils.pdf',
        title: 'Guide: coils',
        subject: 'About coils.',
        notice: 'A sample.',
        parts: [
          { kind: 'heading', text: 'What to do' },
          { kind: 'paragraph', text: 'Within 24 to 48 hours.' },
          { kind: 'list', items: ['Look at coils.'] },
          { kind: 'table', head: ['Task'], rows: [['Look']] },
          { kind: 'table', head: ['Metric'], rows: [['SEER2']] },
        ],
      },
    ]));

  test('are refused with the place of the fault', () => {
    const { title: _title, ...untitled } = WRITTEN.document;

    expect(() => writtenDocuments({ ...WRITTEN, document: untitled })).toThrow(
      'document.title should be text',
    );
    expect(() => decodeCopy(t.strict({ name: t.string }), { name: 7 })).toThrow('name should be text');
  });
});
