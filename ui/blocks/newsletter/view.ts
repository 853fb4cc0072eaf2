import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { NewsletterAttributes } from './codec.ts';

export interface NewsletterProps {
  /** Where the form is posted without scripts: the path of the page that it stands on. */
  readonly action: string;
}

/** The newsletter sign-up: email only, then thanks (specification, section 2). */
export const view = (_attributes: NewsletterAttributes, { page }: ViewContext): NewsletterProps => ({
  action: page.path,
});
