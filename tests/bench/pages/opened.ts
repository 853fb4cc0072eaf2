import { START, startBuiltSite, type BuiltSite } from '../../built-site.ts';

interface Stoppable {
  readonly stop: () => Promise<void>;
}

const running = new Set<Promise<Stoppable>>();

/** Uses something and stops it afterward, even if its use fails. */
export const using = async <A extends Stoppable, B>(
  opening: Promise<A>,
  use: (opened: A) => Promise<B>,
): Promise<B> => {
  running.add(opening);
  try {
    return await use(await opening);
  } finally {
    if (running.delete(opening))
      await opening.then(
        ({ stop }) => stop(),
        () => undefined,
      );
  }
};

/** Uses a built site with its own data. */
export const usingSite = <B>(
  settings: Readonly<Record<string, string>>,
  use: (site: BuiltSite) => Promise<B>,
): Promise<B> => using(openSite(settings), use);

/** Starts a site on 127.0.0.1; its address contains that number, so that no name has to be looked up. */
export const openSite = async (
  settings: Readonly<Record<string, string>>,
  folder?: string,
): Promise<BuiltSite> => {
  const site = await startBuiltSite({ HOST: '127.0.0.1', ...settings }, folder, START);
  return { ...site, address: site.address.replace('localhost', '127.0.0.1') };
};

/** Stops everything that is running or starting; for a run that a signal ends. */
export const stopAll = async (): Promise<void> => {
  const left = [...running];
  running.clear();
  await Promise.allSettled(left.map(async (opening) => (await opening).stop()));
};
