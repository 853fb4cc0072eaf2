import type { Translated } from '../../../domain/content/site-language.ts';
import { firstSteps, frenchFirstSteps, spanishFirstSteps } from '../../../domain/help/first-steps.ts';

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
    lead: firstSteps.danger,
    more: 'What to do in an emergency',
    others: 'Other emergencies',
    call: 'Outside? Call 911',
  },
  es: {
    heading: 'La seguridad primero',
    lead: spanishFirstSteps.danger,
    more: 'Qué hacer en una emergencia',
    others: 'Otras emergencias',
    call: '¿Ya está afuera? Llame al 911',
  },
  fr: {
    heading: 'La sécurité d’abord',
    lead: frenchFirstSteps.danger,
    more: 'Que faire en cas d’urgence',
    others: 'Autres urgences',
    call: 'Vous êtes dehors? Appelez le 911',
  },
} satisfies Translated<SafetyPanelTexts>;
