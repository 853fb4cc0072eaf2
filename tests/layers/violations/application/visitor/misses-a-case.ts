import type { FindDealersView } from './find-dealers.ts';

export const missesACase = (view: FindDealersView): string => {
  switch (view.kind) {
    case 'found':
      return 'found';
  }
  return '';
};
