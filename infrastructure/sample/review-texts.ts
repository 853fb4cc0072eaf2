import type { Choices, Random } from './random.ts';

/** How content a customer is, by rating. */
type Mood = 'content' | 'mixed' | 'unhappy';

const OCCASIONS: Choices<string> = [
  'Our furnace quit on the coldest night of the year.',
  'The AC stopped cooling in the middle of a heat wave.',
  'We had a heat pump installed to replace a thirty-year-old unit.',
  'They put in a complete new system, furnace and air conditioner.',
  'I called about a strange rattle from the outdoor unit.',
  'Signed up for the spring tune-up.',
  'Our upstairs was always ten degrees warmer than downstairs.',
  'The blower motor failed on a Saturday.',
  'We needed a quote for a ductless system in the addition.',
  'Had the yearly furnace check done before winter.',
  'The thermostat kept losing its schedule.',
  'Water was dripping from the air handler in the attic.',
  'We got three quotes for a new air conditioner.',
  'The heat went out with a newborn in the house.',
  'Bought an older home and had the whole system looked over.',
];

const MIDDLES: Readonly<Record<Mood, Choices<string>>> = {
  content: [
    'The technician was here within two hours and had the part on the truck.',
    'They showed up exactly when they said they would.',
    'He explained what was wrong, showed me the part, and did not push anything I did not need.',
    'The crew laid down drop cloths and left the basement cleaner than they found it.',
    'The price was what they quoted, to the dollar.',
    'They were not the cheapest, but they were the only ones who measured the house first.',
    'The office called ahead with the name and a picture of the technician.',
    'Two installers worked straight through and were done by four.',
    'They walked me through the filters and the thermostat before they left.',
    'He found a loose wire the last company had missed and charged us only for the visit.',
    'They helped with the rebate paperwork, which saved us a few hundred dollars.',
    'Financing was easy to set up and nobody pressured us.',
  ],
  mixed: [
    'The work itself is fine, but it took two visits to get there.',
    'They came a day later than promised, though they did call.',
    'The repair holds so far, but the bill was higher than the estimate.',
    'The technician was polite, the scheduling was a bit of a mess.',
    'Good people, slow office: it took a week to get the quote.',
    'It works now, although the new unit is louder than I expected.',
  ],
  unhappy: [
    'They missed the first appointment without a call.',
    'The same part failed again after three weeks and I paid for the second visit.',
    'The final bill was almost double the estimate.',
    'I left three messages before anyone called me back.',
    'They tried to sell us a new system when a capacitor was all it took.',
    'The installers left packing foam all over the yard.',
  ],
};

const ENDINGS: Readonly<Record<Mood, Choices<string>>> = {
  content: [
    'Highly recommend.',
    'The house has never been this comfortable.',
    'We will call them again without thinking twice.',
    'Our energy bill is noticeably lower already.',
    'Honest people, fair price.',
    'Quiet, even heat in every room now.',
    'Worth every penny.',
    'It is nice to deal with a local company that cares.',
    'Five stars from our family.',
    'Already told the neighbors.',
  ],
  mixed: [
    'Would probably use them again, with a clearer schedule.',
    'Decent overall.',
    'Not bad, not great.',
    'I expected a little more for the price.',
  ],
  unhappy: [
    'I will look for somebody else next time.',
    'Disappointing, since friends had recommended them.',
    'Still waiting for an explanation.',
    'Get everything in writing.',
  ],
};

const ANSWERS: Readonly<Record<Mood, Choices<string>>> = {
  content: [
    'Thank you for the kind words! We will pass them on to the crew.',
    'It was a pleasure to work in your home. Thank you for trusting us.',
    'Thank you! We are glad that you are comfortable again.',
    'We appreciate your business and look forward to your next tune-up.',
  ],
  mixed: [
    'Thank you for telling us. We have spoken with our dispatcher so that this goes better next time.',
    'We are glad that it works, and sorry about the wait. Please call us if anything is not right.',
  ],
  unhappy: [
    'We are sorry. This is not how we want to work: please call our office and ask for the manager, we will make it right.',
    'Thank you for being open about it. We have looked into your visit and will be in touch this week.',
  ],
};

const moodOf = (rating: number): Mood => (rating >= 4 ? 'content' : rating === 3 ? 'mixed' : 'unhappy');

/** What a customer with such a rating writes: what happened, how it went, what is left of it. */
export const reviewText = (random: Random, rating: number): string => {
  const mood = moodOf(rating);
  const occasion = random.chance(0.85) ? [random.pick(OCCASIONS)] : [];
  const ending = random.chance(0.8) ? [random.pick(ENDINGS[mood])] : [];
  return [...occasion, random.pick(MIDDLES[mood]), ...ending].join(' ');
};

/** What the dealer answers to it. */
export const answerText = (random: Random, rating: number): string => random.pick(ANSWERS[moodOf(rating)]);
