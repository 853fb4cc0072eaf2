import { readFileSync } from 'node:fs';
import { anchorOf, escaped, featureHtml } from './html.ts';
import { LEVELS, type Verdict } from './results.ts';
import type { SpecifiedFeature } from './specification.ts';

const partOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const VERDICTS = [
  ...(['passed', 'failed', 'skipped'] as const),
  ...(['application only', 'browser only', 'not run yet'] as const),
] satisfies ReadonlyArray<Verdict>;

const counts = (features: ReadonlyArray<SpecifiedFeature>): string => {
  const scenarios = features.flatMap(({ rules }) => rules.flatMap((rule) => rule.scenarios));
  const rows = VERDICTS.map((verdict) => {
    const cells = LEVELS.map((level) => scenarios.filter((one) => one.verdicts[level] === verdict).length);
    return `<tr><th scope="row">${verdict}</th>${cells.map((count) => `<td>${count}</td>`).join('')}</tr>`;
  });
  const rules = features.flatMap((feature) => feature.rules.filter(({ name }) => name !== '')).length;
  return `<p>${features.length} features, ${rules} rules, ${scenarios.length} scenarios.</p>
<div class="table" role="group" tabindex="0" aria-label="Last result of each scenario"><table><caption>Last result of each scenario</caption>
<thead><tr><th scope="col">Result</th>${LEVELS.map((level) => `<th scope="col">${level}</th>`).join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;
};

const contents = (features: ReadonlyArray<SpecifiedFeature>): string =>
  features.map(({ name }) => `<li><a href="#${anchorOf(name)}">${escaped(name)}</a></li>`).join('');

/** The living specification as one page that needs nothing else: styles and the filter are part of it. */
export const pageOf = (features: ReadonlyArray<SpecifiedFeature>): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the site does</title>
<style>
${partOf('page.css')}</style>
</head>
<body>
<header>
<h1>What the site does</h1>
<p>Written from the scenarios that are played after every change: once on html that the application renders, once in a real browser.</p>
${counts(features)}
</header>
<search id="filter" hidden>
<label for="words">Show what mentions</label>
<div><input id="words" type="search" autocomplete="off"><a href="#contents">Contents</a></div>
<output id="shown" for="words"></output>
</search>
<nav id="contents" aria-label="Features"><ol>${contents(features)}</ol></nav>
<main>
${features.map(featureHtml).join('\n')}
</main>
<script>
${partOf('page-filter.js')}</script>
</body>
</html>
`;
