import type {
  GherkinScenario,
  GherkinStep,
  SpecifiedFeature,
  SpecifiedRule,
  SpecifiedScenario,
} from './specification.ts';
import { LEVELS, type Verdict } from './results.ts';

const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as html. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SPECIAL[sign] ?? sign);

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

const classOf = (verdict: Verdict): string => verdict.replaceAll(' ', '-');

const verdicts = (scenario: SpecifiedScenario): string =>
  LEVELS.map((level) => [level, scenario.verdicts[level]] as const)
    .map(([level, verdict]) => `<li class="${classOf(verdict)}">${level}: <strong>${verdict}</strong></li>`)
    .join('');

/** How many values of a column a title shows. */
const MAX_VALUES_IN_TITLE = 3;

const valuesOf = ({ examples: tables }: GherkinScenario, column: string): ReadonlyArray<string> => [
  ...new Set(
    tables.flatMap(({ tableHeader, tableBody }) => {
      const at = tableHeader?.cells.findIndex(({ value }) => value === column) ?? -1;
      return tableBody.flatMap(({ cells: row }) => row[at]?.value || []);
    }),
  ),
];

/** The title of a scenario; that of an outline with the values of its examples in place of the names of their columns. */
export const titleOf = (gherkin: GherkinScenario): string =>
  gherkin.name.replace(/<([^<>]+)>/g, (placeholder, column: string) => {
    const values = valuesOf(gherkin, column);
    if (values.length === 0) return placeholder;
    const shown = values.slice(0, MAX_VALUES_IN_TITLE).join(' / ');
    return values.length > MAX_VALUES_IN_TITLE ? `${shown} / …` : shown;
  });

const scenario = (specified: SpecifiedScenario): string => `<section class="scenario">
<h4>${escaped(titleOf(specified.gherkin))}</h4>
<ul class="verdicts" aria-label="Last result">${verdicts(specified)}</ul>
${prose(specified.gherkin.description)}${steps(specified.gherkin.steps)}${examples(specified.gherkin)}
</section>`;

const rule = ({ name, prose: text, background, scenarios }: SpecifiedRule): string => `<section class="rule">
<h3>${name === '' ? 'In general' : `<span class="keyword">Rule</span> ${escaped(name)}`}</h3>
${prose(text)}${background.length > 0 ? `<p class="keyword">Always</p>${steps(background)}` : ''}
${scenarios.map(scenario).join('\n')}
</section>`;

/** Where a feature stands on the page: its name as an address has it, so that links to it stay right when others are added. */
export const anchorOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** One feature: its prose, its rules and their scenarios. */
export const featureHtml = (
  feature: SpecifiedFeature,
): string => `<section class="feature" id="${anchorOf(feature.name)}">
<h2>${escaped(feature.name)}</h2>
${prose(feature.prose)}
${feature.rules.map(rule).join('\n')}
</section>`;
