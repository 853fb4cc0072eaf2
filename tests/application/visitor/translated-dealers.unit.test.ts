import { expect, test } from '@jest/globals';
import { DEALER_TEXTS } from '../../../application/visitor/dealer-texts/translated.ts';
import { cardOf } from '../../../application/visitor/find-dealers/dealer-card.ts';
import { foundView } from '../../../application/visitor/find-dealers/found-view.ts';
import { shownSearch } from '../../../application/visitor/find-dealers/shown-search.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import { frenchHours } from '../../../application/visitor/show-hours/french-hours.ts';
import { openingNow } from '../../../application/visitor/show-hours/shown-hours.ts';
import { spanishHours } from '../../../application/visitor/show-hours/spanish-hours.ts';
import { dealerHours } from '../../../application/visitor/show-hours/dealer-hours.ts';
import { weekLines } from '../../../application/visitor/show-hours/week-lines.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';
import { aDealer } from '../../builders/a-dealer.ts';

const { es, fr } = DEALER_TEXTS;
const context = (texts: typeof es) => ({ source: NO_SOURCE, callRoutingGroup: null, now: 0, texts });
const hoursIn = ({ holidayName }: typeof es, dealer: Dealer, now: number) => {
  const hours = dealerHours(dealer, now, holidayName);
  if (hours === null) throw new Error('It has no hours');
  return hours;
};
const WEEK = { mon: '8:30 AM - 5:00 PM', tue: '8:30 AM - 5:00 PM', sat: 'By appointment', sun: 'Closed' };

test('In French, a town has the name of its province, and distances are in kilometers in both countries', () => {
  const dealer = aDealer().with({ city: 'Laval', state: 'QC', distanceMiles: 10 }).build();
  expect(cardOf(dealer, 1, context(fr))).toMatchObject({
    town: 'Laval (Québec)',
    distance: 'à 16\u00a0km',
    badges: expect.arrayContaining([expect.objectContaining({ label: 'Service en français' })]),
  });
  expect(fr.distanceText(2, 'US')).toBe('à 3,2\u00a0km');
  expect(
    fr.areaText({ zipcode: '05401', city: 'Burlington', state: 'VT', dealers: [], randomizeBuckets: [] }),
  ).toBe('Burlington (Vermont) 05401');
});

test('Speaking the language is a filter only on pages in that language', () => {
  const offered = (texts: typeof es) =>
    shownSearch(searchNear('75001'), '/', texts).filters.map(({ filter }) => filter);
  expect(offered(DEALER_TEXTS.en)).not.toContain('spanish');
  expect(offered(es)).toContain('spanish');
  expect(offered(fr)).toContain('french');
  const dealers = [aDealer().with({ spanish: true }).build(), aDealer().build()];
  const search = { ...searchNear('75001'), filters: ['spanish' as const] };
  const view = foundView(
    { zipcode: '75001', randomizeBuckets: [], dealers },
    shownSearch(search, es.listPath, es),
    context(es),
  );
  expect(view).toMatchObject({
    kind: 'found',
    locator: null,
    all: { count: 1, address: '/es/distribuidores/?zipcode=75001&filter=spanish' },
  });
});

test('Hours are formatted for their readers; hours that cannot be parsed stay as written', () => {
  expect(weekLines(WEEK, spanishHours)).toEqual([
    'Lunes y martes: 8:30\u00a0a.\u00a0m. – 5\u00a0p.\u00a0m.',
    'Sábado: By appointment',
    'Domingo: cerrado',
  ]);
  expect(weekLines(WEEK, frenchHours)).toEqual([
    'Lundi et mardi\u00a0: 8\u00a0h\u00a030 – 17\u00a0h',
    'Samedi\u00a0: By appointment',
    'Dimanche\u00a0: fermé',
  ]);
});

test.each([
  ['2026-11-24T15:00:00Z', 'Abierto hasta las 5\u00a0p.\u00a0m.', 'Ouvert jusqu’à 17\u00a0h'],
  ['2026-11-24T12:00:00Z', 'Cerrado, abre a las 8:30\u00a0a.\u00a0m.', 'Fermé, ouvre à 8\u00a0h\u00a030'],
  [
    '2026-11-29T12:00:00Z',
    'Cerrado, abre el lunes a las 8:30\u00a0a.\u00a0m.',
    'Fermé, ouvre lundi à 8\u00a0h\u00a030',
  ],
  [
    '2026-11-26T15:00:00Z',
    'Acción de Gracias: el horario puede variar',
    'Thanksgiving\u00a0: les heures peuvent changer',
  ],
  [
    '2026-07-03T15:00:00Z',
    'Día de la Independencia (día no laborable): el horario puede variar',
    'Fête de l’Indépendance (jour de congé)\u00a0: les heures peuvent changer',
  ],
])('The opening hours at %s', (instant, spanish, french) => {
  const week = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, WEEK.mon]));
  const dealer = aDealer()
    .openAt({ ...week, sat: 'Closed', sun: 'Closed' })
    .with({ timeZone: 'America/Chicago' })
    .build();
  const now = Date.parse(instant);
  expect(openingNow(hoursIn(es, dealer, now), now, spanishHours).now).toBe(spanish);
  expect(openingNow(hoursIn(fr, dealer, now), now, frenchHours).now).toBe(french);
});

test('Emergencies and special days', () => {
  const dealer = aDealer()
    .withBadge('emergency-service')
    .openAt(WEEK)
    .with({
      timeZone: 'America/Chicago',
      specialDays: [
        { date: '2026-11-26', hours: 'closed' },
        { date: '2026-11-27', hours: '8:30 AM - noon' },
      ],
    });
  const now = Date.parse('2026-11-26T16:00:00Z');
  const spanish = hoursIn(es, dealer.build(), now);
  const french = hoursIn(fr, dealer.build(), now);
  expect(openingNow(spanish, now, spanishHours)).toEqual({
    kind: 'emergencies',
    now: 'Oficina cerrada, atiende emergencias las 24 horas',
    special: [
      'Jueves, 26 de noviembre: cerrado',
      'Viernes, 27 de noviembre: 8:30\u00a0a.\u00a0m. – mediodía',
    ],
  });
  expect(openingNow(french, now, frenchHours)).toEqual({
    kind: 'emergencies',
    now: 'Bureau fermé, répond aux urgences 24 heures sur 24',
    special: ['Jeudi 26 novembre\u00a0: fermé', 'Vendredi 27 novembre\u00a0: 8\u00a0h\u00a030 – midi'],
  });
  expect(openingNow({ ...spanish, specialDays: [] }, now, spanishHours).now).toBe(
    'Acción de Gracias: el horario puede variar, atiende emergencias las 24 horas',
  );
  expect(openingNow({ ...french, specialDays: [] }, now, frenchHours).now).toBe(
    'Thanksgiving\u00a0: les heures peuvent changer, répond aux urgences 24 heures sur 24',
  );
});

test('States and provinces have their French names', () => {
  expect(fr.placeText('Raleigh', 'NC')).toBe('Raleigh (Caroline du Nord)');
  expect(fr.placeText('Moncton', 'NB')).toBe('Moncton (Nouveau-Brunswick)');
  expect(fr.placeText('Austin', 'TX')).toBe('Austin (Texas)');
});

test('French uses the singular for zero', () => {
  expect(fr.noneHeading('H2X1Y4')).toBe('Nous avons trouvé 0 concessionnaire près de H2X 1Y4');
  expect(fr.moreBadges(1)).toEqual({ text: '+1 autre', label: '+1 autre distinction' });
});
