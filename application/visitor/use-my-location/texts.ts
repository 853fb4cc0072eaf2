import type { LocationFailure } from './use-my-location.ts';

/** Texts of the `Use my location` button (these follow the design language). */
export const useMyLocationTexts = {
  button: 'Use my location',
  locating: 'Finding your location.',
} as const;

const FAILURE_TEXTS: { readonly [reason in LocationFailure]: string } = {
  refused: 'We couldn’t get your location. Enter your zip or postal code instead.',
  unavailable: 'Your device can’t find its location. Enter your zip or postal code instead.',
  slow: 'Finding your location is taking too long. Enter your zip or postal code instead.',
  elsewhere:
    'You seem to be outside the United States and Canada. Enter your home’s zip or postal code instead.',
  'no answer': 'We couldn’t look up your location just now. Enter your zip or postal code instead.',
};

/** Why the location wasn't found, and what to do instead. */
export const failureText = (reason: LocationFailure): string => FAILURE_TEXTS[reason];
