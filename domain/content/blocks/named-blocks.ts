/**
 * The site's own blocks (contract, section 7): content may name them, though not every one is built yet.
 * One place for the list, so that a block that is not built yet is not mistaken for a misspelled name.
 */
export const NAMED_BLOCKS: ReadonlyArray<string> = [
  ...['accordion', 'faq', 'cta-card', 'fifty-fifty', 'hero', 'hero-modal-buttons', 'video-hero', 'video'],
  ...['step', 'quote-slider', 'carousel', 'tabs-to-slider', 'tabs-background-switcher', 'commercial-tabs'],
  ...['product-comparison', 'product-hub', 'product-selector', 'product-selector-carousel', 'link-block'],
  ...['big-number-list', 'feature-grid', 'share-bar', 'newsletter', 'need-help-now', 'sticky-cta'],
  ...['closeable-banner', 'banner', 'related-articles', 'hvac-101-navigation', 'mobile-dropdown-navigation'],
  ...['document-card', 'resource-library', 'reviews', 'spacer', 'zip-search', 'dealer-list', 'dealer-slider'],
  ...['home-form', 'dealer-form', 'schedule-service', 'customer-care-form', 'contact-form', 'dealer-form-fr'],
  // Beside the contract's list: docs/decisions/0024-documents-by-the-build.md.
  ...['registration-date', 'site-search'],
  ...['warranty', 'rebates-summary', 'rebate-results', 'rebate-widget'],
  // Beside those of the contract: docs/decisions/0026-help-with-choosing.md.
  ...['system-finder', 'system-estimate', 'lease-calculator'],
  // Beside those of the contract: what help pages share.
  ...['safety-panel', 'local-dealers', 'symptom-finder', 'maintenance-reminders', 'sitemap'],
].map((name) => `acf/${name}`);

/** Whether a block is one that the site is to have, built or not. */
export const isNamedBlock = (name: string): boolean => NAMED_BLOCKS.includes(name);
