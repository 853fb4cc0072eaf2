import type { PageStyles } from './html-document.ts';

export interface BuiltStyles {
  /** The unique name of the build's styles. */
  readonly name: string;
  /** Css that precedes all modules: the order of the cascade layers. */
  readonly layers: string;
  /** The css of each module, by the short name that prefixes its classes. */
  readonly modules: ReadonlyArray<readonly [name: string, css: string]>;
  /** The modules that every page needs above the fold. */
  readonly first: ReadonlyArray<string>;
  /** Modules that are never needed above the fold, even if their classes are there. */
  readonly later: ReadonlyArray<string>;
  /** The modules that each source file needs. */
  readonly of: Readonly<Record<string, ReadonlyArray<string>>>;
}

/** Chooses the styles of a page. `above` is the html before the link to the page's style sheet. */
export type StylesFor = (above: string) => PageStyles;

/** The folder of the style sheets that pages link in their bodies. */
export const PAGE_SHEETS_FOLDER = '/assets/styles/';

/** A CSS-module class; it begins with the module's name. */
const CLASS = /^_([0-9a-z]{2})[0-9a-z]/;

/** The modules of the classes in some html. */
export const modulesIn = (html: string): ReadonlySet<string> => {
  const attributes = new Set(html.match(/ class="[^"]*"/g));
  const classes = [...attributes].flatMap((attribute) => attribute.slice(' class="'.length, -1).split(' '));
  return new Set(classes.map((name) => CLASS.exec(name)?.[1] ?? ''));
};

/**
 * Chooses the styles of pages with these `sources`. Modules of components before the link in the body are inlined in the document; all
 * other modules that the page may need are in its style sheet.
 */
export const stylesOfSources = (
  { name, layers, modules, first, later, of }: BuiltStyles,
  sources: ReadonlyArray<string>,
): StylesFor => {
  const needed = new Set(sources.flatMap((source) => of[source] ?? []));
  const ofPage = modules.filter(([module]) => needed.has(module));
  return (above) => {
    const shown = modulesIn(above);
    const isFirst = (module: string): boolean =>
      first.includes(module) || (shown.has(module) && !later.includes(module));
    const rest = ofPage.filter(([module]) => !isFirst(module)).map(([module]) => module);
    return {
      css: layers + cssOf(ofPage.filter(([module]) => isFirst(module))),
      sheet: `${PAGE_SHEETS_FOLDER}${name}.${rest.join('')}.css`,
    };
  };
};

/** The css of the style sheet with these modules in its file name. Null when the list is invalid. */
export const pageSheet = ({ modules }: BuiltStyles, list: string): string | null => {
  const listed = modules.filter(([module]) => list.match(/../g)?.includes(module) === true);
  return list !== '' && listed.map(([module]) => module).join('') === list ? cssOf(listed) : null;
};

const cssOf = (modules: BuiltStyles['modules']): string => modules.map(([, css]) => css).join('');
