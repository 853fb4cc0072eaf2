import { describeVisitorOrigin } from '../../contracts/visitor/visitor-origin.ts';
import { CookieVisitorOrigin } from '../../../infrastructure/browser/source/cookie-visitor-origin.ts';
import { FakeVisitorOrigin } from '../../fakes/visitor/fake-visitor-origin.ts';

describeVisitorOrigin('fake', (source) => {
  const origin = new FakeVisitorOrigin();
  origin.remember(source);
  return origin;
});
describeVisitorOrigin(
  'cookies',
  ({ numberType, hidesRatings }) =>
    new CookieVisitorOrigin(() =>
      [numberType && `numberType=${numberType}`, hidesRatings && 'hidesRatings=1'].filter(Boolean).join('; '),
    ),
);
