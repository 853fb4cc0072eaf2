import type { SavedPage } from '../../domain/visitor/saved-pages.ts';

/** A dealer that a visitor has saved. */
export const savedPage = (facts: Partial<SavedPage> = {}): SavedPage => ({
  kind: 'dealer',
  address: '/dealers/tx/addison/night-owl-1/',
  title: 'Night Owl',
  detail: 'Addison, TX',
  ...facts,
});
