import type { Need } from '../../../domain/content/capabilities.ts';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import { allBlocksIn, renderedNamesIn } from '../../blocks/block-tree.ts';
import type { BlockDefinitions } from '../../blocks/load-definitions.ts';

type Blocks = ReadonlyArray<RenderableBlock>;

/** The number of blocks at the top of a page that never start late by nearness, however small they are. */
const EAGER_BLOCKS = 2;

/** The names of the blocks in a tree that need code in the browser, without duplicates. */
const interactiveNamesIn = (blocks: Blocks, definitions: BlockDefinitions): ReadonlyArray<string> => {
  const interactive = allBlocksIn(blocks).filter(({ name, props }) => {
    if (props === null) return false;
    const isStatic = definitions.get(name)?.isStatic;
    return typeof isStatic === 'function' ? !isStatic(props) : isStatic !== true;
  });
  return [...new Set(interactive.map(({ name }) => name))];
};

/** Marks the blocks that never change in the browser, including the blocks inside them. */
export const withStaticMarked = (blocks: Blocks, definitions: BlockDefinitions): Blocks =>
  blocks.map((block) =>
    interactiveNamesIn([block], definitions).length === 0 ? { ...block, isStatic: true } : block,
  );

/**
 * Marks the blocks whose code the browser fetches only once the visitor comes near them or uses them: blocks whose interactive parts
 * may all start late, and that are not at the top of the page or wait for use.
 */
export const withLateMarked = (blocks: Blocks, definitions: BlockDefinitions): Blocks =>
  blocks.map((block, i) => {
    const signs = interactiveNamesIn([block], definitions).map((name) => definitions.get(name)?.start);
    if (signs.length === 0 || signs.includes(undefined)) return block;
    const when = signs.includes('near') ? 'near' : 'used';
    if (when === 'near' && i < EAGER_BLOCKS) return block;
    return { ...block, startsLate: { when, needs: needsOf([block], definitions) } };
  });

/** The height of the first window, in parts. */
const WINDOW_PARTS = 6;

/**
 * How many parts of the first window a block usually takes: text takes one, a block next to it takes none, other blocks take three, and blocks
 * that fill the window take all.
 */
const windowTaken = ({ name, props, width }: RenderableBlock, definitions: BlockDefinitions): number => {
  const fillsWindow = definitions.get(name)?.fillsWindow;
  const isFilled = typeof fillsWindow === 'function' ? props !== null && fillsWindow(props) : fillsWindow;
  if (isFilled === true) return WINDOW_PARTS;
  if (width === 'aside') return 0;
  return width === 'text' ? 1 : 3;
};

/** Marks the first block below the first window. */
export const withBelowMarked = (blocks: Blocks, definitions: BlockDefinitions): Blocks => {
  let taken = 0;
  const below = blocks.findIndex((block) => {
    if (taken >= WINDOW_PARTS) return true;
    taken += windowTaken(block, definitions);
    return false;
  });
  return blocks.map((block, i) => (i === below ? { ...block, isBelow: true } : block));
};

/** The needs that only late blocks, or the opening parts of blocks, have. */
export const neededLate = (blocks: Blocks, definitions: BlockDefinitions): ReadonlyArray<Need> => {
  const atOnce = renderedNamesIn(startingAtOnce(blocks)).flatMap((name) => {
    const { needs = [], opens } = definitions.get(name) ?? {};
    return needs.filter((need) => opens?.needs.some((late) => late === need) !== true);
  });
  return needsOf(blocks, definitions).filter((need) => !atOnce.includes(need));
};

/** The source files of the parts of blocks that open on demand. */
export const openedSources = (blocks: Blocks, definitions: BlockDefinitions): ReadonlyArray<string> =>
  renderedNamesIn(blocks).flatMap((name) => definitions.get(name)?.opens?.source ?? []);

const needsOf = (blocks: Blocks, definitions: BlockDefinitions): ReadonlyArray<Need> => [
  ...new Set(renderedNamesIn(blocks).flatMap((name) => definitions.get(name)?.needs ?? [])),
];

/** The blocks that start with the application. */
export const startingAtOnce = (blocks: Blocks): Blocks =>
  blocks.filter(({ startsLate }) => startsLate === undefined);

const holdsTitle = ({ isTitle, innerBlocks }: RenderableBlock): boolean =>
  isTitle === true || innerBlocks.some(holdsTitle);

/** Strips data that the browser doesn't need: blocks that never change keep only their place in the html. */
export const withoutStaticProps = (blocks: Blocks): Blocks =>
  blocks.map((block) =>
    block.isStatic === true
      ? { ...block, props: null, innerBlocks: [], ...(holdsTitle(block) && { isTitle: true }) }
      : block,
  );
