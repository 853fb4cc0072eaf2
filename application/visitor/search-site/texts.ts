export const searchSiteTexts = {
  form: 'Search this site',
  label: 'Search',
  hint: 'Try “filter”, “warranty” or your zip.',
  submit: 'Search',
  results: 'Search results',
  document: 'PDF',
  kinds: 'Kinds of results',
  kind: {
    all: 'All',
    help: 'Help',
    product: 'Products',
    document: 'Documents',
    page: 'Other pages',
    block: 'Blocks',
  },
  shown: (shown: number, count: number): string =>
    `Showing the best ${shown} of ${count}. Add a word to narrow the list.`,
  found: (count: number, typed: string): string =>
    `${count} ${count === 1 ? 'result' : 'results'} for “${typed}”`,
  none: (typed: string): string => `Nothing found for “${typed}”.`,
  advice: 'Check the spelling, or try a word like “furnace”.',
  unavailable: 'Search isn’t available right now. Please try again in a minute.',
  /** In the language of the search. */
  /** For dangers that don't drive anybody out of the house. */
  callHere: { en: 'Call 911', es: 'Llame al 911', fr: 'Appelez le 911' },
  call: { en: 'Outside? Call 911', es: '¿Ya está afuera? Llame al 911', fr: 'Dehors? Appelez le 911' },
  ourNumber: { en: 'Call us:', es: 'Llámenos:', fr: 'Appelez-nous\u00a0:' },
  anyDealer: 'Find a dealer',
  dealers: (code: string): string => `Find dealers near ${code}`,
} as const;
