export const notFoundTexts = {
  heading: 'We lost this page, not your comfort',
  lead: 'The address may have a typo, or the page has moved. Here’s what most people look for:',
  moved: 'This page has moved. Go to its new address',
  backHome: 'Go to the home page',
} as const;

export const unavailableTexts = {
  heading: "We're experiencing some technical issues on our end.",
  lead: 'Please try again later.',
} as const;

export const notFoundDescription = (brand: string): string =>
  `This ${brand} page doesn’t exist. Find a dealer or go to the home page.`;
