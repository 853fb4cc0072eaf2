import type { Mutant } from './mutated-source.ts';

/** Whether the ledger or a scenario changes with a mutant; `not rendered`: only a browser runs its place. */
export type Verdict = 'noticed' | 'survives' | 'not rendered';

type Judged = ReadonlyArray<readonly [Mutant, Verdict]>;

const count = (judged: Judged, verdict: Verdict): number =>
  judged.filter(([, own]) => own === verdict).length;

const row = (name: string, judged: Judged): string => {
  const [noticed, survive, unseen] = [
    count(judged, 'noticed'),
    count(judged, 'survives'),
    count(judged, 'not rendered'),
  ];
  const rendered = noticed + survive;
  const share = rendered === 0 ? '' : `${Math.round((100 * noticed) / rendered)} %`;
  return `| ${name} | ${judged.length} | ${unseen} | ${noticed} | ${survive} | ${share} |`;
};

const isDanger = ({ file, from }: Mutant): boolean =>
  file.includes('safety-panel') || /911|carbon monoxide|mon[oó]xid|tel:/.test(from);

const escaped = (code: string): string =>
  code.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'");

/** The results as Markdown: by kind, by file, and every survivor. */
export const tableOf = (judged: Judged): string => {
  const head = [
    '| | mutants | not rendered | noticed | survive | noticed of rendered |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  const groups = (key: (mutant: Mutant) => string) =>
    [...Map.groupBy(judged, ([mutant]) => key(mutant))].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const survivors = judged.filter(([, verdict]) => verdict === 'survives');
  return [
    ...head,
    row('**all**', judged),
    row(
      'dangers and telephone links',
      judged.filter(([mutant]) => isDanger(mutant)),
    ),
    ...groups(({ kind }) => kind).map(([kind, own]) => row(kind, own)),
    ...['', '## By file', '', ...head],
    ...groups(({ file }) => file).map(([file, own]) => row(file, own)),
    ...['', '## Survivors', ''],
    ...survivors.map(([{ name, from, to }]) => `- \`${name}\`: \`${escaped(from)}\` → \`${escaped(to)}\``),
  ].join('\n');
};
