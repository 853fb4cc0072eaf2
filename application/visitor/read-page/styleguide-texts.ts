/** What stands on the page that shows every block (contract, section 4). */
export const styleguideTexts = {
  heading: 'Style guide',
  lead: 'Every block that a page can use, by name, with its fields and examples.',
  fields: 'Fields:',
  noFields: 'It has no fields.',
  description: 'The blocks that {brand} pages are made of.',
} as const;
