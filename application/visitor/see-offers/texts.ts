/** What the rebate widgets and their container say (specification, section 9: rebate widgets). */
export const offersTexts = {
  category: {
    heading: 'Rebates and tax credits near you',
    subheading: 'Discover rebates and tax credits on select products.',
  },
  product: {
    heading: 'Rebates on this product',
    subheading: 'Enter your zip to see what programs near you may pay toward it.',
  },
  'product-list': {
    heading: 'Rebates on these products',
    subheading: 'Enter your zip to see what programs near you may pay toward each.',
  },
  noRebates: 'No rebates found.',
  /** `{amount}` represents what the offers pay at most. */
  offers: 'Offer(s) available. Save up to {amount}',
  popupHeading: 'Available Offers',
  close: 'Close',
  showMore: 'Show more offers',
  unscripted: 'These rebates need JavaScript, which is turned off in your browser.',
  unavailable: 'These rebates aren’t available right now.',
  instead: 'See the rebates near you',
} as const;

/** The category widget shows so many offers at once (specification, section 9). */
export const WIDGET_PAGE_SIZE = 6;

/** Where a host of rebate widgets has its script, below the host; this server has one too, which replaces it. */
export const REBATE_WIDGET_SCRIPT = '/rebate-widgets.js';
