/** Monday to Friday, in whole hours. */
export interface WorkdayHours {
  readonly opens: number;
  readonly closes: number;
}

/** When the default number is answered. */
export const OFFICE: WorkdayHours = { opens: 7, closes: 17 };

/** The customer care hours. */
const CUSTOMER_CARE: WorkdayHours = { opens: 8, closes: 17 };

/** The home page's hours. Outside of them, the site offers 24/7 dealers. */
export const DAYTIME: WorkdayHours = { opens: 8, closes: 18 };

const hour = (of24: number): string => `${of24 > 12 ? of24 - 12 : of24}${of24 < 12 ? 'am' : 'pm'}`;
const workdays = ({ opens, closes }: WorkdayHours): string => `Mon-Fri ${hour(opens)}-${hour(closes)}`;
const spanishWorkdays = ({ opens, closes }: WorkdayHours): string =>
  `de lunes a viernes, de ${opens}\u00a0a.\u00a0m. a ${closes - 12}\u00a0p.\u00a0m.`;

/** Customer service hours as each part of the site shows them (specification, sections 8 and 9). */
export const SERVICE_HOURS = {
  'empty list': `${workdays(OFFICE)} CST`,
  home: `${workdays(DAYTIME)} CST`,
  'customer care': `${workdays(CUSTOMER_CARE)} CT`,
  contact: `${workdays(OFFICE)} CST`,
  spanish: `${spanishWorkdays(OFFICE)} CST`,
  'customer care in spanish': `${spanishWorkdays(CUSTOMER_CARE)} CT`,
  french: 'du lundi au vendredi, 8h-18h CST',
} as const;
