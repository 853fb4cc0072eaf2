import type { Badge } from '../../../domain/dealer/badges.ts';

export * from './brief-texts.ts';

/** Texts of a dealer card (specification, sections 2 and 9; the rest follows the design language). */
export const cardTexts = {
  badgesName: 'Badges',
  callPrefix: 'Call',
  noPhone: 'No phone number listed',
  findingNumber: 'Loading..',
  noReviews: 'No reviews yet',
  preferred: 'Preferred dealer',
  preferredExplanation:
    'Our records mark this dealer as preferred. It says nothing about price, and doesn’t change the order of the list.',
  website: 'Visit website',
  directions: 'Directions',
  saving: {
    save: 'Save',
    isSaved: 'Saved',
    refused: 'Your browser doesn’t let us save anything. Print or share this page instead.',
  },
  compare: 'Compare',
  compared: 'Remove',
} as const;

export const readReviewsLabel = (name: string, rating: string): string =>
  `${rating}, read reviews of ${name}`;

export const compareLabel = (name: string, isCompared: boolean): string =>
  isCompared ? `Remove from comparison: ${name}` : `Compare ${name}`;

/** The button that shows the hidden badges, and its accessible name. */
export const moreBadges = (hidden: number) => ({
  text: `+${hidden} more`,
  label: `+${hidden} more ${hidden === 1 ? 'badge' : 'badges'}`,
});

interface BadgeTexts {
  readonly label: string;
  readonly explanation: string;
}

const BADGES: { readonly [badge in Badge]: BadgeTexts } = {
  'comfort-specialist': {
    label: 'Comfort Specialist',
    explanation: 'A certified contractor, trained on the systems they install.',
  },
  'emergency-service': {
    label: '24/7 Emergency Service',
    explanation: 'Takes emergency calls around the clock, weekends and holidays included.',
  },
  'nate-certified': {
    label: 'NATE Certified',
    explanation: 'Technicians have passed independent exams by North American Technician Excellence.',
  },
  'charter-member': {
    label: 'Charter Member',
    explanation: 'Part of our dealer program since its early years (founded 1998).',
  },
  'remote-diagnostics': {
    label: 'Remote Diagnostics',
    explanation: 'Can check your connected system remotely, with your permission.',
  },
  financing: { label: 'Financing', explanation: 'Offers ways to pay for a new system over time.' },
  leasing: {
    label: 'Leasing',
    explanation: 'Offers a system for a monthly fee; the leasing company owns the equipment.',
  },
};

export const badgeTexts = (badge: Badge): BadgeTexts => BADGES[badge];
export const badgeLabel = (badge: Badge): string => BADGES[badge].label;
