import { describe, expect, test } from '@jest/globals';
import { anyFormOn } from '../../../domain/lead/forms/every-form.ts';
import { formOn } from '../../../domain/lead/forms/forms.ts';
import { frenchFormOn } from '../../../domain/lead/forms/french-forms.ts';
import { spanishFormOn } from '../../../domain/lead/forms/spanish-forms.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';
import type { FieldValues } from '../../../domain/lead/form-definition.ts';

const PHONE = '1-800-555-0199';
const MONDAY = '2026-11-23';

const successOf = (id: FormId, values: FieldValues, dealer?: string) =>
  anyFormOn(id, () => '2026-11-20').success(values, { phone: PHONE, dealer });

const FRENCH = {
  heading: 'Merci!',
  text: 'Nous avons reçu votre demande et un concessionnaire communiquera avec vous sous peu.',
};
const FRENCH_PROMISE = 'Vous aurez de ses nouvelles dans les 24 à 48 heures.';
const SPANISH = {
  heading: '¡Gracias!',
  text: 'Recibimos su solicitud y un distribuidor se comunicará con usted en breve.',
};
const SPANISH_PROMISE = 'Se comunicarán con usted en 24 a 48 horas.';

describe('The thank-you message of a translated form (section 8)', () => {
  test.each([
    ['dealer-modal-fr', { ...FRENCH, promise: FRENCH_PROMISE }],
    ['booking-fr', { ...FRENCH, promise: FRENCH_PROMISE }],
    ['dealer-modal-es', { ...SPANISH, promise: SPANISH_PROMISE }],
    ['booking-es', { ...SPANISH, promise: SPANISH_PROMISE }],
  ] as const)('of %s promises a call, and names no dealer if none is known', (id, thanks) =>
    expect(successOf(id, {})).toEqual(thanks),
  );

  test.each([
    ['dealer-modal-fr', 'Ace Air, Inc.', { ...FRENCH, receipt: `Envoyé à Ace Air, Inc. ${FRENCH_PROMISE}` }],
    [
      'dealer-modal-fr',
      'J.B. Chauffage',
      { ...FRENCH, receipt: `Envoyé à J.B. Chauffage. ${FRENCH_PROMISE}` },
    ],
    ['booking-fr', 'Ace Air', { ...FRENCH, receipt: `Envoyé à Ace Air. ${FRENCH_PROMISE}` }],
    [
      'dealer-modal-es',
      'Ace Air, Inc.',
      { ...SPANISH, receipt: `Se envió a Ace Air, Inc. ${SPANISH_PROMISE}` },
    ],
    ['dealer-modal-es', 'J.B. Aire', { ...SPANISH, receipt: `Se envió a J.B. Aire. ${SPANISH_PROMISE}` }],
    ['booking-es', 'Ace Air', { ...SPANISH, receipt: `Se envió a Ace Air. ${SPANISH_PROMISE}` }],
  ] as const)('of %s names the dealer %s once, with a single period', (id, dealer, thanks) =>
    expect(successOf(id, {}, dealer)).toEqual(thanks),
  );

  test.each([
    [
      'morning',
      'lundi 23 novembre, le matin, de 8\u00a0h à midi',
      'lunes, 23 de noviembre, por la mañana, de 8 a 12',
    ],
    ['night', 'lundi 23 novembre', 'lunes, 23 de noviembre'],
    [undefined, 'lundi 23 novembre', 'lunes, 23 de noviembre'],
  ])(
    'of a booking contains the day, and the time of day if it is one of the form: %s',
    (preferredWindow, french, spanish) => {
      const wish = { preferredDate: MONDAY, preferredWindow };
      expect(successOf('booking-fr', wish, 'Ace Air')).toEqual({
        ...FRENCH,
        promise: FRENCH_PROMISE,
        receipt: `Envoyé à Ace Air. Vous avez demandé une visite le ${french}.`,
      });
      expect(successOf('booking-es', wish, 'Ace Air')).toEqual({
        ...SPANISH,
        promise: SPANISH_PROMISE,
        receipt: `Se envió a Ace Air. Pidió una visita para el ${spanish}.`,
      });
    },
  );

  test('of a booking contains the requested visit alone if no dealer is known', () => {
    expect(successOf('booking-fr', { preferredDate: MONDAY }).receipt).toBe(
      'Vous avez demandé une visite le lundi 23 novembre.',
    );
    expect(successOf('booking-es', { preferredDate: MONDAY }).receipt).toBe(
      'Pidió una visita para el lunes, 23 de noviembre.',
    );
  });

  test('of customer care promises an answer in the language of the form', () => {
    expect(successOf('customer-care-fr', {}).promise).toBe(FRENCH_PROMISE);
    expect(successOf('customer-care-es', {}).promise).toBe(SPANISH_PROMISE);
  });
});

test.each(['contact-modal', 'newsletter'] as const)(
  'The form %s, which has no translation, is in English on Spanish and French pages',
  (id) => {
    const today = () => '2026-11-20';
    expect(spanishFormOn(id, today)).toBe(formOn(id, today));
    expect(frenchFormOn(id, today)).toBe(formOn(id, today));
  },
);
