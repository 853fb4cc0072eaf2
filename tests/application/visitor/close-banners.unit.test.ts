import { expect, test } from '@jest/globals';
import {
  CloseBanners,
  type CloseBannersView,
} from '../../../application/visitor/close-banners/close-banners.ts';
import { MemoryDismissals } from '../../fakes/visitor/memory-dismissals.ts';

const followed = (closeBanners: CloseBanners): CloseBannersView[] => {
  const views: CloseBannersView[] = [];
  closeBanners.view$.subscribe((view) => views.push(view));
  return views;
};

test('All banners are shown until the closed ones are recalled', () => {
  const closeBanners = new CloseBanners(new MemoryDismissals('a'));
  const views = followed(closeBanners);
  closeBanners.recall();
  expect(views).toEqual([{ closed: [] }, { closed: ['a'] }]);
});
