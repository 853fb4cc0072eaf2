import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

const picture = (season: string, altText: string): object => ({
  sourceUrl: `/drawings/house-${season}.svg`,
  altText,
  width: 1200,
  height: 675,
});

const TABS: ReadonlyArray<object> = [
  {
    tab_title: 'Find the size',
    tab_details:
      '<p>A dealer measures the house before naming a system: rooms, windows, insulation. Ask for the calculation in writing.</p>',
    button_link: { url: '/find-a-dealer/', title: 'Find a dealer' },
    image: picture('spring', 'A house among green trees'),
  },
  {
    tab_title: 'Choose a system',
    tab_details:
      '<p>Compare what runs on what you have: gas, electricity, or both.</p><ul><li>Noise</li><li>Yearly cost</li><li>Rebates</li></ul>',
    button_link: { url: '/resources/', title: 'Read about systems' },
    image: picture('summer', 'A house under a high sun'),
  },
  {
    tab_title: 'Keep it well',
    tab_details: '<p>Check the filter every month. A tune-up in spring and in fall keeps surprises away.</p>',
    image: picture('winter', 'A house in the snow with warm windows'),
    image_mobile: picture('spring', 'A house among green trees'),
  },
];

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Tabs that change every eight seconds, with arrows',
    attributes: {
      data: { tabs: TABS, auto_slide: '1', transition_delay: '8', show_arrows: '1' },
    },
  },
  {
    title: 'Without pictures; only the visitor changes tabs',
    attributes: {
      data: {
        tabs: TABS.map((tab) => ({ ...tab, image: '', image_mobile: '' })),
        ...{ auto_slide: '0', transition_delay: '', show_arrows: '0' },
      },
    },
  },
];
