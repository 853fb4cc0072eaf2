import * as O from 'fp-ts/Option';
import type { AreaRebates } from '../../domain/rebate/area-rebates.ts';
import { rebatesForProduct } from '../../domain/rebate/product-rebates.ts';
import type {
  RebateWidgetName,
  RebateWidgetOptions,
  WidgetProduct,
} from '../../domain/rebate/widget-options.ts';
import { dollarText } from '../../domain/product/money.ts';
import { element } from './element.ts';
import { offerList, offerNotes, offersPopup } from './offers.ts';

/** The contents of a widget for the rebates of an area on a day (specification, section 9). */
export const widgetContents = (
  name: RebateWidgetName,
  options: RebateWidgetOptions,
  rebates: AreaRebates,
  day: string,
): HTMLElement => {
  const { headingText, headingTag, subheadingText, category, products, pageSize } = options;
  const heading = element(headingTag, {}, headingText);
  if (name !== 'category')
    return element(
      'div',
      { class: 'rebate-widget' },
      heading,
      element('ul', { class: 'products' }, ...products.map((one) => productRow(one, options, rebates, day))),
      offerNotes(rebates),
    );
  const { programs } = rebatesForProduct(rebates, O.fromNullable(category), day);
  return element(
    'div',
    { class: 'rebate-widget' },
    heading,
    element('p', {}, subheadingText),
    ...(programs.length === 0
      ? [element('p', { role: 'status' }, options.noRebatesText)]
      : [...offerList(programs, pageSize), offerNotes(rebates)]),
  );
};

/** A product with its image, the maximum amount of its offers, and a dialog with the offers. */
const productRow = (
  { name, type, imageUrl }: WidgetProduct,
  { showProductImages, noRebatesText, offersText, popupHeadingText }: RebateWidgetOptions,
  rebates: AreaRebates,
  day: string,
): HTMLElement => {
  const { programs, maxRebate } = rebatesForProduct(rebates, O.some(type), day);
  const picture =
    showProductImages && imageUrl !== null
      ? element('img', { src: imageUrl, alt: '', width: '96', height: '96', loading: 'lazy' })
      : null;
  const title = element('strong', {}, name);
  if (programs.length === 0)
    return element('li', {}, picture, title, element('span', { class: 'none' }, noRebatesText));
  const popup = offersPopup(popupHeadingText, name, programs);
  const label =
    maxRebate > 0 ? offersText.replace('{amount}', () => dollarText(maxRebate * 100)) : popupHeadingText;
  const open = element('button', { type: 'button', 'aria-haspopup': 'dialog' }, label);
  open.addEventListener('click', () => popup.showModal());
  return element('li', {}, picture, title, open, popup);
};
