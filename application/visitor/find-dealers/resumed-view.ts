import { forSource, type CardContext } from './dealer-card.ts';
import type { DealerCard, FindDealersView, FoundView } from './find-dealers-view.ts';

/**
 * Adds the phone numbers and rating rules of the visitor's traffic source to a server-rendered view, which is cached without a source
 * (contract, section 7: shared html knows no source). Null without a view.
 */
export const resumedFor = (view: FindDealersView | null, context: CardContext): FindDealersView | null => {
  switch (view?.kind) {
    case undefined:
      return null;
    case 'found': {
      const items = view.page.items.map((card) => ({ ...card, ...forSource(card, context) }));
      const { urgent } = view;
      return {
        ...view,
        page: { ...view.page, items },
        choices: choicesFor(view.choices, items, context),
        urgent: urgent && { ...urgent, cards: urgent.cards.map((card) => forSource(card, context)) },
      };
    }
    case 'none': {
      const { nearest, guess } = view.why;
      const why = { ...view.why, nearest: nearest.map((card) => forSource(card, context)) };
      const cards = guess?.cards.map((card) => ({ ...card, ...forSource(card, context) })) ?? [];
      return { ...view, why: { ...why, guess: guess && { ...guess, cards } } };
    }
    default:
      return view;
  }
};

/** Only cards hold source numbers. Dealers without a card fall back to the site's own number. */
const choicesFor = (
  choices: FoundView['choices'],
  cards: ReadonlyArray<DealerCard>,
  { source }: CardContext,
): FoundView['choices'] =>
  source.numberType === null
    ? choices
    : choices.map((choice) => {
        const card = cards.find(({ companyId }) => companyId === choice.companyId);
        return { ...choice, phone: card?.phone?.text ?? null };
      });
