import type { Hour } from './traffic.ts';

/** An event in the week: its first hour, and how many hours it lasts. Days count from 1. */
export interface WeekEvent {
  readonly day: number;
  readonly hour: number;
  readonly hours: number;
  readonly name: string;
}

const HOURS = 24;
const WIDTH = 1000;
const HEIGHT = 340;
const LEFT = 16;
const TOP = 84;
const BASE = 286;
/** The width of an hour in px. */
const STEP = (WIDTH - 2 * LEFT) / (7 * HOURS);

const STYLE = [
  'text{font:12px system-ui,sans-serif;fill:#0f2a33}.head{font-size:18px;font-weight:700}.paper{fill:#fff}',
  '.requests{fill:#8fd3e0}.postponed{fill:#f2b33d}.failed{fill:#b3261e}.event{fill:#0f2a33;opacity:.1}',
  '.day{stroke:#cbd7da}',
  '@media(prefers-color-scheme:dark){text{fill:#edf4f4}.paper{fill:#0b1a20}.requests{fill:#22505d}.day{stroke:#22505d}',
  '.event{fill:#edf4f4}.failed{fill:#ff9d94}}',
].join('');

const xOf = (day: number, hour: number): number => LEFT + ((day - 1) * HOURS + hour) * STEP;
const px = (value: number): string => value.toFixed(1);

/** The week as a picture (SVG): requests per hour on a square-root scale, so that nights are visible next to a cold snap, and events. */
export const weekPicture = (hours: ReadonlyArray<Hour>, events: ReadonlyArray<WeekEvent>): string => {
  const most = Math.max(1, ...hours.map(({ requests }) => requests));
  const heightOf = (count: number): number => Math.sqrt(count / most) * (BASE - TOP);
  const bar = (kind: string, { day, hour }: Hour, count: number): string =>
    count === 0
      ? ''
      : `<rect class="${kind}" x="${px(xOf(day, hour))}" y="${px(BASE - heightOf(count))}" width="${px(STEP - 0.8)}" height="${px(heightOf(count))}"/>`;
  const total = (of: (hour: Hour) => number): number => hours.reduce((sum, hour) => sum + of(hour), 0);
  const summary = `${total(({ requests }) => requests)} requests, ${total(({ postponed }) => postponed)} answered 503 with Retry-After, ${total(({ failed }) => failed)} failed; slowest hour: 99 of 100 answered within ${Math.round(Math.max(0, ...hours.map(({ p99 }) => p99)))} ms`;
  const named = events.filter(({ name }) => name !== 'import');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title desc">`,
    `<title id="title">A week in the life of the site</title><desc id="desc">${summary}.</desc><style>${STYLE}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<text class="head" x="${LEFT}" y="32">A week in the life of the site</text><text x="${LEFT}" y="54">${summary}.</text>`,
    ...named.map(
      ({ day, hour, hours: lasting }) =>
        `<rect class="event" x="${px(xOf(day, hour))}" y="${TOP - 12}" width="${px(Math.max(STEP * lasting, 2))}" height="${BASE - TOP + 12}"/>`,
    ),
    ...hours.flatMap((hour) => [
      bar('requests', hour, hour.requests),
      bar('postponed', hour, hour.postponed),
      bar('failed', hour, hour.failed),
    ]),
    ...Array.from({ length: 7 }, (_, i) => {
      const x = px(xOf(i + 1, 0));
      return `<path class="day" d="M${x} ${TOP - 12}V${BASE + 8}"/><text x="${px(xOf(i + 1, 0) + 4)}" y="${BASE + 20}">Day ${i + 1}</text>`;
    }),
    ...named.map(
      ({ day, hour, name }, i) =>
        `<text x="${px(xOf(day, hour))}" y="${BASE + 34 + (i % 2) * 14}">${name}</text>`,
    ),
    '</svg>\n',
  ]
    .filter((line) => line !== '')
    .join('\n');
};
