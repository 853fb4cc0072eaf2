/** When customer service answers, as each place of the site says it (specification, sections 8 and 9). */
export const SERVICE_HOURS = {
  'empty list': 'Mon-Fri 7am-5pm CST',
  home: 'Mon-Fri 8am-6pm CST',
  'customer care': 'Mon-Fri 8am-5pm CT',
  contact: 'Mon-Fri 7am-5pm CST',
  spanish: 'de lunes a viernes, de 7\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m. CST',
  french: 'du lundi au vendredi, 8h-18h CST',
} as const;
