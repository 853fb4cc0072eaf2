import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'The banner, in the language of its page', attributes: { data: { look: 'banner' } } },
  { title: 'The banner in Spanish', attributes: { data: { language: 'es' } } },
  { title: 'The banner in French', attributes: { data: { language: 'fr' } } },
  { title: 'The call card', attributes: { data: { look: 'card', heading_tag: 'h3' } } },
  { title: 'The call card in Spanish', attributes: { data: { look: 'card', language: 'es' } } },
  { title: 'The call card in French', attributes: { data: { look: 'card', language: 'fr' } } },
];
