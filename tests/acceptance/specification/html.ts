import type {
  GherkinScenario,
  GherkinStep,
  LevelVerdict,
  SpecifiedFeature,
  SpecifiedRule,
  SpecifiedScenario,
} from './specification.ts';
import { LEVELS, type Level, type Verdict } from './results.ts';

const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text with html's special characters escaped. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SPECIAL[sign] ?? sign);

type Table = NonNullable<GherkinStep['dataTable']>;
type Row = Table['rows'][number];

const prose = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('\n');

const cells = ({ cells: row }: Row, tag: 'td' | 'th'): string =>
  `<tr>${row.map(({ value }) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${escaped(value)}</${tag}>`).join('')}</tr>`;

const table = (head: Row | undefined, body: ReadonlyArray<Row>, caption = ''): string =>
  [
    `<div class="table" role="group" tabindex="0" aria-label="${escaped(caption || 'Table')}"><table>`,
    caption === '' ? '' : `<caption>${escaped(caption)}</caption>`,
    head ? `<thead>${cells(head, 'th')}</thead>` : '',
    `<tbody>${body.map((row) => cells(row, 'td')).join('')}</tbody></table></div>`,
  ].join('');

const step = ({ keyword, text, dataTable, docString }: GherkinStep): string =>
  [
    `<li><span class="keyword">${escaped(keyword.trim())}</span> ${escaped(text)}`,
    dataTable ? table(undefined, dataTable.rows) : '',
    docString ? `<pre>${escaped(docString.content)}</pre>` : '',
    '</li>',
  ].join('');

const steps = (list: ReadonlyArray<GherkinStep>): string =>
  `<ul class="steps">${list.map(step).join('')}</ul>`;

const examples = ({ examples: tables }: GherkinScenario): string =>
  tables
    .map(({ name, tableHeader, tableBody }) => table(tableHeader, tableBody, name || 'Examples'))
    .join('');

const badge = (level: Level, words: string, verdict: Verdict): string =>
  `<span class="verdict ${verdict.replaceAll(' ', '-')}">${level}: <strong>${words}</strong></span>`;

/** A scenario's outcome at each level. */
const verdicts = (each: Readonly<Record<Level, LevelVerdict>>): string =>
  `<span class="verdicts">${LEVELS.map((level) => {
    const { verdict, isOld } = each[level];
    return badge(level, isOld ? `${verdict}, before the last change` : verdict, verdict);
  }).join(' ')}</span>`;

/** How many of a feature's scenarios need attention at each level; if none do, says that all passed. */
const tally = (scenarios: ReadonlyArray<SpecifiedScenario>): string =>
  `<span class="verdicts">${LEVELS.map((level) => {
    const countOf = (wanted: Verdict): number =>
      scenarios.filter(({ verdicts: { [level]: own } }) => own.verdict === wanted).length;
    const worst = (['failed', 'not run yet'] as const).find((verdict) => countOf(verdict) > 0) ?? 'passed';
    const count = countOf(worst);
    return badge(level, count === scenarios.length ? worst : `${count} ${worst}`, worst);
  }).join(' ')}</span>`;

/** How many values of a column a title shows at most. */
const MAX_VALUES_IN_TITLE = 3;

const valuesOf = ({ examples: tables }: GherkinScenario, column: string): ReadonlyArray<string> => [
  ...new Set(
    tables.flatMap(({ tableHeader, tableBody }) => {
      const at = tableHeader?.cells.findIndex(({ value }) => value === column) ?? -1;
      return tableBody.flatMap(({ cells: row }) => row[at]?.value || []);
    }),
  ),
];

/** A scenario's title; an outline's title shows the values of its examples in place of the column names. */
export const titleOf = (gherkin: GherkinScenario): string =>
  gherkin.name.replace(/<([^<>]+)>/g, (placeholder, column: string) => {
    const values = valuesOf(gherkin, column);
    if (values.length === 0) return placeholder;
    const shown = values.slice(0, MAX_VALUES_IN_TITLE).join(' / ');
    return values.length > MAX_VALUES_IN_TITLE ? `${shown} / …` : shown;
  });

/** The table of examples has the values that an outline's title leaves out. */
const scenario = ({ anchor, gherkin, verdicts: own }: SpecifiedScenario): string =>
  `<details class="scenario" id="${anchor}">
<summary><h4>${escaped(titleOf(gherkin))}</h4> ${verdicts(own)}</summary>
${prose(gherkin.description)}${steps(gherkin.steps)}${examples(gherkin)}
<p class="link"><a href="#${anchor}">Link to this scenario</a></p>
</details>`;

/** The heading of scenarios outside any rule. */
const IN_GENERAL = 'In general';

const rule = ({ anchor, name, prose: text, background, scenarios }: SpecifiedRule): string =>
  `<section class="rule" id="${anchor}">
<h3>${name === '' ? IN_GENERAL : `<span class="keyword">Rule</span> ${escaped(name)}`}</h3>
${prose(text)}${background.length > 0 ? `<p class="keyword">Always</p>${steps(background)}` : ''}
${scenarios.map(scenario).join('\n')}
</section>`;

/** A count with its noun: `1 rule`, `2 rules`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const rulesOf = ({ rules }: SpecifiedFeature): ReadonlyArray<SpecifiedRule> =>
  rules.filter(({ name }) => name !== '');

export const scenariosOf = ({ rules }: SpecifiedFeature): ReadonlyArray<SpecifiedScenario> =>
  rules.flatMap(({ scenarios }) => scenarios);

/** One feature, folded: its description, its rules and their scenarios. */
export const featureHtml = (
  feature: SpecifiedFeature,
): string => `<details class="feature" id="${feature.anchor}">
<summary><h2>${escaped(feature.name)}</h2>
<span class="count">${[...(rulesOf(feature).length > 0 ? [counted(rulesOf(feature).length, 'rule')] : []), counted(scenariosOf(feature).length, 'scenario')].join(', ')}</span>
${tally(scenariosOf(feature))}</summary>
${prose(feature.prose)}
${feature.rules.map(rule).join('\n')}
</details>`;

/** A feature in the contents, with its rules folded. */
export const contentsHtml = ({ anchor, name, rules }: SpecifiedFeature): string =>
  `<li><details><summary>${escaped(name)}</summary><ul>
<li><a href="#${anchor}">The whole feature</a></li>
${rules.map((one) => `<li><a href="#${one.anchor}">${escaped(one.name || IN_GENERAL)}</a></li>`).join('\n')}
</ul></details></li>`;
