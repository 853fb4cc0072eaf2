import type { Translated } from '../../content/site-language.ts';
import written from './answer-texts.json' with { type: 'json' };

/** The heading of an answer, and the answer in a sentence or two. */
export interface AnswerText {
  readonly title: string;
  readonly text: string;
}

/** The answers to problems and errands that people search for. */
export type AnswerId = keyof typeof written;

/** The texts of the answers. A missing language is English. */
export const ANSWER_TEXTS: Readonly<Record<AnswerId, Translated<AnswerText>>> = written;
