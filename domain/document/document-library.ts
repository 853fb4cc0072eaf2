/** A downloadable file. */
export interface LibraryFile {
  readonly title: string;
  readonly href: string;
  /** `PDF, 14 KB`; empty when unknown. */
  readonly note: string;
  readonly opensNewTab: boolean;
}

/** A downloadable picture. */
export interface LibraryImage extends LibraryFile {
  readonly src: string;
}

/** A collapsible section of documents (specification, section 3: accordion). */
export interface LibrarySection {
  /** Null for a section without a heading, which is always open. */
  readonly name: string | null;
  /** Its fragment id; null without one. */
  readonly id: string | null;
  readonly files: ReadonlyArray<LibraryFile>;
}

/** A tab of the document library (specification, section 3: tab). */
export interface LibraryTab {
  readonly name: string;
  /** Null without an introduction. */
  readonly intro: string | null;
  readonly sections: ReadonlyArray<LibrarySection>;
  readonly images: ReadonlyArray<LibraryImage>;
}

const wordsIn = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '');

/** The tab's key in addresses: `technical-docs`. */
export const tabKey = (name: string): string => wordsIn(name).join('-');

/** The index of the tab with a name or key; 0 when none matches. */
export const tabNamed = (tabs: ReadonlyArray<LibraryTab>, written: string): number =>
  Math.max(
    0,
    tabs.findIndex(({ name }) => tabKey(name) === tabKey(written)),
  );

/** Whether each word of the filter is a prefix of a word in the text. An empty filter matches every text. */
const matches = (filter: ReadonlyArray<string>, text: string): boolean => {
  const words = wordsIn(text);
  return filter.every((wanted) => words.some((word) => word.startsWith(wanted)));
};

/**
 * Filters a tab. A section's name counts for its files, so that `furnaces guide` finds the guide among the furnaces' files. Sections
 * without matches are left out.
 */
export const filteredTab = (tab: LibraryTab, filter: string): LibraryTab => {
  const wanted = wordsIn(filter);
  if (wanted.length === 0) return tab;
  return {
    ...tab,
    sections: tab.sections
      .map((section) => ({
        ...section,
        files: section.files.filter(({ title }) => matches(wanted, [section.name, title].join(' '))),
      }))
      .filter(({ files }) => files.length > 0),
    images: tab.images.filter(({ title }) => matches(wanted, title)),
  };
};

/** The number of files and pictures in a tab. */
export const countIn = ({ sections, images }: LibraryTab): number =>
  sections.reduce((sum, { files }) => sum + files.length, images.length);
