import type { Page } from 'playwright-core';
import { proTexts } from '../../../../../ui/blocks/tabs-background-switcher/texts.ts';
import {
  notFoundTexts,
  unavailableTexts,
} from '../../../../../application/visitor/read-page/missing-page-texts.ts';
import type { PageOnScreen } from '../../../parts/page-parts.ts';

const MARK = proTexts('en').pro;

/** What is seen of a page, read at one moment. */
export const pageScreenOf = async (page: Page): Promise<PageOnScreen> => {
  const { heading, items, ...seen } = await page.getByRole('main').evaluate(readMain);
  return {
    ...seen,
    kind: kindOf(heading),
    forProfessionals: items.filter(([, mark]) => mark === MARK).map(([text]) => text ?? ''),
    questions: await questionsOf(page),
  };
};

const kindOf = (heading: string): PageOnScreen['kind'] => {
  if (heading === notFoundTexts.heading) return 'missing';
  return heading === unavailableTexts.heading ? 'unavailable' : 'page';
};

const questionsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const reported = await page.locator('script[type="application/ld+json"]').allTextContents();
  return reported
    .flatMap((json) => JSON.parse(json) as LiveRegion | ReadonlyArray<LiveRegion>)
    .filter((one) => one['@type'] === 'FAQPage')
    .flatMap(({ mainEntity = [] }) => mainEntity.map(({ name }) => name));
};

interface LiveRegion {
  readonly '@type': string;
  readonly mainEntity?: ReadonlyArray<{ readonly name: string }>;
}

/** Runs in the page: it may use nothing from outside, nor name functions of its own, which the loader would wrap. */
const readMain = (main: HTMLElement | SVGElement) => {
  const cells = Array.from(main.querySelectorAll('[data-columns] > *'), (cell) =>
    cell.getBoundingClientRect(),
  );
  const row = main.querySelector('[data-columns]')?.getBoundingClientRect().width ?? 0;
  const gap = (cells[1]?.left ?? 0) - (cells[0]?.right ?? 0);
  return {
    heading: main.querySelector('h1')?.textContent ?? '',
    texts: (main as HTMLElement).innerText
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    links: Array.from(
      main.querySelectorAll<HTMLAnchorElement>('a[href]:not([popover]:not(:popover-open) *)'),
      (link) => ({
        // An icon alone has its words as its name.
        text: link.innerText.trim() || (link.getAttribute('aria-label') ?? ''),
        to: link.getAttribute('href') ?? '',
        isCurrent: link.getAttribute('aria-current') === 'page',
      }),
    ),
    dropdown:
      Array.from(main.querySelectorAll<HTMLButtonElement>('nav > button[popovertarget]'))
        .filter((button) => button.checkVisibility())
        .map((button) => ({
          title: button.innerText.trim(),
          offers: Array.from(button.popoverTargetElement?.querySelectorAll('a') ?? [], (link) =>
            link.textContent.trim(),
          ),
        }))[0] ?? null,
    pictures: Array.from(main.querySelectorAll('img'), (image) => image.getAttribute('src') ?? ''),
    accordions: Array.from(main.querySelectorAll('details'), (details) => ({
      heading: details.querySelector('summary')?.innerText.trim() ?? '',
      isOpen: details.open,
    })),
    articles: Array.from(main.querySelectorAll('article'), (article) =>
      article.innerText.split('\n').filter((line) => line.trim() !== ''),
    ),
    players: Array.from(main.querySelectorAll('iframe'), (frame) => new URL(frame.src).host),
    columns: cells.map(({ width }) => Math.round(((width + gap) / (row + gap)) * 12)),
    items: Array.from(main.querySelectorAll('li'), (item) =>
      Array.from(item.children, (part) => part.textContent ?? ''),
    ),
  };
};
