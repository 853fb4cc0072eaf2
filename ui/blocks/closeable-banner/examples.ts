import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Info with a link',
    attributes: {
      data: {
        message: '<strong>Cold front on its way.</strong> Check your filter and open all vents today.',
        link_text: 'Read the maintenance tips',
        link_url: '/resources/maintenance-tips/',
        tone: 'info',
        banner_id: 'cold-front',
      },
    },
  },
  {
    title: 'Tip',
    attributes: {
      data: {
        message: 'Register your system within 60 days of its installation.',
        tone: 'tip',
        banner_id: 'register-in-time',
      },
    },
  },
  {
    title: 'Caution; recognized by its text',
    attributes: {
      data: {
        message: 'Reset a breaker <strong>once</strong>. If it trips again, stop and call.',
        tone: 'caution',
      },
    },
  },
  {
    title: 'Danger',
    attributes: {
      data: {
        message:
          '<strong>If you smell gas,</strong> leave at once with everyone in the house. Call 911 and the gas utility from a safe distance.',
        tone: 'danger',
        banner_id: 'gas-smell',
      },
    },
  },
];
