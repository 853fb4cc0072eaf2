import { shownCode } from '../../../domain/postal-code/normal-code.ts';

/** Texts next to the dealer form (specification, section 2: schedule-service page). */
export const scheduleTexts = {
  heading: 'Prefer a callback?',
  lead: 'Tell this dealer what you need. You’ll hear from them within 24 to 48 hours.',
  panel: 'Your dealer',
  /** Replaces `panel` when the dealer is the first of the area. */
  first: 'Recommended',
  callUs: 'Prefer to talk to someone? Call us:',
  change: 'Change zip',
  others: 'See other dealers near you',
  chooseArea: 'First, where is your home?',
} as const;

export const showingFor = (zip: string): string => `Showing specialists for ${shownCode(zip)}`;
