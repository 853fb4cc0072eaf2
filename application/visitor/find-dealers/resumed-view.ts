import { forSource, type CardContext } from './dealer-card.ts';
import type { DealerCard, FindDealersView, FoundView } from './find-dealers-view.ts';

/**
 * The view of a page that was rendered for no traffic source, as the visitor's own browser takes it over: with the numbers and
 * ratings of the visitor's source (contract, section 7: shared html knows no source). Null where there is no view to take over.
 */
export const resumedFor = (view: FindDealersView | null, context: CardContext): FindDealersView | null => {
  switch (view?.kind) {
    case undefined:
      return null;
    case 'found': {
      const items = view.page.items.map((card) => ({ ...card, ...forSource(card, context) }));
      return { ...view, page: { ...view.page, items }, choices: choicesFor(view.choices, items, context) };
    }
    case 'none':
      return {
        ...view,
        why: { ...view.why, nearest: view.why.nearest.map((card) => forSource(card, context)) },
      };
    default:
      return view;
  }
};

/** The numbers of the source are on the cards alone: a dealer without one is called by the site's own number. */
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
