import type { SearchEntry } from '../search/search-hit.ts';
import type { DocumentPart, SiteDocument } from './site-document.ts';

const textsOf = (part: DocumentPart): ReadonlyArray<string> => {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return [part.text];
    case 'list':
      return part.items;
    case 'picture':
      return [...part.labels, part.caption];
    case 'table':
      return [part.head, ...part.rows].map((row) => row.join(', '));
  }
};

export const searchEntryOf = ({ path, title, subject, parts }: SiteDocument): SearchEntry => ({
  path,
  title,
  kind: 'document',
  text: [subject, ...parts.flatMap(textsOf)].join(' '),
});
