import { dealerAddressIn } from '../../../domain/dealer/dealer-address.ts';
import type { PageModule } from '../page-module.ts';
import { dealerModule } from './dealer-module.ts';
import { Page } from './dealer-page.tsx';

/** The page of a dealer, in the language of its path. */
export const dealerPageAt = (path: string): PageModule => {
  const language = dealerAddressIn(path)?.language ?? 'en';
  return { Page, ...(language !== 'en' && { language }), ...dealerModule(language) };
};
