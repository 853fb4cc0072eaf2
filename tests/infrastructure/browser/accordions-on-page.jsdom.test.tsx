import { expect, test } from '@jest/globals';
import { settleAccordions } from '../../../infrastructure/browser/accordions-on-page.ts';

/** Closes accordions as the styles do on a phone. */
const ON_A_PHONE = "<style>[data-open-on]:not([data-open-on~='mobile']) > div { display: none }</style>";

const accordion = (heading: string, devices: string) =>
  `<details open${devices === '' ? '' : ` data-open-on="${devices}"`}><summary>${heading}</summary><div>Text</div></details>`;

test('Accordions start in the state that their styles show, then follow the visitor', () => {
  document.body.innerHTML = [
    ON_A_PHONE,
    accordion('Desktop', 'desktop tablet'),
    accordion('Phone', 'mobile'),
    accordion('All', ''),
  ].join('');
  settleAccordions(document);
  const all = [...document.querySelectorAll('details')];
  expect(
    all.filter(({ open }) => open).map(({ firstElementChild }) => firstElementChild?.textContent),
  ).toEqual(['Phone', 'All']);
  expect(document.querySelector('[data-open-on]')).toBeNull();
});
