import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** A page's menu name, in each language whose menus list it. */
type MenuNames = { readonly [language in SiteLanguage]?: string };

/**
 * Every address that menus link to, with its name (specification, section 2; contract, section 4). The header, footer, sitemap page and the
 * order of `sitemap.xml` follow from the lists below.
 */
const NAMES = {
  '/': { en: 'Home' },
  '/find-a-dealer/': { en: 'Find a dealer' },
  '/es/distribuidores/': { es: 'Buscar un distribuidor' },
  '/fr/concessionnaires/': { fr: 'Trouver un concessionnaire' },
  '/fr/trouver-un-concessionnaire/': { fr: 'Demander un appel' },
  '/dealers/': { en: 'Dealers by state', fr: 'Concessionnaires par État', es: 'Distribuidores por estado' },
  '/resources/how-dealers-are-checked/': {
    en: 'How dealers are checked',
    fr: 'Comment les concessionnaires sont vérifiés',
    es: 'Cómo se revisan los distribuidores',
  },
  '/saved/': { en: 'Saved', fr: 'Vos favoris', es: 'Guardados' },
  '/find-your-dealer/': { en: 'Schedule service' },
  '/es/visita/': { es: 'Programar un servicio' },
  '/fr/visite/': { fr: 'Planifier une visite' },
  '/products/': { en: 'All products', fr: 'Produits', es: 'Productos' },
  '/products/air-conditioners/': { en: 'Air conditioners' },
  '/products/heat-pumps/': { en: 'Heat pumps' },
  '/products/furnaces/': { en: 'Furnaces' },
  '/products/air-handlers/': { en: 'Air handlers' },
  '/products/coils/': { en: 'Coils' },
  '/products/#ductless-systems': { en: 'Ductless systems' },
  '/products/#packaged-system': { en: 'Packaged systems' },
  '/products/#thermostat-controls': { en: 'Thermostats' },
  '/products/indoor-air-quality/': { en: 'Indoor air quality' },
  '/products/light-commercial/': { en: 'Light commercial' },
  '/products/compare/': { en: 'Compare products' },
  '/products/heat-pump-or-furnace/': { en: 'Heat pump or furnace?' },
  '/es/bomba-de-calor-o-calefactor/': { es: '¿Bomba de calor o calefactor?' },
  '/fr/thermopompe-ou-fournaise/': { fr: 'Thermopompe ou fournaise?' },
  '/resources/home-app/': { en: 'Home app' },
  '/resources/troubleshooting/': { en: 'Troubleshooting', fr: 'Dépannage', es: 'Solución de problemas' },
  '/es/solucion-de-problemas/aire-acondicionado/': { es: 'El aire acondicionado no enfría' },
  '/es/solucion-de-problemas/calefaccion-de-gas/': { es: 'La calefacción de gas no calienta' },
  '/es/solucion-de-problemas/bomba-de-calor/': { es: 'Problemas con la bomba de calor' },
  '/fr/depannage/fournaise-au-gaz/': { fr: 'La fournaise ne chauffe pas' },
  '/fr/depannage/thermopompe/': { fr: 'Dépannage d’une thermopompe' },
  '/fr/depannage/climatiseur/': { fr: 'Le climatiseur ne refroidit pas' },
  '/resources/repair-or-replace/': {
    en: 'Repair or replace?',
    fr: 'Réparer ou remplacer?',
    es: '¿Reparar o reemplazar?',
  },
  '/resources/maintenance-tips/': {
    en: 'Maintenance tips',
    fr: 'Conseils d’entretien',
    es: 'Consejos de mantenimiento',
  },
  '/resources/getting-started/hvac-basics/': { en: 'HVAC basics' },
  '/resources/': { en: 'Resource library', fr: 'Documents', es: 'Documentos' },
  '/resources/commercial/': { en: 'Commercial resources' },
  '/customer-care/': { en: 'Customer care' },
  '/es/atencion-al-cliente/': { es: 'Atención al cliente' },
  '/fr/service-a-la-clientele/': { fr: 'Service à la clientèle' },
  '/contact/': { en: 'Contact us', fr: 'Nous joindre', es: 'Contáctenos' },
  '/search/': { en: 'Search', fr: 'Recherche', es: 'Buscar' },
  '/resources/rebates/': { en: 'Rebates', fr: 'Remises' },
  '/es/reembolsos/': { es: 'Reembolsos' },
  '/resources/tax-credits/': { en: 'Tax credits' },
  '/resources/build-your-own-system/': { en: 'Free online estimate' },
  '/es/estimado/': { es: 'Estimado gratis en línea' },
  '/fr/estimation/': { fr: 'Estimation gratuite en ligne' },
  '/pricing/leasing/': { en: 'Leasing' },
  '/resources/warranty/': { en: 'Warranty' },
  '/es/garantia/': { es: 'Garantía' },
  '/fr/garantie/': { fr: 'Garantie' },
  '/privacy/': { en: 'Privacy', es: 'Privacidad' },
  '/terms/': { en: 'Terms', es: 'Términos de uso' },
  '/fr/confidentialite/': { fr: 'Confidentialité' },
  '/fr/conditions-utilisation/': { fr: 'Conditions d’utilisation' },
  '/accessibility/': { en: 'Accessibility', fr: 'Accessibilité', es: 'Accesibilidad' },
  '/sitemap/': { en: 'Sitemap', fr: 'Plan du site', es: 'Mapa del sitio' },
} as const satisfies Readonly<Record<string, MenuNames>>;

