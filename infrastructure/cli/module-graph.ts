/** The bundler's information about modules, by file. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: ReadonlyArray<string>;
    readonly importers: ReadonlyArray<string>;
    readonly dynamicallyImportedIds: ReadonlyArray<string>;
  } | null;
}

/** These modules with all of their static imports. */
export const closureOf = (graph: ModuleGraph, ids: ReadonlyArray<string>): ReadonlySet<string> => {
  const reached = new Set(ids);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
};

/** All modules reachable from these, each after its static imports. Lazy imports follow at the end. */
export const inImportOrder = (graph: ModuleGraph, entries: ReadonlyArray<string>): ReadonlyArray<string> => {
  const ordered = new Set<string>();
  const entered = new Set<string>();
  const late: string[] = [...entries];
  const enter = (id: string): void => {
    if (entered.has(id)) return;
    entered.add(id);
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) enter(next);
    late.push(...(info?.dynamicallyImportedIds ?? []));
    ordered.add(id);
  };
  for (const id of late) enter(id);
  return [...ordered];
};
