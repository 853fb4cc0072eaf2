import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import type { BlockStart } from '../../domain/content/blocks/block-view.ts';
import { composed } from '../bindings/composed.ts';
import { fetchedOnce } from '../bindings/fetched-once.ts';
import { showScriptedForms } from '../bindings/plain-forms.ts';
import { approached, nearOrUsed, used } from '../bindings/near-or-used.ts';
import { Part } from '../components/part/part.tsx';
import type { BlockModules } from './load-blocks.ts';

/** The attributes of a block's element. */
export type AroundBlock = Readonly<Record<string, string | undefined>>;

/** How a block starts in the browser. */
export interface LateStart {
  readonly when: BlockStart;
  /** Fetches the block's code and everything else that it needs. */
  readonly load: () => Promise<BlockModules>;
  /**
   * Holds clicks in the block's element. The returned function stops that and replays the last click. If `load` fails, controls behave
   * as they do without scripts.
   */
  readonly holdClicks: (element: HTMLElement, load: () => Promise<unknown>) => () => void;
}

interface LateBlockProps {
  readonly around: AroundBlock;
  /** Content at the start of the block's element that does not wait for the block. */
  readonly before?: ReactNode;
  /** The modules that are loaded already; on the server, all of them. */
  readonly modules: BlockModules;
  /** Undefined: all modules are loaded. */
  readonly start: LateStart | undefined;
  readonly render: (modules: BlockModules) => ReactNode;
}

/** Marks a block that has not started. */
const WAITING = 'data-waiting';

/**
 * A block that the server renders, and whose code the browser fetches once the visitor comes near the block or uses it. Clicks before
 * that are held and replayed when the block has started; typed text stays in its fields.
 */
export const LateBlock = ({ around, before, modules, start: given, render }: LateBlockProps) => {
  // The block starts only once, with the first `start` it gets.
  const [start] = useState(() => given && { ...given, load: fetchedOnce(given.load) });
  const box = useRef<HTMLDivElement>(null);
  const [boxed] = useState(() => deferred<Boxed>());
  const [started] = useState(() => deferred<void>());
  const [Content] = useState(() => {
    if (start === undefined) return () => render(modules);
    return lazy(async () => {
      const fetched = await fetchedLate(await boxed.promise, start);
      return { default: () => render(fetched) };
    });
  });
  useEffect(() => {
    const place = box.current;
    if (place === null) return;
    // Watches for use as soon as clicks are held: the first click may be one that the application's start replays.
    if (start !== undefined) boxed.resolve({ place, sign: signOf(place, start.when) });
    const release = start?.holdClicks(place, start.load);
    void started.promise.then(() => {
      place.removeAttribute(WAITING);
      showScriptedForms(place);
      release?.();
    });
  }, [boxed, start, started]);
  return (
    <Part ref={box} {...around} {...{ [WAITING]: '' }} before={before}>
      <Content />
      <Started onStart={started.resolve} />
    </Part>
  );
};

const Started = ({ onStart }: { onStart: () => void }) => {
  useEffect(onStart, [onStart]);
  return null;
};

/** A block's element, and the promise that its start waits for. */
interface Boxed {
  readonly place: HTMLElement;
  readonly sign: Promise<void>;
}

const signOf = (place: HTMLElement, when: BlockStart): Promise<void> =>
  when === 'near' ? nearOrUsed(place) : approached(place);

/** Fetches the modules once the block may start. If that fails, the html keeps working on its own, and each use tries again. */
const fetchedLate = async ({ place, sign }: Boxed, { load }: LateStart): Promise<BlockModules> => {
  await sign;
  for (;;) {
    try {
      const modules = await load();
      await composed();
      return modules;
    } catch {
      await used(place);
    }
  }
};

interface Deferred<A> {
  readonly promise: Promise<A>;
  readonly resolve: (value: A) => void;
}

const deferred = <A,>(): Deferred<A> => {
  let resolve: (value: A) => void = () => undefined;
  const promise = new Promise<A>((settle) => (resolve = settle));
  return { promise, resolve };
};
