import type { Figure } from '../bench/figure.ts';
import { each } from '../faults/lead-post.ts';
import { ANSWER_KINDS, WRONG_METHODS, type AnswerKind } from './answer-kinds.ts';
import { ask, postForm, type Answer } from './ask.ts';
import { usingAttackedSite } from './attacked-site.ts';
import { noneOf, type AttackMeasurement } from './attack-measurement.ts';
import { headerFaults } from './header-faults.ts';

const SITE_URL = 'https://www.example.com';
const LIMIT = 60;

/** Sends requests until the rate limit is reached; returns the last answer. */
const untilRefused = async (act: () => Promise<Answer>): Promise<Answer> => {
  let last = await act();
  await each(Array(2 * LIMIT).keys(), 5, async () => {
    if (last.status === 429) return;
    const answer = await act();
    if (last.status !== 429) last = answer;
  });
  return last;
};

const LIMITED: ReadonlyArray<AnswerKind> = [
  {
    name: 'search over the limit',
    status: 429,
    ask: (site) => untilRefused(() => ask(`${site}/api/dealers/locate?zipcode=75001`)),
  },
  {
    name: 'form over the limit',
    status: 429,
    ask: (site) => untilRefused(() => postForm(`${site}/contact/`, { formId: 'contact-form' })),
  },
];

const asked = async (
  kinds: ReadonlyArray<AnswerKind>,
  site: string,
): Promise<ReadonlyArray<readonly [AnswerKind, Answer]>> => {
  const answers: (readonly [AnswerKind, Answer])[] = [];
  for (const kind of kinds) answers.push([kind, await kind.ask(site)]);
  return answers;
};

/** The headers of every kind of answer (issue: security headers on every answer; quality: HTTP Observatory). */
export const measureAnswerHeaders: AttackMeasurement = async () => {
  const usual = await usingAttackedSite({ SITE_URL, RATE_LIMIT: '0' }, ({ address }) =>
    asked(ANSWER_KINDS, address),
  );
  const limited = await usingAttackedSite({ SITE_URL, RATE_LIMIT: String(LIMIT) }, ({ address }) =>
    asked(LIMITED, address),
  );
  const answers = [...usual, ...limited];
  const wrongMethods = answers.filter(([kind]) => WRONG_METHODS.includes(kind));
  const figures: Figure[] = [
    noneOf(
      `${answers.length} kinds of answers: without the security headers`,
      answers.flatMap(([{ name }, { headers }]) => {
        const faults = headerFaults(headers, true);
        return faults.length === 0 ? [] : [`${name}: ${faults.join(', ')}`];
      }),
    ),
    noneOf(
      `${answers.length} kinds of answers: with an unexpected status`,
      answers.flatMap(([kind, { status }]) =>
        status === kind.status ? [] : [`${kind.name}: ${status}, not ${kind.status}`],
      ),
    ),
    noneOf(
      'Answers to wrong methods: without Allow',
      wrongMethods.flatMap(([{ name }, { headers }]) => ('allow' in headers ? [] : [name])),
    ),
  ];
  return figures;
};
