import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'All five',
    attributes: {
      data: {
        facebook_icon: '1',
        twitter_icon: '1',
        linkedin_icon: '1',
        whatsapp_icon: '1',
        email_icon: '1',
      },
    },
  },
  {
    title: 'Two of them: any flag other than “1” is off',
    attributes: { data: { facebook_icon: '1', twitter_icon: '0', linkedin_icon: '', email_icon: '1' } },
  },
];
