import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'HTML, a picture before the heading, a link below; starts open on desktop only',
    attributes: {
      data: {
        heading: 'The air conditioner blows warm air',
        heading_tag: 'h3',
        headingImage: { sourceUrl: '/icons/thermostat.svg', altText: '', width: 48, height: 48 },
        html: '<p>Check these first. None of them needs a tool.</p><ul><li>Set the thermostat to COOL and the fan to AUTO.</li><li>Change a clogged filter.</li><li>Reset the breaker <strong>once</strong>. If it trips again, stop and call.</li></ul><p>Call a dealer when the air is still warm after an hour with a clean filter.</p>',
        cta_link: '/find-a-dealer/',
        cta_text: 'Find a dealer',
        default_open_desktop: '1',
        default_open_tablet: '0',
        default_open_mobile: '0',
      },
    },
  },
  {
    title: 'Blocks inside, with a background and shadow, no border',
    attributes: {
      data: {
        heading: 'Steam rises from the heat pump in winter',
        backgroundColor: 'breeze',
        removeBorders: true,
        addShadow: true,
      },
    },
    innerBlocks: [
      {
        name: 'core/paragraph',
        attributes: {
          content:
            'In cold, damp weather the outdoor unit melts the frost on its coil. That takes about 5 to 15 minutes and is normal.',
        },
      },
      {
        name: 'core/paragraph',
        attributes: { content: 'Call a dealer when it takes longer than 15 minutes, or never ends.' },
      },
    ],
  },
  {
    title: 'A list of documents; starts open on every device',
    attributes: {
      data: {
        blockName: 'Records for past tax years',
        blockId: 'tax-records',
        dataBlock: 'tax-certificates',
        backgroundColor: 'white',
        files: [
          {
            fileLink: 'https://files.example.com/air-conditioner-certificate.pdf',
            fileTitle: 'Certificate, air conditioners',
          },
          {
            fileLink: 'https://files.example.com/gas-furnace-certificate.pdf',
            fileTitle: 'Certificate, gas furnaces',
          },
          { fileLink: 'https://www.energystar.gov/', fileTitle: 'ENERGY STAR product finder' },
        ],
        default_open_desktop: true,
        default_open_tablet: true,
        default_open_mobile: true,
      },
    },
  },
  {
    title: 'Without a heading, it stays open',
    attributes: {
      data: { html: '<p>Your owner’s manual takes priority over this page.</p>', backgroundColor: 'mist' },
    },
  },
];
