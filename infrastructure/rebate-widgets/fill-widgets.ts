import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { dayOf, type Clock } from '../../application/ports/clock.ts';
import type { RebateDirectory } from '../../application/ports/content/rebate-directory.ts';
import { estimateTexts } from '../../application/visitor/estimate-savings/texts.ts';
import { parsePostalCode } from '../../domain/postal-code/postal-code.ts';
import { element } from './element.ts';
import { widgetContents } from './widget-contents.ts';
import { widgetOf } from './widget-options.ts';

interface WidgetPorts {
  readonly rebates: RebateDirectory;
  readonly clock: Clock;
}

/**
 * Fills all rebate widgets on a page once, now and when they are added. A widget stays empty while its rebates load, and shows a message
 * when they can't be read (specification, section 8).
 */
export const fillWidgets = (page: HTMLElement, ports: WidgetPorts): MutationObserver => {
  const filled = new WeakSet<HTMLElement>();
  const fillAll = (): void => {
    for (const box of page.querySelectorAll<HTMLElement>('[data-rebate-widget]')) {
      if (filled.has(box)) continue;
      filled.add(box);
      void fill(box, ports);
    }
  };
  const added = new MutationObserver(fillAll);
  added.observe(page, { childList: true, subtree: true });
  fillAll();
  return added;
};

const fill = async (box: HTMLElement, { rebates, clock }: WidgetPorts): Promise<void> => {
  const widget = widgetOf(box);
  if (O.isNone(widget)) return;
  const { name, options } = widget.value;
  const code = parsePostalCode(options.zip);
  if (O.isNone(code)) return box.replaceChildren(failure());
  const found = await rebates.rebatesAt(code.value)();
  box.replaceChildren(
    pipe(
      found,
      E.match(failure, (area) => widgetContents(name, options, area, dayOf(clock))),
    ),
  );
};

const failure = (): HTMLElement => element('p', { role: 'alert' }, estimateTexts.failed);
