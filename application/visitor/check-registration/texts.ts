import { inLanguage, type SiteLanguage, type Translated } from '../../../domain/content/site-language.ts';
import { REGISTRATION_BARRED_IN, REGISTRATION_DAYS } from '../../../domain/document/warranty-terms.ts';

/** Texts of the date calculator on the warranty page (specification, section 9). */
export const checkRegistrationTexts = {
  heading: 'When is my last day to register?',
  lead: `Registration closes ${REGISTRATION_DAYS} days after installation.`,
  label: 'Installation date',
  hint: 'It’s on your dealer’s invoice.',
  submit: 'Find my last day',
  invalid: 'Enter the installation date, like 11/01/2026.',
  lastDay: (day: string): string => `Register by ${day}.`,
  open: (days: number): string => {
    if (days === 0) return 'That’s today, so register now to get the longer warranty.';
    return `You have ${days} ${days === 1 ? 'day' : 'days'} left to get the longer warranty.`;
  },
  passed: (day: string): string => `The last day was ${day}.`,
  passedAdvice: `The Base Limited Warranty typically applies. Rules differ in ${REGISTRATION_BARRED_IN.en}. Not sure, or think you registered in time? Ask customer care.`,
  notInstalled: 'That date is in the future. Register once your system is installed.',
};

type CheckRegistrationTexts = typeof checkRegistrationTexts;

const spanish: CheckRegistrationTexts = {
  heading: '¿Cuál es mi último día para registrar el equipo?',
  lead: `El registro se cierra ${REGISTRATION_DAYS} días después de la instalación.`,
  label: 'Fecha de instalación',
  hint: 'Está en la factura de su distribuidor.',
  submit: 'Ver mi último día',
  invalid: 'Escriba la fecha de instalación: mes, día y año, como 11/01/2026.',
  lastDay: (day) => `Registre su equipo a más tardar el ${day}.`,
  open: (days) => {
    if (days === 0) return 'Es hoy: regístrelo ahora para tener la garantía más larga.';
    return days === 1
      ? 'Le queda 1 día para obtener la garantía más larga.'
      : `Le quedan ${days} días para obtener la garantía más larga.`;
  },
  passed: (day) => `El último día fue el ${day}.`,
  passedAdvice: `Normalmente se aplica la garantía limitada básica. En ${REGISTRATION_BARRED_IN.es} las reglas son distintas. ¿Tiene dudas, o cree que lo registró a tiempo? Pregunte a Atención al cliente.`,
  notInstalled: 'Esa fecha todavía no llega. Registre su equipo cuando ya esté instalado.',
};

const french: CheckRegistrationTexts = {
  heading: 'Quel est mon dernier jour pour enregistrer l’appareil?',
  lead: `L’enregistrement se termine ${REGISTRATION_DAYS} jours après l’installation.`,
  label: 'Date d’installation',
  hint: 'Elle figure sur la facture de votre concessionnaire.',
  submit: 'Trouver mon dernier jour',
  invalid: 'Entrez la date d’installation, par exemple 2026-11-01.',
  lastDay: (day) => `Enregistrez votre appareil au plus tard le ${day}.`,
  open: (days) => {
    if (days === 0)
      return 'C’est aujourd’hui\u00a0: enregistrez-le maintenant pour obtenir la garantie plus longue.';
    return `Il vous reste ${days} ${days === 1 ? 'jour' : 'jours'} pour obtenir la garantie plus longue.`;
  },
  passed: (day) => `Le dernier jour était le ${day}.`,
  passedAdvice: `La garantie limitée de base s’applique normalement. Exceptions\u00a0: ${REGISTRATION_BARRED_IN.fr}. Vous avez un doute, ou vous pensez avoir enregistré l’appareil à temps? Écrivez au Service à la clientèle.`,
  notInstalled: 'Cette date n’est pas encore passée. Enregistrez votre appareil une fois qu’il est installé.',
};

const TEXTS: Translated<CheckRegistrationTexts> = { en: checkRegistrationTexts, es: spanish, fr: french };

export const checkRegistrationTextsIn = (language: SiteLanguage): CheckRegistrationTexts =>
  inLanguage(TEXTS, language);
