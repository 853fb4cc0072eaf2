import type { Need } from '../../../domain/content/capabilities.ts';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import { allBlocksIn, renderedNamesIn } from '../../blocks/block-tree.ts';
import type { BlockDefinitions } from '../../blocks/load-definitions.ts';

type Blocks = ReadonlyArray<RenderableBlock>;

/** The blocks at the head of a page that start with it, however little of it they take. */
const MAX_AT_HEAD = 2;

/** The names of those blocks of a tree that the browser has something to do for, each once. */
const livingNamesIn = (blocks: Blocks, definitions: BlockDefinitions): ReadonlyArray<string> => {
  const living = allBlocksIn(blocks).filter(({ name, props }) => {
    if (props === null) return false;
    const isStatic = definitions.get(name)?.isStatic;
    return typeof isStatic === 'function' ? !isStatic(props) : isStatic !== true;
  });
  return [...new Set(living.map(({ name }) => name))];
};

/** The blocks of a page, those marked that never change in the browser, with all that is in them. */
export const withStaticMarked = (blocks: Blocks, definitions: BlockDefinitions): Blocks =>
  blocks.map((block) =>
    livingNamesIn([block], definitions).length === 0 ? { ...block, isStatic: true } : block,
  );

/**
 * The blocks of a page, those marked whose code the browser fetches only once the visitor comes near them or uses them: they hold
 * nothing that lives but what says that it may start late, and are below the first window or wait to be used.
 */
export const withLateMarked = (blocks: Blocks, definitions: BlockDefinitions): Blocks =>
  blocks.map((block, i) => {
    const signs = livingNamesIn([block], definitions).map((name) => definitions.get(name)?.start);
    if (signs.length === 0 || signs.includes(undefined)) return block;
    const when = signs.includes('near') ? 'near' : 'used';
    if (when === 'near' && i < MAX_AT_HEAD) return block;
    return { ...block, startsLate: { when, needs: needsOf([block], definitions) } };
  });

/** The first window, in parts. */
const WINDOW = 6;

/** How many parts of the first window a block takes, as a rule: some words, more, or all of it. */
const windowTaken = ({ name, props, width }: RenderableBlock, definitions: BlockDefinitions): number => {
  const fillsWindow = definitions.get(name)?.fillsWindow;
  const isFilled = typeof fillsWindow === 'function' ? props !== null && fillsWindow(props) : fillsWindow;
  if (isFilled === true) return WINDOW;
  return width === 'text' ? 1 : 3;
};

/** The blocks of a page, that one marked with which what is below its first window begins. */
export const withBelowMarked = (blocks: Blocks, definitions: BlockDefinitions): Blocks => {
  let taken = 0;
  const below = blocks.findIndex((block) => {
    if (taken >= WINDOW) return true;
    taken += windowTaken(block, definitions);
    return false;
  });
  return blocks.map((block, i) => (i === below ? { ...block, isBelow: true } : block));
};

/** What only those of a page's blocks need that start late, or parts of them that open. */
export const neededLate = (blocks: Blocks, definitions: BlockDefinitions): ReadonlyArray<Need> => {
  const atOnce = renderedNamesIn(startingAtOnce(blocks)).flatMap((name) => {
    const { needs = [], opens } = definitions.get(name) ?? {};
    return needs.filter((need) => opens?.needs.some((late) => late === need) !== true);
  });
  return needsOf(blocks, definitions).filter((need) => !atOnce.includes(need));
};

/** The files of those parts of a page's blocks that open. */
export const openedSources = (blocks: Blocks, definitions: BlockDefinitions): ReadonlyArray<string> =>
  renderedNamesIn(blocks).flatMap((name) => definitions.get(name)?.opens?.source ?? []);

const needsOf = (blocks: Blocks, definitions: BlockDefinitions): ReadonlyArray<Need> => [
  ...new Set(renderedNamesIn(blocks).flatMap((name) => definitions.get(name)?.needs ?? [])),
];

/** Those of a page's blocks that start with the application. */
export const startingAtOnce = (blocks: Blocks): Blocks =>
  blocks.filter(({ startsLate }) => startsLate === undefined);

const holdsTitle = ({ isTitle, innerBlocks }: RenderableBlock): boolean =>
  isTitle === true || innerBlocks.some(holdsTitle);

/** What the browser needs of a page's blocks, in addition to the html in which they are: of those that never change, only that they are there. */
export const forBrowser = (blocks: Blocks): Blocks =>
  blocks.map((block) =>
    block.isStatic === true
      ? { ...block, props: null, innerBlocks: [], ...(holdsTitle(block) && { isTitle: true }) }
      : block,
  );
