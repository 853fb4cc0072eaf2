import * as E from 'fp-ts/Either';
import * as J from 'fp-ts/Json';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import {
  REBATE_WIDGETS,
  type RebateWidgetName,
  type RebateWidgetOptions,
} from '../../domain/rebate/widget-options.ts';

const Options: t.Type<RebateWidgetOptions, unknown, unknown> = t.strict({
  zip: t.string,
  pageSize: t.number,
  headingText: t.string,
  headingTag: t.union([t.literal('h2'), t.literal('h3')]),
  subheadingText: t.string,
  category: t.union([t.string, t.null]),
  products: t.readonlyArray(
    t.strict({ name: t.string, type: t.string, imageUrl: t.union([t.string, t.null]) }),
  ),
  showProductImages: t.boolean,
  noRebatesText: t.string,
  offersText: t.string,
  popupHeadingText: t.string,
});

/** The widget in an element's `data-` attributes. None when they are invalid. */
export const widgetOf = ({
  dataset,
}: HTMLElement): O.Option<{ readonly name: RebateWidgetName; readonly options: RebateWidgetOptions }> =>
  pipe(
    O.fromNullable(REBATE_WIDGETS.find((name) => name === dataset['rebateWidget'])),
    O.chain((name) =>
      pipe(
        J.parse(dataset['options'] ?? ''),
        E.chainW(Options.decode),
        O.fromEither,
        O.map((options) => ({ name, options })),
      ),
    ),
  );
