import type { BlockModule } from './block-module.ts';

/** Where a block's folder lies, and its component, which comes with the files that the build has put it in (docs/decisions/0014). */
export interface RegisteredBlock {
  /** The folder's name; its codec, its examples and its component stand in it. */
  readonly folder: string;
  readonly load: () => Promise<BlockModule>;
}

/** Every block type by its name. To add one: its folder, and its line here. */
export const BLOCKS: Readonly<Record<string, RegisteredBlock>> = {
  'core/paragraph': { folder: 'paragraph', load: () => import('./paragraph/paragraph.tsx') },
  'core/columns': { folder: 'columns', load: () => import('./columns/columns.tsx') },
  'core/column': { folder: 'column', load: () => import('./column/column.tsx') },
  'core/group': { folder: 'group', load: () => import('./group/group.tsx') },
  'core/heading': { folder: 'heading', load: () => import('./heading/heading.tsx') },
  'core/list': { folder: 'list', load: () => import('./list/list.tsx') },
  'core/list-item': { folder: 'list-item', load: () => import('./list-item/list-item.tsx') },
  'core/image': { folder: 'image', load: () => import('./image/image.tsx') },
  'core/button': { folder: 'button', load: () => import('./button/button.tsx') },
  'core/buttons': { folder: 'buttons', load: () => import('./buttons/buttons.tsx') },
  'core/quote': { folder: 'quote', load: () => import('./quote/quote.tsx') },
  'core/separator': { folder: 'separator', load: () => import('./separator/separator.tsx') },
  'core/spacer': { folder: 'spacer', load: () => import('./spacer/spacer.tsx') },
  'acf/spacer': { folder: 'spacer', load: () => import('./spacer/spacer.tsx') },
  'core/html': { folder: 'html', load: () => import('./html/html.tsx') },
  'core/freeform': { folder: 'freeform', load: () => import('./freeform/freeform.tsx') },
  'core/table': { folder: 'table', load: () => import('./table/table.tsx') },
  'core/video': { folder: 'video', load: () => import('./video/video.tsx') },
  'core/embed': { folder: 'embed', load: () => import('./embed/embed.tsx') },
  'core/gallery': { folder: 'gallery', load: () => import('./gallery/gallery.tsx') },
  'core/media-text': { folder: 'media-text', load: () => import('./media-text/media-text.tsx') },
  'core/cover': { folder: 'cover', load: () => import('./cover/cover.tsx') },
  'core/details': { folder: 'details', load: () => import('./details/details.tsx') },
  'core/preformatted': { folder: 'preformatted', load: () => import('./preformatted/preformatted.tsx') },
  'core/code': { folder: 'preformatted', load: () => import('./preformatted/preformatted.tsx') },
  'core/verse': { folder: 'preformatted', load: () => import('./preformatted/preformatted.tsx') },
  'core/file': { folder: 'file', load: () => import('./file/file.tsx') },
  'core/audio': { folder: 'audio', load: () => import('./audio/audio.tsx') },
  'acf/video': { folder: 'hosted-video', load: () => import('./hosted-video/hosted-video.tsx') },
  'acf/accordion': { folder: 'accordion', load: () => import('./accordion/accordion.tsx') },
  'acf/faq': { folder: 'faq', load: () => import('./faq/faq.tsx') },
  'acf/cta-card': { folder: 'cta-card', load: () => import('./cta-card/cta-card.tsx') },
  'acf/fifty-fifty': { folder: 'fifty-fifty', load: () => import('./fifty-fifty/fifty-fifty.tsx') },
  'acf/hero': { folder: 'hero', load: () => import('./hero/hero.tsx') },
  'acf/hero-modal-buttons': {
    folder: 'hero-modal-buttons',
    load: () => import('./hero-modal-buttons/hero-modal-buttons.tsx'),
  },
  'acf/video-hero': { folder: 'video-hero', load: () => import('./video-hero/video-hero.tsx') },
  'acf/banner': { folder: 'banner', load: () => import('./banner/banner.tsx') },
  'acf/closeable-banner': {
    folder: 'closeable-banner',
    load: () => import('./closeable-banner/closeable-banner.tsx'),
  },
  'acf/step': { folder: 'step', load: () => import('./step/step.tsx') },
  'acf/local-dealers': {
    folder: 'local-dealers',
    load: () => import('./local-dealers/local-dealers.tsx'),
  },
  'acf/safety-panel': { folder: 'safety-panel', load: () => import('./safety-panel/safety-panel.tsx') },
  'acf/symptom-finder': {
    folder: 'symptom-finder',
    load: () => import('./symptom-finder/symptom-finder.tsx'),
  },
  'acf/maintenance-reminders': {
    folder: 'maintenance-reminders',
    load: () => import('./maintenance-reminders/maintenance-reminders.tsx'),
  },
  'acf/zip-search': { folder: 'zip-search', load: () => import('./zip-search/zip-search.tsx') },
  'acf/dealer-list': { folder: 'dealer-list', load: () => import('./dealer-list/dealer-list.tsx') },
  'acf/dealer-slider': { folder: 'dealer-slider', load: () => import('./dealer-slider/dealer-slider.tsx') },
  'acf/home-form': { folder: 'home-form', load: () => import('./home-form/home-form.tsx') },
  'acf/dealer-form': { folder: 'dealer-form', load: () => import('./dealer-form/dealer-form.tsx') },
  'acf/schedule-service': {
    folder: 'schedule-service',
    load: () => import('./schedule-service/schedule-service.tsx'),
  },
  'acf/rebates-summary': {
    folder: 'rebates-summary',
    load: () => import('./rebates-summary/rebates-summary.tsx'),
  },
  'acf/rebate-widget': {
    folder: 'rebate-widget',
    load: () => import('./rebate-widget/rebate-widget.tsx'),
  },
  'acf/rebate-results': {
    folder: 'rebate-results',
    load: () => import('./rebate-results/rebate-results.tsx'),
  },
  'acf/customer-care-form': {
    folder: 'customer-care-form',
    load: () => import('./customer-care-form/customer-care-form.tsx'),
  },
  'acf/contact-form': { folder: 'contact-form', load: () => import('./contact-form/contact-form.tsx') },
  'acf/dealer-form-fr': {
    folder: 'dealer-form-fr',
    load: () => import('./dealer-form-fr/dealer-form-fr.tsx'),
  },
  'acf/newsletter': { folder: 'newsletter', load: () => import('./newsletter/newsletter.tsx') },
  'acf/big-number-list': {
    folder: 'big-number-list',
    load: () => import('./big-number-list/big-number-list.tsx'),
  },
  'acf/resource-library': {
    folder: 'resource-library',
    load: () => import('./resource-library/resource-library.tsx'),
  },
  'acf/commercial-tabs': {
    folder: 'resource-library',
    load: () => import('./resource-library/resource-library.tsx'),
  },
  'acf/site-search': { folder: 'site-search', load: () => import('./site-search/site-search.tsx') },
  'acf/warranty': { folder: 'warranty', load: () => import('./warranty/warranty.tsx') },
  'acf/system-finder': {
    folder: 'system-finder',
    load: () => import('./system-finder/system-finder.tsx'),
  },
  'acf/system-estimate': {
    folder: 'system-estimate',
    load: () => import('./system-estimate/system-estimate.tsx'),
  },
  'acf/lease-calculator': {
    folder: 'lease-calculator',
    load: () => import('./lease-calculator/lease-calculator.tsx'),
  },
  'acf/registration-date': {
    folder: 'registration-date',
    load: () => import('./registration-date/registration-date.tsx'),
  },
  'acf/need-help-now': { folder: 'need-help-now', load: () => import('./need-help-now/need-help-now.tsx') },
  'acf/sticky-cta': { folder: 'sticky-cta', load: () => import('./sticky-cta/sticky-cta.tsx') },
  'acf/share-bar': { folder: 'share-bar', load: () => import('./share-bar/share-bar.tsx') },
  'acf/feature-grid': { folder: 'feature-grid', load: () => import('./feature-grid/feature-grid.tsx') },
  'acf/link-block': { folder: 'link-block', load: () => import('./link-block/link-block.tsx') },
  'acf/tabs-background-switcher': {
    folder: 'tabs-background-switcher',
    load: () => import('./tabs-background-switcher/tabs-background-switcher.tsx'),
  },
  'acf/carousel': { folder: 'carousel', load: () => import('./carousel/carousel.tsx') },
  'acf/quote-slider': { folder: 'quote-slider', load: () => import('./quote-slider/quote-slider.tsx') },
  'acf/tabs-to-slider': {
    folder: 'tabs-to-slider',
    load: () => import('./tabs-to-slider/tabs-to-slider.tsx'),
  },
  'acf/document-card': { folder: 'document-card', load: () => import('./document-card/document-card.tsx') },
  'acf/related-articles': {
    folder: 'related-articles',
    load: () => import('./related-articles/related-articles.tsx'),
  },
  'acf/reviews': { folder: 'reviews', load: () => import('./reviews/reviews.tsx') },
  'acf/product-selector': {
    folder: 'product-selector',
    load: () => import('./product-selector/product-selector.tsx'),
  },
  'acf/product-selector-carousel': {
    folder: 'product-selector-carousel',
    load: () => import('./product-selector-carousel/product-selector-carousel.tsx'),
  },
  'acf/mobile-dropdown-navigation': {
    folder: 'mobile-dropdown-navigation',
    load: () => import('./mobile-dropdown-navigation/mobile-dropdown-navigation.tsx'),
  },
  'acf/product-hub': { folder: 'product-hub', load: () => import('./product-hub/product-hub.tsx') },
  'acf/product-comparison': {
    folder: 'product-comparison',
    load: () => import('./product-comparison/product-comparison.tsx'),
  },
  'acf/hvac-101-navigation': {
    folder: 'hvac-101-navigation',
    load: () => import('./hvac-101-navigation/hvac-101-navigation.tsx'),
  },
  'acf/sitemap': { folder: 'sitemap', load: () => import('./sitemap/sitemap.tsx') },
};

/** The file of a block's component, as the build's list of files names it. */
export const sourceOf = (name: string): string => {
  const folder = BLOCKS[name]?.folder ?? name;
  return `ui/blocks/${folder}/${folder}.tsx`;
};
