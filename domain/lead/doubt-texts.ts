import type { FormLanguage } from './form-definition.ts';

/** Why a value is doubted. */
export type DoubtReason = 'street' | 'short' | 'emergency' | 'fictional' | 'impossible';

/** Each says why and asks; leaving the value as it is answers yes. */
export const DOUBT_TEXTS: { readonly [language in FormLanguage]: Readonly<Record<DoubtReason, string>> } = {
  en: {
    street: 'We don’t recognize this street address. Use it anyway?',
    short: 'This number seems to be short. Use it anyway?',
    emergency: '911 is the emergency number. Use it anyway?',
    fictional: 'Numbers with 555-01 don’t exist. Use it anyway?',
    impossible: 'No number here has an area code or exchange that begins with 0 or 1. Use it anyway?',
  },
  es: {
    street: 'No reconocemos esta dirección. ¿Usarla de todos modos?',
    short: 'Parece que faltan dígitos en este número. ¿Usarlo de todos modos?',
    emergency: 'El 911 es el número de emergencias. ¿Usarlo de todos modos?',
    fictional: 'Los números con 555-01 no existen. ¿Usarlo de todos modos?',
    impossible:
      'Ningún código de área ni los tres dígitos que siguen empiezan con 0 o 1. ¿Usarlo de todos modos?',
  },
  fr: {
    street: 'Nous ne reconnaissons pas cette adresse. L’utiliser quand même?',
    short: 'Ce numéro semble trop court. L’utiliser quand même?',
    emergency: 'Le 911 est le numéro d’urgence. L’utiliser quand même?',
    fictional: 'Les numéros en 555-01 n’existent pas. L’utiliser quand même?',
    impossible:
      'L’indicatif régional et les trois chiffres suivants ne commencent jamais par 0 ou 1. L’utiliser quand même?',
  },
};
