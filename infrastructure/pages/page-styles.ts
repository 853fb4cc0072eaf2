import type { PageStyles } from './html-document.ts';

/** The styles of a client build. */
export interface BuiltStyles {
  /** The name of these styles: those of no other build have it. */
  readonly name: string;
  /** What is before all of them: the order of their cascade layers. */
  readonly layers: string;
  /** The css of each module, by its short name, which its classes begin with. */
  readonly modules: ReadonlyArray<readonly [name: string, css: string]>;
  /** Those that every first window needs. */
  readonly first: ReadonlyArray<string>;
  /** Those that none uses, though their classes may be in it. */
  readonly later: ReadonlyArray<string>;
  /** Those that each source file needs. */
  readonly of: Readonly<Record<string, ReadonlyArray<string>>>;
}

/** The styles of a page. `above` is the html above the link to its sheet. */
export type StylesFor = (above: string) => PageStyles;

/** The folder of the sheets that pages link in their bodies. */
export const PAGE_SHEETS_FOLDER = '/assets/styles/';

/** A class of one of our modules: the name of the module is in it. */
const CLASS = /^_([0-9a-z]{2})[0-9a-z]/;

/** The modules whose classes are in html. */
export const modulesIn = (html: string): ReadonlySet<string> => {
  const attributes = new Set(html.match(/ class="[^"]*"/g));
  const classes = [...attributes].flatMap((attribute) => attribute.slice(' class="'.length, -1).split(' '));
  return new Set(classes.map((name) => CLASS.exec(name)?.[1] ?? ''));
};

/**
 * Chooses the styles of pages that are put together from `sources`, module by module: the document has those of the components that
 * are above the link in its body, their sheet has all others that the page may come to need.
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

/** The css of a page's sheet whose file lists these modules; null: no page has one of that name. */
export const pageSheet = ({ modules }: BuiltStyles, list: string): string | null => {
  const listed = modules.filter(([module]) => list.match(/../g)?.includes(module) === true);
  return list !== '' && listed.map(([module]) => module).join('') === list ? cssOf(listed) : null;
};

const cssOf = (modules: BuiltStyles['modules']): string => modules.map(([, css]) => css).join('');
