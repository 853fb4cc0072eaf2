import type { RegistrationDateAttributes } from './codec.ts';

export interface RegistrationDateProps {
  readonly headingTag: 'h2' | 'h3';
}

/** The place of the date calculator: its use case answers for the date in the page's address. */
export const view = ({ data }: RegistrationDateAttributes): RegistrationDateProps => ({
  headingTag: data.heading_tag,
});
