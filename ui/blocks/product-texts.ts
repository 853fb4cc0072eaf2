import type { ProductCategoryName } from '../../domain/content/product-categories.ts';
import { inLanguage, type Translated, type SiteLanguage } from '../../domain/content/site-language.ts';

/** The texts of a category (specification, section 2: heading, blurb, three benefit words). */
export interface CategoryTexts {
  readonly heading: string;
  readonly blurb: string;
  readonly words: readonly [string, string, string];
}

interface ProductTexts {
  readonly title: string;
  /** The dropdown's label. */
  readonly choose: string;
  /** The dropdown's title on a page that it does not link to (specification, section 8). */
  readonly unmatched: string;
  readonly youAreHere: string;
  readonly categories: { readonly [name in ProductCategoryName]: CategoryTexts };
}

const ENGLISH: ProductTexts = {
  title: 'Explore our products',
  choose: 'Choose a product',
  unmatched: 'Page not found',
  youAreHere: 'You are here',
  categories: {
    'air-conditioner': {
      heading: 'Air conditioners',
      blurb: 'Carry heat and moisture out of your home. The outdoor unit works with a matching indoor coil.',
      words: ['Cooler', 'Drier', 'Sized to fit'],
    },
    furnace: {
      heading: 'Furnaces',
      blurb:
        'Heat for homes with gas or oil and cold winters. AFUE tells you how much of your fuel becomes heat.',
      words: ['Warm', 'Gas or oil', 'For cold winters'],
    },
    'heat-pump': {
      heading: 'Heat pumps',
      blurb: 'Heat and cool with one outdoor unit. It moves heat instead of making it.',
      words: ['Heats', 'Cools', 'All-electric'],
    },
    'air-handler': {
      heading: 'Air handlers',
      blurb: 'Move warm or cool air through your ducts. Pair one with a heat pump or an air conditioner.',
      words: ['Airflow', 'Ducted', 'Backup heat'],
    },
    'indoor-air-quality': {
      heading: 'Indoor air quality',
      blurb: 'Filter what you breathe, let fresh air in, and keep humidity between 30 and 50%.',
      words: ['Cleaner', 'Fresher', 'Balanced'],
    },
    'comfort-coil': {
      heading: 'Comfort coil',
      blurb: 'The indoor half of your cooling. It absorbs heat and moisture and must match the outdoor unit.',
      words: ['Cools', 'Dries', 'Matched'],
    },
  },
};

const FRENCH: ProductTexts = {
  title: 'Découvrez nos produits',
  choose: 'Choisissez un produit',
  unmatched: 'Page introuvable',
  youAreHere: 'Vous êtes ici',
  categories: {
    'air-conditioner': {
      heading: 'Climatiseurs',
      blurb:
        'Évacuez la chaleur et l’humidité de la maison. L’appareil extérieur va de pair avec un serpentin intérieur assorti.',
      words: ['Plus frais', 'Plus sec', 'À votre mesure'],
    },
    furnace: {
      heading: 'Fournaises',
      blurb:
        'Chauffez au gaz ou au mazout, même au cœur de l’hiver. L’AFUE indique la part du combustible qui devient chaleur.',
      words: ['Chaleur', 'Gaz ou mazout', 'Grands froids'],
    },
    'heat-pump': {
      heading: 'Thermopompes',
      blurb:
        'Chauffez et climatisez avec un seul appareil extérieur. Il déplace la chaleur au lieu de la produire.',
      words: ['Chauffe', 'Climatise', 'Tout électrique'],
    },
    'air-handler': {
      heading: 'Appareils de traitement d’air',
      blurb: 'Faites circuler l’air dans vos conduits. À jumeler à une thermopompe ou à un climatiseur.',
      words: ['Débit d’air', 'Par conduits', 'Chauffage d’appoint'],
    },
    'indoor-air-quality': {
      heading: 'Qualité de l’air intérieur',
      blurb: 'Filtrez l’air, renouvelez-le et gardez l’humidité entre 30 et 50\u00a0%.',
      words: ['Plus pur', 'Plus frais', 'Équilibré'],
    },
    'comfort-coil': {
      heading: 'Serpentin de confort',
      blurb:
        'La moitié intérieure de votre climatisation. Il capte la chaleur et l’humidité, et doit être assorti à l’appareil extérieur.',
      words: ['Rafraîchit', 'Assèche', 'Assorti'],
    },
  },
};

const SPANISH: ProductTexts = {
  title: 'Conozca nuestros productos',
  choose: 'Elija un producto',
  unmatched: 'Página no encontrada',
  youAreHere: 'Usted está aquí',
  categories: {
    'air-conditioner': {
      heading: 'Aires acondicionados',
      blurb:
        'Sacan el calor y la humedad de su casa. La unidad exterior funciona con un serpentín interior compatible.',
      words: ['Más fresco', 'Más seco', 'A su medida'],
    },
    furnace: {
      heading: 'Calefactores',
      blurb:
        'Calefacción a gas o a aceite para inviernos fríos. El AFUE indica cuánto del combustible se convierte en calor.',
      words: ['Calor', 'Gas o aceite', 'Para el invierno'],
    },
    'heat-pump': {
      heading: 'Bombas de calor',
      blurb: 'Calefacción y aire frío con una sola unidad exterior. Mueve el calor en vez de producirlo.',
      words: ['Calienta', 'Enfría', 'Todo eléctrico'],
    },
    'air-handler': {
      heading: 'Manejadoras de aire',
      blurb:
        'Llevan aire caliente o frío por sus conductos. Combínelas con una bomba de calor o un aire acondicionado.',
      words: ['Flujo de aire', 'Por conductos', 'Calor de respaldo'],
    },
    'indoor-air-quality': {
      heading: 'Calidad del aire interior',
      blurb:
        'Filtre lo que respira, deje entrar aire fresco y mantenga la humedad entre el 30 y el 50\u00a0%.',
      words: ['Más limpio', 'Más fresco', 'Equilibrado'],
    },
    'comfort-coil': {
      heading: 'Serpentín interior',
      blurb:
        'Completa su aire acondicionado. El serpentín absorbe el calor y la humedad, y debe corresponder a la unidad exterior.',
      words: ['Enfría', 'Seca', 'Compatible'],
    },
  },
};

const TEXTS: Translated<ProductTexts> = {
  en: ENGLISH,
  fr: FRENCH,
  es: SPANISH,
};

export const productTextsIn = (language: SiteLanguage): ProductTexts =>
  inLanguage<ProductTexts>(TEXTS, language);
