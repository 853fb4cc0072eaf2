import { APPLIANCES } from './appliances.ts';
import { OPEN_DEALERS } from './help-intents.ts';
import type { HelpIntent } from './intent.ts';

/** Things that people want to do. On a tie, the first one wins. */
export const ERRAND_INTENTS: ReadonlyArray<HelpIntent> = [
  {
    id: 'register',
    asks: [['register', 'warranty'], ['register']],
    links: [{ text: 'Warranty and registration', href: '/resources/warranty/' }],
  },
  {
    id: 'recall',
    asks: [['recall', 'cool'], ['recall', 'heat'], ['recall', 'warranty'], ['recall']],
    links: [
      { text: 'Recalls: where to look, and what to do meanwhile', href: '/resources/warranty/#recall' },
    ],
  },
  {
    id: 'warranty',
    asks: [['warranty']],
    links: [{ text: 'Warranty and registration', href: '/resources/warranty/' }],
  },
  {
    id: 'serial',
    asks: [['serial', 'number'], ['serial']],
    links: [{ text: 'Where your serial number is', href: '/resources/warranty/' }],
  },
  {
    id: 'financing',
    asks: [['lease', 'credit'], ['finance', 'credit'], ['credit', 'check'], ['lease'], ['finance']],
    links: [{ text: 'Leasing: what it costs in total', href: '/pricing/leasing/' }],
    offers: 'dealers',
  },
  {
    id: 'tax-credit',
    asks: [
      ['tax', 'credit'],
      ['tax', 'credit', 'heat'],
      ['tax', 'credit', 'cool'],
      ['tax', 'rebate'],
      ['tax'],
      ['credit'],
    ],
    links: [
      { text: 'Tax credits', href: '/resources/tax-credits/' },
      { text: 'Check rebates for your zip', href: '/resources/rebates/' },
    ],
  },
  {
    id: 'rebate',
    asks: [['rebate', 'price'], ['rebate', 'heat'], ['rebate', 'cool'], ['rebate', 'air'], ['rebate']],
    unless: ['tax'],
    links: [
      { text: 'Check rebates for your zip', href: '/resources/rebates/' },
      { text: 'Tax credits', href: '/resources/tax-credits/' },
    ],
  },
  {
    id: 'sizing',
    asks: [['size'], ['size', 'cool'], ['size', 'heat'], ['size', 'home'], ['size', 'air']],
    unless: ['filter', 'price'],
    links: [{ text: 'How size is worked out', href: '/resources/getting-started/hvac-basics/sizing/' }],
  },
  {
    id: 'repair-or-replace',
    asks: [
      ['repair', 'replace'],
      ['repair', 'replace', 'heat'],
      ['repair', 'replace', 'cool'],
      ['replace', 'heat'],
      ['replace', 'cool'],
      ['replace', 'air'],
    ],
    unless: ['filter', 'price', 'thermostat'],
    links: [{ text: 'Repair or replace', href: '/resources/repair-or-replace/' }],
  },
  {
    id: 'price',
    asks: [['price'], ['price', 'heat'], ['price', 'cool'], ['price', 'air']],
    unless: ['refrigerant'],
    links: [
      { text: 'Estimate a system', href: '/resources/build-your-own-system/' },
      { text: 'Compare products', href: '/products/compare/' },
    ],
    offers: 'dealers',
  },
  {
    id: 'book',
    asks: [['book', 'service'], ['book', 'dealer'], ['book', 'upkeep'], ['book']],
    links: [{ text: 'Schedule service', href: '/find-your-dealer/' }],
    offers: 'dealers',
  },
  {
    id: 'phone',
    asks: [
      ['phone', 'number'],
      ['talk', 'person'],
      ['contact', 'number'],
      ['phone'],
      ['talk'],
      ['person'],
      ['contact'],
    ],
    links: [{ text: 'Contact us', href: '/contact/' }],
    offers: 'phone',
  },
  {
    id: 'urgent',
    asks: [['urgent', 'dealer'], ['urgent', 'repair'], ['urgent', 'service'], ['urgent', 'near'], ['urgent']],
    links: [OPEN_DEALERS],
    offers: 'phone',
  },
  {
    id: 'dealer',
    asks: [
      ['repair', 'heat'],
      ['repair', 'cool'],
      ['dealer', 'near'],
      ['repair', 'near'],
      ['repair'],
      ['dealer'],
      ['buying'],
      ['near'],
      ['service'],
    ],
    links: [],
    offers: 'dealers',
  },
  {
    id: 'manual',
    asks: [['manual']],
    links: [{ text: 'Resource library', href: '/resources/' }],
  },
  {
    id: 'refrigerant',
    asks: [['refrigerant', 'price'], ['refrigerant', 'cool'], ['refrigerant']],
    links: [
      {
        text: 'Refrigerants explained',
        href: '/resources/getting-started/hvac-basics/air-conditioners/#refrigerants',
      },
      { text: 'Coils: a leak alert on a newer system', href: '/resources/troubleshooting/coils/#leak-alert' },
    ],
  },
  {
    id: 'languages',
    asks: [['language', 'dealer'], ['language', 'talk'], ['language']],
    links: [
      {
        text: 'Distribuidores que hablan español',
        href: '/es/distribuidores/?filter=spanish',
        language: 'es',
      },
      { text: 'Trouver un concessionnaire', href: '/fr/concessionnaires/', language: 'fr' },
    ],
    offers: 'phone',
  },
  {
    id: 'product',
    asks: [['buying', 'cool'], ['buying', 'heat'], ...APPLIANCES.map(({ concept }) => [concept])],
    unless: ['not', 'price'],
    links: [
      { system: 'air-conditioners', text: 'Air conditioners', href: '/products/air-conditioners/' },
      { system: 'gas-furnaces', text: 'Furnaces', href: '/products/furnaces/' },
      { system: 'heat-pumps', text: 'Heat pumps', href: '/products/heat-pumps/' },
      { system: 'ductless-systems', text: 'Ductless systems', href: '/products/ductless/single-zone/' },
      { text: 'Compare products', href: '/products/compare/' },
    ],
    offers: 'dealers',
  },
];
