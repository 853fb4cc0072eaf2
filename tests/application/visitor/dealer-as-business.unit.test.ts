import { describe, expect, test } from '@jest/globals';
import { cardOf } from '../../../application/visitor/find-dealers/dealer-card.ts';
import { dealerAsBusiness } from '../../../application/visitor/show-dealer/business.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';
import { aDealer, type DealerBuilder } from '../../builders/a-dealer.ts';

const URL = 'https://www.example.com/dealers/tx/addison/ace-7/';

const business = (builder: DealerBuilder): object => {
  const dealer = builder.build();
  const context = { source: NO_SOURCE, callRoutingGroup: null, now: Date.parse('2026-11-24T15:00:00Z') };
  return dealerAsBusiness(dealer, cardOf(dealer, 1, context), URL);
};

const ACE = aDealer().named('ACE HVAC LLC').withCompanyId(7);
const SHOWN = ACE.with({ showAddress: true, addressLine1: '1 Main St', addressLine2: 'Suite 2' });

describe("A dealer's data for search engines", () => {
  test('has name, phone and place, and a rating only with reviews', () => {
    expect(business(ACE)).toMatchObject({
      '@type': 'HVACBusiness',
      name: 'Ace HVAC LLC',
      url: URL,
      telephone: '1-972-555-0100',
      address: { addressLocality: 'Addison', addressRegion: 'TX', postalCode: '75001', addressCountry: 'US' },
    });
    expect(business(ACE)).not.toHaveProperty('aggregateRating');
    expect(business(ACE.reviewed(4.5, 128))).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 128 },
    });
  });

  test('has the street and its position only if the dealer shows them', () => {
    expect(business(SHOWN)).toMatchObject({
      address: { streetAddress: '1 Main St, Suite 2' },
      geo: { latitude: 32.9612, longitude: -96.8289 },
    });
    const hidden = JSON.stringify(business(SHOWN.with({ showAddress: false })));
    expect(hidden).not.toMatch(/Main St|32\.96|96\.82/);
    expect(hidden).toContain('"latitude":33,"longitude":-96.8');
  });

  test('has Canada as the country of a province', () =>
    expect(business(ACE.in('Laval', 'QC', 'H7A 0A1'))).toMatchObject({ address: { addressCountry: 'CA' } }));

  test("has each day's hours as spans, even past midnight, and leaves out hours that cannot be parsed", () => {
    expect(
      business(
        ACE.openAt({
          mon: '8:00 AM - 5:00 PM',
          tue: '8 AM - noon, 1 PM - 5 PM',
          wed: '6 PM - 2 AM',
          thu: 'by appointment',
          sun: 'Closed',
        }),
      ),
    ).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' },
        { dayOfWeek: 'Tuesday', opens: '08:00', closes: '12:00' },
        { dayOfWeek: 'Tuesday', opens: '13:00', closes: '17:00' },
        { dayOfWeek: 'Wednesday', opens: '18:00', closes: '02:00' },
      ],
    });
    expect(business(ACE.openAt({ sun: 'Closed' }))).not.toHaveProperty('openingHoursSpecification');
  });

  test('has the special days of the coming week, closed ones too', () => {
    const special = [
      { date: '2026-07-03', hours: 'closed' },
      { date: '2026-11-26', hours: 'closed' },
      { date: '2026-11-27', hours: '8 AM - noon' },
      { date: '2026-12-24', hours: 'closed' },
    ];
    expect(business(ACE.with({ specialDays: special }))).toMatchObject({
      specialOpeningHoursSpecification: [
        { validFrom: '2026-11-26', validThrough: '2026-11-26', opens: '00:00', closes: '00:00' },
        { validFrom: '2026-11-27', validThrough: '2026-11-27', opens: '08:00', closes: '12:00' },
      ],
    });
    expect(business(ACE)).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  test('has emergencies around the clock apart from the office hours, and only with a phone number', () => {
    const dealer = ACE.withBadge('emergency-service').openAt({ mon: '8 AM - 5 PM' });
    expect(business(dealer)).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' }],
      contactPoint: {
        contactType: 'emergency',
        telephone: '1-972-555-0100',
        hoursAvailable: { dayOfWeek: { length: 7 }, opens: '00:00', closes: '23:59' },
      },
    });
    expect(business(dealer.without('phone1'))).not.toHaveProperty('contactPoint');
    expect(business(ACE)).not.toHaveProperty('contactPoint');
  });
});
