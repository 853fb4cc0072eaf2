import type { BlockModule } from './block-module.ts';

/**
 * The component of every block type, by name; the build bundles blocks into shared files (docs/decisions/0014). To add a block, create
 * its folder, with the same name, and add its line here.
 */
export const BLOCKS: Readonly<Record<string, () => Promise<BlockModule>>> = {
  'core/paragraph': () => import('./paragraph/paragraph.tsx'),
  'core/columns': () => import('./columns/columns.tsx'),
  'core/column': () => import('./column/column.tsx'),
  'core/group': () => import('./group/group.tsx'),
  'core/heading': () => import('./heading/heading.tsx'),
  'core/list': () => import('./list/list.tsx'),
  'core/list-item': () => import('./list-item/list-item.tsx'),
  'core/image': () => import('./image/image.tsx'),
  'core/button': () => import('./button/button.tsx'),
  'core/buttons': () => import('./buttons/buttons.tsx'),
  'core/quote': () => import('./quote/quote.tsx'),
  'core/separator': () => import('./separator/separator.tsx'),
  'core/spacer': () => import('./spacer/spacer.tsx'),
  'acf/spacer': () => import('./spacer/spacer.tsx'),
  'core/html': () => import('./html/html.tsx'),
  'core/freeform': () => import('./freeform/freeform.tsx'),
  'core/table': () => import('./table/table.tsx'),
  'core/video': () => import('./video/video.tsx'),
  'core/embed': () => import('./embed/embed.tsx'),
  'core/gallery': () => import('./gallery/gallery.tsx'),
  'core/media-text': () => import('./media-text/media-text.tsx'),
  'core/cover': () => import('./cover/cover.tsx'),
  'core/details': () => import('./details/details.tsx'),
  'core/preformatted': () => import('./preformatted/preformatted.tsx'),
  'core/code': () => import('./preformatted/preformatted.tsx'),
  'core/verse': () => import('./preformatted/preformatted.tsx'),
  'core/file': () => import('./file/file.tsx'),
  'core/audio': () => import('./audio/audio.tsx'),
  'core/search': () => import('./search/search.tsx'),
  'acf/video': () => import('./hosted-video/hosted-video.tsx'),
  'acf/accordion': () => import('./accordion/accordion.tsx'),
  'acf/faq': () => import('./faq/faq.tsx'),
  'acf/cta-card': () => import('./cta-card/cta-card.tsx'),
  'acf/fifty-fifty': () => import('./fifty-fifty/fifty-fifty.tsx'),
  'acf/hero': () => import('./hero/hero.tsx'),
  'acf/hero-modal-buttons': () => import('./hero-modal-buttons/hero-modal-buttons.tsx'),
  'acf/video-hero': () => import('./video-hero/video-hero.tsx'),
  'acf/banner': () => import('./banner/banner.tsx'),
  'acf/closeable-banner': () => import('./closeable-banner/closeable-banner.tsx'),
  'acf/step': () => import('./step/step.tsx'),
  'acf/local-dealers': () => import('./local-dealers/local-dealers.tsx'),
  'acf/safety-panel': () => import('./safety-panel/safety-panel.tsx'),
  'acf/symptom-finder': () => import('./symptom-finder/symptom-finder.tsx'),
  'acf/symptom-tiles': () => import('./symptom-tiles/symptom-tiles.tsx'),
  'acf/maintenance-reminders': () => import('./maintenance-reminders/maintenance-reminders.tsx'),
  'acf/zip-search': () => import('./zip-search/zip-search.tsx'),
  'acf/dealer-list': () => import('./dealer-list/dealer-list.tsx'),
  'acf/dealer-slider': () => import('./dealer-slider/dealer-slider.tsx'),
  'acf/home-form': () => import('./home-form/home-form.tsx'),
  'acf/dealer-form': () => import('./dealer-form/dealer-form.tsx'),
  'acf/schedule-service': () => import('./schedule-service/schedule-service.tsx'),
  'acf/rebates-summary': () => import('./rebates-summary/rebates-summary.tsx'),
  'acf/rebate-widget': () => import('./rebate-widget/rebate-widget.tsx'),
  'acf/rebate-results': () => import('./rebate-results/rebate-results.tsx'),
  'acf/customer-care-form': () => import('./customer-care-form/customer-care-form.tsx'),
  'acf/contact-form': () => import('./contact-form/contact-form.tsx'),
  'acf/dealer-form-fr': () => import('./dealer-form-fr/dealer-form-fr.tsx'),
  'acf/newsletter': () => import('./newsletter/newsletter.tsx'),
  'acf/big-number-list': () => import('./big-number-list/big-number-list.tsx'),
  'acf/resource-library': () => import('./resource-library/resource-library.tsx'),
  'acf/commercial-tabs': () => import('./resource-library/resource-library.tsx'),
  'acf/site-search': () => import('./site-search/site-search.tsx'),
  'acf/warranty': () => import('./warranty/warranty.tsx'),
  'acf/system-finder': () => import('./system-finder/system-finder.tsx'),
  'acf/running-cost': () => import('./running-cost/running-cost.tsx'),
  'acf/system-estimate': () => import('./system-estimate/system-estimate.tsx'),
  'acf/lease-calculator': () => import('./lease-calculator/lease-calculator.tsx'),
  'acf/registration-date': () => import('./registration-date/registration-date.tsx'),
  'acf/need-help-now': () => import('./need-help-now/need-help-now.tsx'),
  'acf/sticky-cta': () => import('./sticky-cta/sticky-cta.tsx'),
  'acf/share-bar': () => import('./share-bar/share-bar.tsx'),
  'acf/feature-grid': () => import('./feature-grid/feature-grid.tsx'),
  'acf/link-block': () => import('./link-block/link-block.tsx'),
  'acf/tabs-background-switcher': () => import('./tabs-background-switcher/tabs-background-switcher.tsx'),
  'acf/carousel': () => import('./carousel/carousel.tsx'),
  'acf/quote-slider': () => import('./quote-slider/quote-slider.tsx'),
  'acf/tabs-to-slider': () => import('./tabs-to-slider/tabs-to-slider.tsx'),
  'acf/document-card': () => import('./document-card/document-card.tsx'),
  'acf/related-articles': () => import('./related-articles/related-articles.tsx'),
  'acf/reviews': () => import('./reviews/reviews.tsx'),
  'acf/product-selector': () => import('./product-selector/product-selector.tsx'),
  'acf/product-selector-carousel': () => import('./product-selector-carousel/product-selector-carousel.tsx'),
  'acf/mobile-dropdown-navigation': () =>
    import('./mobile-dropdown-navigation/mobile-dropdown-navigation.tsx'),
  'acf/product-hub': () => import('./product-hub/product-hub.tsx'),
  'acf/product-drawing': () => import('./product-drawing/product-drawing.tsx'),
  'acf/product-comparison': () => import('./product-comparison/product-comparison.tsx'),
  'acf/hvac-101-navigation': () => import('./hvac-101-navigation/hvac-101-navigation.tsx'),
  'acf/sitemap': () => import('./sitemap/sitemap.tsx'),
};

/** Blocks that share a folder with another block, or whose folder has another name. */
const FOLDERS: Readonly<Record<string, string>> = {
  'core/code': 'preformatted',
  'core/verse': 'preformatted',
  'acf/video': 'hosted-video',
  'acf/commercial-tabs': 'resource-library',
};

/** The folder of a block's codec, examples and component. */
export const folderOf = (name: string): string => FOLDERS[name] ?? name.slice(name.indexOf('/') + 1);

/** The path of a block's component in the build's manifest. */
export const sourceOf = (name: string): string => {
  const folder = folderOf(name);
  return `ui/blocks/${folder}/${folder}.tsx`;
};
