import type { HvacTopic } from '../../../domain/content/hvac-topics.ts';
import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** The default title of the navigation. */
const TITLES: Translated<string> = {
  en: 'HVAC 101',
  fr: 'Le chauffage et la climatisation de A à Z',
  es: 'Calefacción y aire acondicionado: lo básico',
};

export const hvacNavigationTitle = (language: SiteLanguage): string => inLanguage(TITLES, language);

/** The short names of the thirteen topics. */
export const TOPIC_TITLES: { readonly [topic in HvacTopic]: string } = {
  'central-heating-and-air': 'Central heating and air',
  'furnace-and-ac-packages': 'Furnace and AC packages',
  'heat-pump-and-air-handler-packages': 'Heat pump and air handler packages',
  'hybrid-systems': 'Hybrid systems',
  'ac-and-air-handler-packages': 'AC and air handler packages',
  sizing: 'Sizing',
  'air-conditioners': 'Air conditioners',
  'heat-pumps': 'Heat pumps',
  ductless: 'Ductless',
  'energy-star': 'ENERGY STAR',
  'indoor-air-quality': 'Indoor air quality',
  'air-cleaners': 'Air cleaners',
  humidifiers: 'Humidifiers',
};
