/** The texts of the product hub. */
export const productHubTexts = {
  title: 'All products',
  choose: 'Choose a category',
  onThisPage: 'On this page',
} as const;
