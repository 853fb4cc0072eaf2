import { pageDataAddress, dataFileOf } from './data-file.ts';
import { htmlDocument, SPECULATION_RULES } from './html-document.ts';
import type { OpenedPage } from './opened-page.ts';
import type { RenderedPage } from './rendered-page.ts';

export interface PageAddress {
  readonly path: string;
  /** The part of the query that the page depends on, without the question mark. */
  readonly query: string;
}

/** Renders an opened page and closes it. Awaits `takeTurn` between loading data and rendering, because rendering blocks the process. */
export const renderPage = async (
  page: OpenedPage,
  { path, query }: PageAddress,
  takeTurn?: () => Promise<void>,
): Promise<RenderedPage> => {
  try {
    await page.prepare();
    await takeTurn?.();
    const shown = await page.show();
    const { status, body, location, data, isSettled, scripts, sheetPlaceholder, foreign } = shown;
    const [above = ''] = body.split(sheetPlaceholder);
    const { css, sheet } = page.assets.stylesFor(above);
    const assets = { ...page.assets, css };
    const isCacheable = isSettled && !shown.isPersonal;
    const file = shown.isRepeatable && isCacheable && status === 200 ? dataFileOf(data.json) : null;
    return {
      status,
      foreign,
      isCacheable,
      isSecret: shown.isSecret,
      html: htmlDocument({
        ...shown,
        site: page.site,
        assets,
        startsAfterLoad: !isSettled,
        body: body.replaceAll(sheetPlaceholder, sheet),
        data: file === null ? data : { address: pageDataAddress(file, path, query) },
      }),
      ...(file && { data: file }),
      inlined: {
        scripts: [assets.boot, SPECULATION_RULES, ...scripts.inlined.map(({ text }) => text)],
        styles: [css],
      },
      ...(location !== undefined && { location: query === '' ? location : `${location}?${query}` }),
    };
  } finally {
    page.close();
  }
};
