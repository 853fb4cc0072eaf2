import { readFileSync } from 'node:fs';
import { contentsHtml, counted, featureHtml, rulesOf, scenariosOf } from './html.ts';
import { LEVELS, type Level, type Results, type Verdict } from './results.ts';
import type { SpecifiedFeature } from './specification.ts';

const bytesOf = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));

const typeface = (family: string, file: string, weights: string): string =>
  `@font-face { font-family: ${family}; font-weight: ${weights}; src: url(data:font/woff2;base64,${bytesOf(`../../../ui/theme/fonts/${file}.woff2`).toString('base64')}) format('woff2'); }`;

/** The site's colors, sizes and typefaces, followed by this page's styles. */
const styles = (): string =>
  [
    typeface('Figtree', 'figtree', '400 700'),
    typeface('Bricolage', 'bricolage-grotesque', '600 700'),
    bytesOf('../../../ui/theme/tokens.css'),
    bytesOf('page.css'),
  ].join('\n');

/** When each level was last played, in milliseconds since 1970; null if never. */
export type PlayedAt = Readonly<Record<Level, number | null>>;

const lastIn = (results: Results): number | null =>
  results.size === 0 ? null : Math.max(...[...results.values()].map(({ at }) => at));

export const playedAt = ({ application, browser }: Readonly<Record<Level, Results>>): PlayedAt => ({
  application: lastIn(application),
  browser: lastIn(browser),
});

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const played = (level: Level, at: number | null): string =>
  at === null
    ? `not run yet: <code>npm run specs -- ${level}</code>`
    : `<time datetime="${new Date(at).toISOString()}">${DATE.format(at)} UTC</time>`;

const VERDICTS = [
  ...(['passed', 'failed', 'skipped'] as const),
  ...(['application only', 'browser only', 'not run yet'] as const),
] satisfies ReadonlyArray<Verdict>;

const counts = (features: ReadonlyArray<SpecifiedFeature>, times: PlayedAt): string => {
  const scenarios = features.flatMap(scenariosOf);
  const row = (name: string, cellOf: (level: Level) => string): string =>
    `<tr><th scope="row">${name}</th>${LEVELS.map((level) => `<td>${cellOf(level)}</td>`).join('')}</tr>`;
  const countAt = (level: Level, verdict: Verdict): number =>
    scenarios.filter((one) => one.verdicts[level].verdict === verdict).length;
  const rows = [
    ...VERDICTS.filter((verdict) => LEVELS.some((level) => countAt(level, verdict) > 0)).map((verdict) =>
      row(verdict, (level) => String(countAt(level, verdict))),
    ),
    row('older than the code', (level) =>
      String(scenarios.filter((one) => one.verdicts[level].isOld).length),
    ),
    row('last played', (level) => played(level, times[level])),
  ];
  return `<p class="lead">${counted(features.length, 'feature')}, ${counted(features.flatMap(rulesOf).length, 'rule')}, ${counted(scenarios.length, 'scenario')}.</p>
<div class="table" role="group" tabindex="0" aria-label="Last result of each scenario"><table><caption>Last result of each scenario</caption>
<thead><tr><th scope="col">Result</th>${LEVELS.map((level) => `<th scope="col">${level}</th>`).join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;
};

/** The living specification as one self-contained page with its typefaces, styles and search. */
export const pageOf = (features: ReadonlyArray<SpecifiedFeature>, times: PlayedAt): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the site does</title>
<style>
${styles()}</style>
</head>
<body>
<header>
<h1>What the site does</h1>
<p class="lead">Each scenario is an example of what a homeowner, a dealer, or an editor can count on. It is played at one or two levels: <em>application</em>, on the pages that the application renders, and <em>browser</em>, on the built site in a real browser.</p>
${counts(features, times)}
</header>
<search id="filter" hidden>
<div><label for="words">Show what mentions</label><output id="shown" for="words"></output></div>
<input id="words" type="search" autocomplete="off">
</search>
<p class="folding" hidden><button type="button" data-fold="false">Unfold all</button><button type="button" data-fold="true">Fold all</button></p>
<div class="columns">
<nav aria-labelledby="contents">
<details open><summary><h2 id="contents">Contents</h2></summary>
<ol>${features.map(contentsHtml).join('\n')}</ol></details>
</nav>
<main>
${features.map(featureHtml).join('\n')}
</main>
</div>
<script>
${bytesOf('page-filter.js').toString()}</script>
</body>
</html>
`;
