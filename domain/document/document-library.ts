/** A file that is offered, ready to be found by its words. */
export interface LibraryFile {
  readonly title: string;
  readonly href: string;
  /** `PDF, 14 KB`; empty: nothing is known. */
  readonly note: string;
  readonly opensNewTab: boolean;
}

/** A picture that is offered. */
export interface LibraryImage extends LibraryFile {
  readonly src: string;
}

/** Documents under one heading, which opens and closes (specification, section 3: accordion). */
export interface LibrarySection {
  /** Null: it has no heading, and is open. */
  readonly name: string | null;
  /** The fragment under which it is found; null: none. */
  readonly id: string | null;
  readonly files: ReadonlyArray<LibraryFile>;
}

/** A tab of the document library (specification, section 3: tab). */
export interface LibraryTab {
  readonly name: string;
  /** Null: nothing introduces it. */
  readonly intro: string | null;
  readonly sections: ReadonlyArray<LibrarySection>;
  readonly images: ReadonlyArray<LibraryImage>;
}

const wordsIn = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** How a tab is written in an address: `technical-docs`. */
export const tabKey = (name: string): string => wordsIn(name).join('-');

/** The position of the tab that an address names, by its name or its key; the first one without it. */
export const tabNamed = (tabs: ReadonlyArray<LibraryTab>, written: string): number =>
  Math.max(
    0,
    tabs.findIndex(({ name }) => tabKey(name) === tabKey(written)),
  );

/** Whether each word of a filter begins a word of a text; an empty filter matches every text. */
const matches = (filter: ReadonlyArray<string>, text: string): boolean => {
  const words = wordsIn(text);
  return filter.every((wanted) => words.some((word) => word.startsWith(wanted)));
};

/**
 * What of a tab matches a filter. A section's name counts for its files, so that `furnaces guide` finds the guide among the
 * furnaces' files; a section without a match is left out.
 */
export const filteredTab = (tab: LibraryTab, filter: string): LibraryTab => {
  const wanted = wordsIn(filter);
  if (wanted.length === 0) return tab;
  return {
    ...tab,
    sections: tab.sections
      .map((section) => ({
        ...section,
        files: section.files.filter(({ title }) => matches(wanted, `${section.name ?? ''} ${title}`)),
      }))
      .filter(({ files }) => files.length > 0),
    images: tab.images.filter(({ title }) => matches(wanted, title)),
  };
};

/** How many files and pictures a tab offers. */
export const countIn = ({ sections, images }: LibraryTab): number =>
  sections.reduce((sum, { files }) => sum + files.length, images.length);
