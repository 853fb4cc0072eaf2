import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Three quotes: all fields, some, and one long one',
    attributes: {
      data: {
        quotes: [
          {
            sup_title: 'Heat pump',
            title: 'They looked at the whole house first',
            quote:
              'They measured every room before they named a size, and we got the calculation <em>in writing</em>.',
            author: 'A homeowner in Ohio',
          },
          {
            title: 'Somebody picked up',
            quote: 'The furnace quit at nine at night. At eleven it was warm again.',
            author: 'A homeowner in Maine',
          },
          {
            quote:
              'Our upstairs was five degrees warmer than downstairs, every summer, for as long as we have lived here. The dealer found a duct that had come apart behind the closet, closed it in an hour, and told us that the unit itself was fine. We had been ready to buy a new one.',
            author: 'A homeowner in Texas',
          },
        ],
      },
    },
  },
  {
    title: 'Tips: without an author there is no quotation mark',
    attributes: {
      data: {
        quotes: [
          {
            sup_title: 'Start here',
            title: 'Check the filter',
            quote: 'If you can’t easily see light through it, replace it or wash it.',
          },
        ],
      },
    },
  },
  {
    title: 'One quote: no arrows',
    attributes: { data: { quotes: [{ quote: 'Quiet enough to forget it.', author: 'A homeowner' }] } },
  },
];
