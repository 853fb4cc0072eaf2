/** What is on the page that shows every block (contract, section 4). */
export const styleguideTexts = {
  heading: 'Style guide',
  lead: 'Every block that you can put on a page, with its fields and examples.',
  contents: 'Contents',
  name: 'Block name:',
  fields: 'Fields:',
  noFields: 'This block has no fields.',
  example: 'Example:',
  /** Of a block with two names; the first follows as a link. */
  sameAs: 'This block works like',
  description: 'The blocks that {brand} pages are made of.',
  drawings: 'Drawings',
  drawingsLead: 'Every drawing that a page can use, with its address.',
  productDrawings: 'Products',
  answerDrawings: 'Answers about products',
  systemDrawings: 'Systems',
  helpDrawings: 'Help and home',
} as const;
