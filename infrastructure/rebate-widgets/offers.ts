import { isSome } from 'fp-ts/Option';
import { estimateTexts, sizeAssumed } from '../../application/visitor/estimate-savings/texts.ts';
import { offersTexts } from '../../application/visitor/see-offers/texts.ts';
import type { AreaRebates } from '../../domain/rebate/area-rebates.ts';
import { withDistinctNames } from '../../domain/rebate/distinct-names.ts';
import { amountText } from '../../domain/rebate/amount-texts.ts';
import type { RebateProgram } from '../../domain/rebate/rebate-program.ts';
import { assumedTons } from '../../domain/rebate/rebate-rule.ts';
import { element } from './element.ts';

const offer = (program: RebateProgram): HTMLElement => {
  const { name, paysFor, homeUrl } = program;
  return element(
    'li',
    {},
    element('strong', {}, name),
    element('span', { class: 'amount' }, amountText(program, 'en')),
    paysFor.length === 0 ? null : element('span', {}, paysFor.join(', ')),
    homeUrl === ''
      ? null
      : element(
          'a',
          {
            href: homeUrl,
            rel: 'noopener nofollow external',
            'aria-label': `${name}${estimateTexts.officialOf}`,
          },
          estimateTexts.official,
        ),
  );
};

/** A list of offers, `pageSize` at a time. A button shows more and moves the focus to the first new one. */
export const offerList = (
  programs: ReadonlyArray<RebateProgram>,
  pageSize: number,
): ReadonlyArray<HTMLElement> => {
  const list = element('ul', { class: 'offers' });
  const named = withDistinctNames(programs);
  const more = element('button', { type: 'button' }, offersTexts.showMore);
  let shown = 0;
  const showMore = (): void => {
    const added = named.slice(shown, shown + pageSize).map(offer);
    list.append(...added);
    if (shown > 0) {
      added[0]?.setAttribute('tabindex', '-1');
      added[0]?.focus();
    }
    shown += pageSize;
    if (shown >= programs.length) more.remove();
  };
  more.addEventListener('click', showMore);
  const parts = [list, more];
  showMore();
  return shown >= programs.length ? [list] : parts;
};

/** Notes below the offers: the assumed sizes, that they are sample data, if so, and that they must be confirmed. */
export const offerNotes = ({ isSample, programs }: Pick<AreaRebates, 'isSample' | 'programs'>): HTMLElement =>
  element(
    'div',
    { class: 'notes' },
    ...[
      ...new Set(programs.flatMap(({ rule }) => (isSome(rule) ? (assumedTons(rule.value) ?? []) : []))),
    ].map((tons) => element('p', {}, sizeAssumed(tons))),
    isSample ? element('p', {}, estimateTexts.sample) : null,
    element('p', {}, estimateTexts.confirm),
  );

/** The dialog with all offers for a product. Its button, Escape and a click on the backdrop close it. */
export const offersPopup = (
  heading: string,
  product: string,
  programs: ReadonlyArray<RebateProgram>,
): HTMLDialogElement => {
  const close = element('button', { type: 'button' }, offersTexts.close);
  const popup = element(
    'dialog',
    { 'aria-label': heading },
    element('h2', {}, heading),
    element('p', {}, product),
    ...offerList(programs, programs.length),
    close,
  );
  close.addEventListener('click', () => popup.close());
  popup.addEventListener('click', ({ target }) => target === popup && popup.close());
  return popup;
};
