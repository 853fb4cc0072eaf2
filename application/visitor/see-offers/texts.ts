/** Texts of the rebate widgets and their container (specification, section 9: rebate widgets). */
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
  /** `{amount}` is replaced by the maximum amount. */
  offers: 'Offer(s) available. Save up to {amount}',
  popupHeading: 'Available Offers',
  close: 'Close',
  showMore: 'Show more offers',
  unscripted: 'These rebates need JavaScript, which is turned off in your browser.',
  unavailable: 'These rebates aren’t available right now.',
  instead: 'See the rebates near you',
} as const;

/** The category widget's page size (specification, section 9). */
export const WIDGET_PAGE_SIZE = 6;

/** The path of the widget script on a rebate widget host. This server has a substitute at the same path. */
export const REBATE_WIDGET_SCRIPT = '/rebate-widgets.js';
