import type { Document, Element } from 'domhandler';
import { runningCostTexts } from '../../../application/visitor/compare-running-costs/texts.ts';
import { compareProductsTexts } from '../../../application/visitor/compare-products/texts.ts';
import { planSystemTexts } from '../../../application/visitor/plan-system/texts.ts';
import { suggestSystemsTexts } from '../../../application/visitor/suggest-systems/texts.ts';
import { weighLeaseTexts } from '../../../application/visitor/weigh-lease/texts.ts';
import type { EstimateOnScreen, HelperOnScreen, CalculatorOnScreen } from '../choosing-parts.ts';
import type { ComparisonOnScreen } from '../parts/product-parts.ts';
import { firstIn, nameOf, seenIn, textOf, theOne, withRole } from './html.ts';

/** The product comparison on a page. */
export const productComparisonOn = (page: Document): ComparisonOnScreen => {
  const table = theOne(theOne(page, 'main'), 'table');
  return {
    kinds: seenIn(theOne(page, 'navigation', compareProductsTexts.types), 'a[href]').map(textOf),
    products: seenIn(table, 'thead th img + *').map(textOf),
    rows: seenIn(table, 'tbody tr').map((row) => ({
      label: textOf(firstIn(row, 'th span span')),
      // A scale's accessible name is the same number as its text.
      values: seenIn(row, 'td').map(nameOf),
      differs: 'data-differs' in row.attribs,
    })),
  };
};

const part = (page: Document, heading: string): Element => theOne(page, 'region', heading);

/** The system helper on a page. */
export const helperOn = (page: Document): HelperOnScreen => {
  const helper = part(page, suggestSystemsTexts.heading);
  return {
    systems: seenIn(helper, 'ol > li').map((system) => ({
      name: textOf(firstIn(system, 'h4')),
      label: textOf(firstIn(system, 'p')),
      reasons: seenIn(system, 'ul:first-of-type li').map(textOf),
      pages: seenIn(system, 'a').map(textOf),
    })),
    says: seenIn(helper, 'h3 ~ p').map(textOf),
    zipError: withRole(helper, 'alert').map(textOf).join(' '),
  };
};

/** The cost estimate on a page. */
export const estimateOn = (page: Document): EstimateOnScreen => {
  const estimate = part(page, planSystemTexts.heading);
  const prices = seenIn(estimate, 'dd').map(textOf);
  return {
    lines: seenIn(estimate, 'dt').map((label, i) => [textOf(label), prices[i] ?? ''] as const),
    says: seenIn(estimate, 'dl ~ p, dl ~ div p, dl ~ div li').map(textOf),
  };
};

/** The calculator under a heading of a page. */
const calculatorOn =
  (heading: string) =>
  (page: Document): CalculatorOnScreen => {
    const calculator = part(page, heading);
    return {
      rows: seenIn(calculator, 'table:first-of-type tbody tr').map((row) =>
        seenIn(row, 'th, td').map(textOf),
      ),
      says: seenIn(calculator, '[role=status] p, [role=status] li, table ~ p').map(textOf),
      errors: withRole(calculator, 'alert').map(textOf),
    };
  };

export const leaseOn = calculatorOn(weighLeaseTexts.heading);
export const runningCostsOn = calculatorOn(runningCostTexts.heading);
