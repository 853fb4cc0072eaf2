import { expect, test } from '@jest/globals';
import { withTerms } from '../../../../domain/content/glossary.ts';
import { locate } from '../../blocks/rendered-blocks.tsx';
import { EMPTY_PAGE } from '../page-document.ts';

const sourcesOf = async (html: string) => {
  const { sources } = await locate('/page/', {
    kind: 'found',
    page: {
      ...EMPTY_PAGE,
      blocks: [{ name: 'core/paragraph', props: { html, align: 'left' }, innerBlocks: [] }],
    },
  });
  return sources;
};

const STYLES = 'ui/components/term/term.ts';

test('A page has the styles of terms if it explains one', async () => {
  const explained = withTerms('Rated in {{term:seer2|SEER2}}.', new Set());
  expect(await sourcesOf(explained)).toContain(STYLES);
  expect(await sourcesOf('Rated in SEER2.')).not.toContain(STYLES);
});