type MenuAddress = keyof typeof NAMES;

export interface MenuLink {
  readonly href: string;
  readonly text: string;
  /** Whether the page is English and the menu is not. The link then says so. */
  readonly isEnglish: boolean;
}

export interface MenuGroup {
  readonly heading: string;
  readonly links: ReadonlyArray<MenuLink>;
}

/** The menus of a language: its own pages first, then pages that exist only in English. */
export interface SiteMenu {
  readonly findADealer: MenuLink;
  /** The header's dropdown menus. */
  readonly groups: ReadonlyArray<MenuGroup>;
  /** The header's links next to the dropdowns. */
  readonly links: ReadonlyArray<MenuLink>;
  readonly search: MenuLink;
  readonly footer: ReadonlyArray<MenuGroup>;
  /** The links at the end of the footer: privacy, terms, accessibility, sitemap. */
  readonly promises: ReadonlyArray<MenuLink>;
}

const namesOf = (href: MenuAddress): MenuNames => NAMES[href];

const link = (href: MenuAddress, language: SiteLanguage): MenuLink => ({
  href,
  text: namesOf(href)[language] ?? namesOf(href).en ?? href,
  isEnglish: language !== 'en' && !href.startsWith(`/${language}/`),
});

const group = (heading: string, language: SiteLanguage, hrefs: ReadonlyArray<MenuAddress>): MenuGroup => ({
  heading,
  links: hrefs.map((href) => link(href, language)),
});

const PRODUCTS = group('Products', 'en', [
  '/products/',
  '/products/air-conditioners/',
  '/products/heat-pumps/',
  '/products/furnaces/',
  '/products/air-handlers/',
  '/products/coils/',
  '/products/#ductless-systems',
  '/products/#packaged-system',
  '/products/#thermostat-controls',
  '/products/indoor-air-quality/',
  '/products/light-commercial/',
  '/products/compare/',
]);

const HELP = group('Help', 'en', [
  '/resources/troubleshooting/',
  '/resources/maintenance-tips/',
  '/resources/getting-started/hvac-basics/',
  '/resources/',
  '/resources/commercial/',
  '/resources/home-app/',
  '/customer-care/',
  '/contact/',
  '/search/',
]);

/** Pages about dealers that only the footer links to. */
const ABOUT_DEALERS = ['/dealers/', '/resources/how-dealers-are-checked/', '/saved/'] as const;

const SAVINGS = group('Costs, rebates and warranty', 'en', [
  '/resources/rebates/',
  '/resources/tax-credits/',
  '/resources/build-your-own-system/',
  '/pricing/leasing/',
  '/resources/warranty/',
  '/resources/repair-or-replace/',
  '/products/heat-pump-or-furnace/',
]);

