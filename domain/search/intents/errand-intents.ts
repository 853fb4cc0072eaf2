import { OPEN_DEALERS } from './help-intents.ts';
import type { HelpIntent } from './intent.ts';

/** Things that people want to do. On a tie, the first one wins. */
export const ERRAND_INTENTS: ReadonlyArray<HelpIntent> = [
  {
    id: 'register',
    asks: [['register', 'warranty'], ['register']],
    title: 'Register your product',
    text: 'Register within 60 days of installation. Have the model and serial numbers ready.',
    links: [{ text: 'Warranty and registration', href: '/resources/warranty/' }],
  },
  {
    id: 'recall',
    asks: [['recall', 'cool'], ['recall', 'heat'], ['recall', 'warranty'], ['recall']],
    title: 'Is there a recall?',
    text: 'Find the model and serial number on the rating plate, then look in the official list of the US or Canada.',
    links: [
      { text: 'Recalls: where to look, and what to do meanwhile', href: '/resources/warranty/#recall' },
    ],
  },
  {
    id: 'warranty',
    asks: [['warranty']],
    title: 'Warranty',
    text: 'See what is covered, for how long, and how to look up your system.',
    links: [{ text: 'Warranty and registration', href: '/resources/warranty/' }],
  },
  {
    id: 'rebate',
    asks: [['rebate', 'price'], ['rebate']],
    title: 'Rebates and tax credits',
    text: 'Enter your zip to see what programs in your area pay.',
    links: [
      { text: 'Check rebates for your zip', href: '/resources/rebates/' },
      { text: 'Tax credits', href: '/resources/tax-credits/' },
    ],
  },
  {
    id: 'price',
    asks: [['price']],
    title: 'What it costs',
    text: 'Estimate a system in a minute, or ask a dealer near you for a written quote.',
    links: [
      { text: 'Estimate a system', href: '/resources/build-your-own-system/' },
      { text: 'Compare products', href: '/products/compare/' },
    ],
    offers: 'dealers',
  },
  {
    id: 'book',
    asks: [['book', 'service'], ['book', 'dealer'], ['book']],
    title: 'Schedule service',
    text: 'Enter your zip, choose a dealer and send your request.',
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
    title: 'Call us or send a message',
    text: 'We can connect you with a dealer, or help with a warranty or a part.',
    links: [{ text: 'Contact us', href: '/contact/' }],
    offers: 'phone',
  },
  {
    id: 'urgent',
    asks: [['urgent', 'dealer'], ['urgent', 'repair'], ['urgent', 'service'], ['urgent', 'near'], ['urgent']],
    title: 'Need help tonight?',
    text: 'These dealers answer 24/7. Call the nearest one.',
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
    title: 'Find a dealer',
    text: 'Enter your zip to see dealers near you, with their ratings and numbers.',
    links: [],
    offers: 'dealers',
  },
  {
    id: 'manual',
    asks: [['manual']],
    title: 'Manuals and documents',
    text: 'Product sheets, warranty sheets and guides are in the resource library.',
    links: [{ text: 'Resource library', href: '/resources/' }],
  },
  {
    id: 'refrigerant',
    asks: [['refrigerant', 'leak'], ['refrigerant']],
    title: 'Refrigerants',
    text: 'What R-410A, R-454B and R-32 are, and what can still be serviced. Only a certified technician may handle them.',
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
    title: 'Español, français',
    text: 'Encuentre un distribuidor que habla español. Trouvez un concessionnaire en français.',
    links: [
      { text: 'Distribuidores que hablan español', href: '/es/distribuidores/?filter=spanish' },
      { text: 'Trouver un concessionnaire', href: '/fr/concessionnaires/' },
    ],
    offers: 'phone',
  },
];
