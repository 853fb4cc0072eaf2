/** What stands on the page that shows every block (contract, section 4). */
export const styleguideTexts = {
  heading: 'Style guide',
  lead: 'Every block that a page can use, by name, with its fields and examples.',
  fields: 'Fields:',
  noFields: 'It has no fields.',
  description: 'The blocks that {brand} pages are made of.',
  drawings: 'Drawings',
  drawingsLead: 'Every drawing that a page can use, with its address.',
  productDrawings: 'Products',
  systemDrawings: 'Systems',
  helpDrawings: 'Help and home',
} as const;
