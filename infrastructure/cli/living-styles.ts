import type { ModuleGraph } from './module-graph.ts';

/**
 * What makes a component render something else than the server did: a hook, or a state of its own. What the server hands over
 * and an id stay the same.
 */
const CHANGES = /\buse(?!Services\b|Id\b)[A-Z]\w*\(|\bextends Component\b/;

const OURS = /\/ui\/[a-z0-9/-]+\.tsx?$/;

/**
 * The modules below a source file of which the browser may come to render more than the server has: those that a component
 * uses which changes, or which stands in one that does. Components are given props that stay, so without such a component
 * above them they always render the same.
 */
export const livingIn = (graph: ModuleGraph, source: string): ReadonlySet<string> => {
  const still = new Set<string>();
  const living = new Set<string>();
  const enter = (id: string, isBelowChange: boolean): void => {
    const known = isBelowChange ? living : still;
    if (known.has(id) || living.has(id)) return;
    known.add(id);
    const info = graph.getModuleInfo(id);
    const changes = isBelowChange || (OURS.test(id) && CHANGES.test(info?.code ?? ''));
    for (const next of info?.importedIds ?? []) enter(next, changes);
  };
  enter(source, false);
  return living;
};
