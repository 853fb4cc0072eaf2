import * as E from 'fp-ts/Either';
import type { FastifyReply } from 'fastify';
import type { PlaceSuggestions } from '../../application/ports/dealers/place-suggestions.ts';
import type { NamedTown } from '../../application/ports/dealers/postal-places.ts';
import { searchedText } from '../../domain/postal-code/searched-code.ts';
import { sendProblem, type ProblemExtensions } from './problem.ts';

/** The places that a text may mean (contract, section 7: did you mean); none when they can't be looked up. */
export const placesMeant = async (
  suggestions: PlaceSuggestions,
  typed: string,
): Promise<ReadonlyArray<NamedTown>> => {
  const found = await suggestions.for(searchedText(typed), null)();
  return E.isRight(found) ? found.right.places : [];
};

/** The suggestions of a problem with a code; empty without any. */
export const suggestionsFor = async (
  suggestions: PlaceSuggestions,
  typed: string,
): Promise<ProblemExtensions> => {
  const places = await placesMeant(suggestions, typed);
  return places.length > 0 ? { suggestions: places } : {};
};

/** Answers 400 to a text that is no postal code, with the places that it may mean. */
export const sendNotACode = async (
  reply: FastifyReply,
  suggestions: PlaceSuggestions,
  typed: string,
  parameter = 'zipcode',
): Promise<FastifyReply> =>
  sendProblem(
    reply,
    400,
    `${parameter} must be a US zip or Canadian postal code.`,
    await suggestionsFor(suggestions, typed),
  );