/** Languages with few pages also list the most-used English pages. */
const menuWithEnglish = (
  language: SiteLanguage,
  own: readonly [MenuAddress, ...MenuAddress[]],
  guides: ReadonlyArray<MenuAddress>,
  [rebates, warranty, customerCare]: readonly [
    rebates: MenuAddress,
    warranty: MenuAddress,
    customerCare: MenuAddress,
  ],
  /** What helps to decide, only in the footer. */
  choices: ReadonlyArray<MenuAddress>,
  headings: Readonly<Record<'dealers' | 'help' | 'products', string>>,
  promises: ReadonlyArray<MenuAddress>,
): SiteMenu => ({
  findADealer: link(own[0], language),
  search: link('/search/', language),
  groups: [],
  links: group('', language, ['/products/', '/resources/troubleshooting/', rebates, warranty]).links,
  footer: [
    group(headings.dealers, language, [...own, ...ABOUT_DEALERS]),
    group(headings.help, language, [
      ...guides,
      '/resources/troubleshooting/',
      '/resources/maintenance-tips/',
      customerCare,
      '/contact/',
      '/search/',
    ]),
    group(headings.products, language, [
      '/products/',
      rebates,
      warranty,
      '/resources/repair-or-replace/',
      ...choices,
      '/resources/',
    ]),
  ],
  promises: promises.map((href) => link(href, language)),
});

const PROMISES = ['/privacy/', '/terms/', '/accessibility/', '/sitemap/'] as const;

const MENUS: Translated<SiteMenu> = {
  en: {
    findADealer: link('/find-a-dealer/', 'en'),
    search: link('/search/', 'en'),
    groups: [PRODUCTS, HELP],
    links: group('', 'en', ['/resources/rebates/', '/resources/warranty/', '/find-your-dealer/']).links,
    footer: [
      PRODUCTS,
      HELP,
      SAVINGS,
      group('Dealers', 'en', ['/find-a-dealer/', '/find-your-dealer/', ...ABOUT_DEALERS]),
    ],
    promises: PROMISES.map((href) => link(href, 'en')),
  },
  fr: menuWithEnglish(
    'fr',
    ['/fr/concessionnaires/', '/fr/trouver-un-concessionnaire/', '/fr/visite/'],
    ['/fr/depannage/fournaise-au-gaz/', '/fr/depannage/thermopompe/', '/fr/depannage/climatiseur/'],
    ['/resources/rebates/', '/fr/garantie/', '/fr/service-a-la-clientele/'],
    ['/fr/estimation/', '/fr/thermopompe-ou-fournaise/'],
    { dealers: 'Concessionnaires', help: 'Aide', products: 'Produits et économies' },
    ['/fr/confidentialite/', '/fr/conditions-utilisation/', '/accessibility/', '/sitemap/'],
  ),
  es: menuWithEnglish(
    'es',
    ['/es/distribuidores/', '/es/visita/'],
    [
      '/es/solucion-de-problemas/aire-acondicionado/',
      '/es/solucion-de-problemas/calefaccion-de-gas/',
      '/es/solucion-de-problemas/bomba-de-calor/',
    ],
    ['/es/reembolsos/', '/es/garantia/', '/es/atencion-al-cliente/'],
    ['/es/estimado/', '/es/bomba-de-calor-o-calefactor/'],
    { dealers: 'Distribuidores', help: 'Ayuda', products: 'Productos y ahorro' },
    PROMISES,
  ),
};

export const siteMenuIn = (language: SiteLanguage): SiteMenu => inLanguage(MENUS, language);

/** The English menu name of a page; undefined when no menu lists it. */
export const menuNameOf = (path: string): string | undefined =>
  path in NAMES ? namesOf(path as MenuAddress).en : undefined;

const pathsIn = (links: ReadonlyArray<MenuLink>): ReadonlyArray<string> =>
  links.map(({ href }) => href).filter((href) => !href.includes('#'));

/** The groups of the sitemap page: those of the English footer, and the pages about the site. Used only on the server. */
export const sitemapGroups = (): ReadonlyArray<{
  readonly heading: string;
  readonly paths: ReadonlyArray<string>;
}> => [
  ...MENUS.en.footer.map(({ heading, links }) => ({ heading, paths: pathsIn(links) })),
  { heading: 'About this site', paths: ['/', ...pathsIn(MENUS.en.promises)] },
];
