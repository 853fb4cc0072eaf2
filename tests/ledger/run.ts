import type { LedgerFile } from './ledger-file.ts';
import { ADVICE, changesIn, described, markedIn, writeChanges, type Change } from './changes.ts';

// Production React is as fast as on the server.
process.env['NODE_ENV'] ??= 'production';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The folders of the files that this program compares; the features' run compares its own. */
const FOLDERS = ['blocks', 'frame', 'mails', 'pages', 'pieces', 'texts'];

const files = async (): Promise<ReadonlyArray<LedgerFile>> => {
  const { pageFiles } = await import('./pages.ts');
  const { blockFiles } = await import('./blocks.ts');
  const { mailFiles } = await import('./mails.ts');
  const { textFiles } = await import('./texts.ts');
  const shown = [...(await blockFiles()), ...mailFiles(), ...(await pageFiles())];
  return [...shown, ...(await textFiles(shown))];
};

const check = async (): Promise<number> => {
  const all = await files();
  const changes = changesIn(FOLDERS, all);
  if (changes.length > 0) say(`${described(changes)}\n\n${ADVICE}`);
  say(`${all.length - changes.length} passed, ${changes.length} failed`);
  return changes.length === 0 ? 0 : 1;
};

/** What would change in the features' files, all of which are played. */
const featureChanges = async (): Promise<ReadonlyArray<Change>> => {
  const { playedStates } = await import('./played-states.ts');
  const { FEATURES } = await import('./states.ts');
  return changesIn([FEATURES], await playedStates());
};

/** Rewrites all files; changed marked lines have to be confirmed. */
const rewrite = async (isConfirmed: boolean): Promise<number> => {
  const changes = [...changesIn(FOLDERS, await files()), ...(await featureChanges())];
  const marked = markedIn(changes);
  if (marked.length > 0 && !isConfirmed) {
    say(`${described(marked, Infinity)}\n`);
    say('These lines state dangers, numbers to call, prices, or what the law is about.');
    say('Nothing was rewritten. If each of them is right, run npm run ledger -- --confirm.');
    return 1;
  }
  writeChanges(changes);
  changes.forEach(({ path, text }) => say(`${text === null ? 'removed' : 'rewritten'}: ${path}`));
  say(`${changes.length} files rewritten`);
  return 0;
};

const main = async (task: string | undefined, options: ReadonlyArray<string>): Promise<number> => {
  if (task === 'check' && options.length === 0) return check();
  if (task === 'write' && options.every((option) => option === '--confirm'))
    return rewrite(options.length > 0);
  process.stderr.write('Usage: node tests/ledger/run.ts check|write [--confirm]\n');
  return 2;
};

const [task, ...options] = process.argv.slice(2);
const code = await main(task, options);
// A WordPress of a scenario must not keep the process alive; the empty write flushes the output first.
process.stdout.write('', () => process.exit(code));
