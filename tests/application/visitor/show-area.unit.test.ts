import { expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { ShowArea, type AreaView } from '../../../application/visitor/show-area/show-area.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';

test('The area is unknown until it is recalled, then follows the stored code', () => {
  const memory = new FakeVisitorMemory(parsePostalCode('75001'));
  const showArea = new ShowArea(memory);
  const views: AreaView[] = [];
  showArea.view$.subscribe((view) => views.push(view));
  showArea.recall();
  memory.rememberPostalCode(O.getOrElseW(() => '' as PostalCode)(parsePostalCode('M5V 3L9')));
  expect(views).toMatchObject([
    { zipcode: null, emergencyDealers: '/find-a-dealer/?filter=emergencyService&sort=nearest' },
    {
      zipcode: '75001',
      emergencyDealers: '/find-a-dealer/?zipcode=75001&filter=emergencyService&sort=nearest',
      emergencyLists: { es: '/es/distribuidores/?zipcode=75001&filter=emergencyService&sort=nearest' },
    },
    {
      zipcode: 'M5V 3L9',
      emergencyDealers: '/find-a-dealer/?zipcode=M5V%203L9&filter=emergencyService&sort=nearest',
    },
  ]);
});
