import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { BlockStart } from '../../domain/content/blocks/block-view.ts';
import { fetchedOnce } from '../bindings/fetched-once.ts';
import { showScriptedForms } from '../bindings/plain-forms.ts';
import { approached, nearOrUsed, used } from '../bindings/near-or-used.ts';
import type { BlockModules } from './load-blocks.ts';

/** What is in the page around a block. */
export type AroundBlock = Readonly<Record<string, string | undefined>>;

/** What starts a block in the browser. */
export interface LateStart {
  readonly when: BlockStart;
  /** Fetches its code, and all that it needs. */
  readonly load: () => Promise<BlockModules>;
  /** Holds clicks in its element until the function it returns is called, which repeats the last one. Where `load` fails, controls do what they do without scripts. */
  readonly holdClicks: (element: HTMLElement, load: () => Promise<unknown>) => () => void;
}

interface LateBlockProps {
  readonly around: AroundBlock;
  /** What is in its element before it, and does not wait for it. */
  readonly before?: ReactNode;
  /** The code that is there already: all of it on the server. */
  readonly modules: BlockModules;
  /** Undefined: all of it is there. */
  readonly start: LateStart | undefined;
  readonly render: (modules: BlockModules) => ReactNode;
}

/** Stands on a block that has not started. */
const WAITING = 'data-waiting';

/**
 * A block whose html is there from the start, and whose code is fetched once the visitor comes near it, or only when it is used. What is clicked
 * in it meanwhile is held, and clicked anew when it has started; what is typed is in its fields.
 */
export const LateBlock = ({ around, before, modules, start: given, render }: LateBlockProps) => {
  // It starts once, with what it was first given.
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
    // From the moment that clicks are held: the first may be one that the start of the application repeats.
    if (start !== undefined) boxed.resolve({ place, sign: signOf(place, start.when) });
    const release = start?.holdClicks(place, start.load);
    void started.promise.then(() => {
      place.removeAttribute(WAITING);
      showScriptedForms(place);
      release?.();
    });
  }, [boxed, start, started]);
  return (
    <div ref={box} {...around} {...{ [WAITING]: '' }}>
      {before}
      <Suspense>
        <Content />
        <Started onStart={started.resolve} />
      </Suspense>
    </div>
  );
};

const Started = ({ onStart }: { onStart: () => void }) => {
  useEffect(onStart, [onStart]);
  return null;
};

/** Where a block is, and what its start waits for. */
interface Boxed {
  readonly place: HTMLElement;
  readonly sign: Promise<void>;
}

const signOf = (place: HTMLElement, when: BlockStart): Promise<void> =>
  when === 'near' ? nearOrUsed(place) : approached(place);

/** What is fetched for a place in time; where it can't be, the html there goes on working by itself, and each use tries anew. */
const fetchedLate = async ({ place, sign }: Boxed, { load }: LateStart): Promise<BlockModules> => {
  await sign;
  for (;;) {
    try {
      return await load();
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
