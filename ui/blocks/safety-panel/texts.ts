import type { Translated } from '../../../domain/content/site-language.ts';

export interface SafetyPanelTexts {
  readonly heading: string;
  readonly lead: string;
  readonly more: string;
  readonly others: string;
  readonly call: string;
}

/** The panel's texts around the emergencies (facts, section 1). */
export const safetyPanelTexts = {
  en: {
    heading: 'Safety first',
    lead: 'Smell gas, or is a carbon monoxide alarm going off? Get everyone outside first. Then call 911. For gas, call your gas utility too.',
    more: 'What to do in an emergency',
    others: 'Other emergencies',
    call: 'Outside? Call 911',
  },
  es: {
    heading: 'La seguridad primero',
    lead: '¿Huele a gas o suena la alarma de monóxido de carbono? Primero saque a todos de la casa. Después llame al 911. Si es gas, llame también a su compañía de gas.',
    more: 'Qué hacer en una emergencia',
    others: 'Otras emergencias',
    call: '¿Ya está afuera? Llame al 911',
  },
  fr: {
    heading: 'La sécurité d’abord',
    lead: 'Vous sentez une odeur de gaz, ou un avertisseur de monoxyde de carbone sonne? Faites d’abord sortir tout le monde. Appelez ensuite le 911. Pour le gaz, appelez aussi votre distributeur de gaz.',
    more: 'Que faire en cas d’urgence',
    others: 'Autres urgences',
    call: 'Vous êtes dehors? Appelez le 911',
  },
} satisfies Translated<SafetyPanelTexts>;
