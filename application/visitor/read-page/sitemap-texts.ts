export const SITEMAP_PATH = '/sitemap/';

export const sitemapTexts = {
  title: 'Sitemap',
  description: 'Every page of the {brand} site: products, help, rebates, warranty and dealers.',
  lead: 'Every page on this site, by topic.',
} as const;
