import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'A title and its questions',
    attributes: {
      data: {
        title: 'Questions about heat pumps',
        heading_tag: 'h2',
        qa: [
          {
            question: 'Why does the air feel lukewarm in winter?',
            answer:
              '<p>It is cooler than air from a furnace, but it runs longer. Watch whether the room holds its set point. If it keeps falling, <a href="/find-a-dealer/">call a dealer</a>.</p>',
          },
          {
            question: 'What does EMERGENCY HEAT do?',
            answer:
              '<p>It turns off the outdoor unit and relies on backup heat alone.</p><ul><li>It costs more to run.</li><li>Use it only until the heat pump is repaired.</li></ul>',
          },
          {
            question: 'Should I turn the heat down at night?',
            answer:
              '<p>A large set-back can trigger backup heat. Hold a steady set point, or use a control made for heat pumps.</p>',
          },
        ],
      },
    },
  },
  {
    title: 'Without a title; a flat list, as WordPress stores it',
    attributes: {
      data: {
        qa: 2,
        qa_0_question: 'How often should I change the filter?',
        qa_0_answer: '<p>Look at it once a month. Change it when it is gray.</p>',
        qa_1_question: 'Can I close vents in rooms nobody uses?',
        qa_1_answer: '<p>No. Closed vents make the system work harder.</p>',
      },
    },
  },
];
