import { goalText, isMet, measuredText, verdict, type Figure, type Goal } from './figure.ts';

/** The contents of a picture: the figures of one run, its time (ISO 8601), and the machine's number of cores. */
export interface PicturedRun {
  readonly measuredAt: string;
  readonly cores: number;
  readonly figures: ReadonlyArray<Figure>;
}

type FigureWithGoal = Figure & { readonly goal: Goal };

const WIDTH = 1000;
const MARGIN = 16;
const HEAD_HEIGHT = 84;
const ROW_HEIGHT = 22;
const BAR_HEIGHT = 10;
/** The start of the bars, and the distance of the goal from there, in px. */
const BAR_X = 490;
const GOAL_WIDTH = 110;
const RESULT_X = 726;
/** The maximum length of a bar, as a multiple of its goal. */
const MAX_SHARE = 2;
/** The maximum number of characters next to a bar; longer names are set tighter. */
const MAX_NAME_LENGTH = 74;
const NAME_WIDTH = 462;

const STYLE = [
  'text{font:12px system-ui,sans-serif;fill:#0f2a33}',
  '.paper{fill:#fff}.head{font-size:18px;font-weight:700}.track{fill:#edf4f4}.goal{stroke:#0f2a33;stroke-width:2}',
  '.bar.met{fill:#2c6a3b}.bar.missed{fill:#b3261e}text.met{fill:#2c6a3b}text.missed{fill:#b3261e;font-weight:700}',
  '@media(prefers-color-scheme:dark){text{fill:#edf4f4}.paper{fill:#0b1a20}.track{fill:#22505d}.goal{stroke:#edf4f4}',
  '.bar.met{fill:#7fce93}.bar.missed{fill:#ff9d94}text.met{fill:#7fce93}text.missed{fill:#ff9d94}}',
].join('');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A figure as a share of its goal, from 0 to `MAX_SHARE`. */
const shareOfGoal = ({ measured, goal }: FigureWithGoal): number => {
  if (measured === null) return 0;
  const limit = 'atMost' in goal ? goal.atMost : goal.atLeast;
  const share = limit === 0 ? (measured === 0 ? 0 : MAX_SHARE) : measured / limit;
  return Math.min(Math.max(share, 0), MAX_SHARE);
};

const rowOf = (figure: FigureWithGoal, position: number): string => {
  const { what, unit, goal } = figure;
  const top = HEAD_HEIGHT + position * ROW_HEIGHT;
  const [baseline, barTop] = [top + 15, top + (ROW_HEIGHT - BAR_HEIGHT) / 2];
  const state = isMet(figure) ? 'met' : 'missed';
  const tight =
    what.length > MAX_NAME_LENGTH ? ` textLength="${NAME_WIDTH}" lengthAdjust="spacingAndGlyphs"` : '';
  const width = Math.round(shareOfGoal(figure) * GOAL_WIDTH);
  const result = `${measuredText(figure)}, goal ${goalText(goal, unit)}: ${verdict(figure).toLowerCase()}`;
  return [
    `<text x="${MARGIN}" y="${baseline}"${tight}>${escaped(what)}</text>`,
    `<rect class="track" x="${BAR_X}" y="${barTop}" width="${GOAL_WIDTH * MAX_SHARE}" height="${BAR_HEIGHT}"/>`,
    `<rect class="bar ${state}" x="${BAR_X}" y="${barTop}" width="${width}" height="${BAR_HEIGHT}"/>`,
    `<text class="${state}" x="${RESULT_X}" y="${baseline}">${escaped(result)}</text>`,
  ].join('');
};

/**
 * A picture (SVG) of the figures with goals: a bar for each, as long as its share of the goal, and the result as text.
 * It follows the reader's light or dark colors; its title and description are for screen readers. Skipped figures are left out.
 */
export const pictureOf = ({ measuredAt, cores, figures }: PicturedRun): string => {
  const shown = figures.filter(
    (figure): figure is FigureWithGoal => figure.goal !== undefined && figure.isSkipped !== true,
  );
  const missed = shown.filter((figure) => !isMet(figure));
  const summary = `${shown.length - missed.length} of ${shown.length} goals met`;
  const run = `Measured on ${measuredAt.slice(0, 10)} with ${cores} cores.`;
  const description = [
    run,
    missed.length === 0 ? 'No goal is missed.' : `Missed: ${missed.map(({ what }) => what).join('; ')}.`,
  ].join(' ');
  const height = HEAD_HEIGHT + shown.length * ROW_HEIGHT + MARGIN;
  const goalX = BAR_X + GOAL_WIDTH;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">Speed of the site beside its goals: ${summary}</title>`,
    `<desc id="desc">${escaped(description)}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${height}"/>`,
    `<text class="head" x="${MARGIN}" y="32">Speed of the site: ${summary}</text>`,
    `<text x="${MARGIN}" y="54">${run} A bar is a figure’s share of its goal, which is the line: &lt;= is met up to it, &gt;= from it on.</text>`,
    ...shown.map(rowOf),
    `<path class="goal" d="M${goalX} ${HEAD_HEIGHT - 4}V${height - MARGIN + 4}"/>`,
    '</svg>\n',
  ].join('\n');
};
