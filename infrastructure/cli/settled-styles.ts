/**
 * Style files of components whose look is settled when the server has rendered them, though the browser runs them or parts that hold
 * them: they stand in the page from the start or never, and no class or attribute of theirs is changed by use. A page leaves
 * out the rules of these that match nothing in its html. Each scenario in a browser ends by looking for rules that its page
 * lacks: one that does belongs to a file that is none of these.
 */
export const SETTLED_STYLES: ReadonlyArray<string> = [
  'ui/app/content-page/content-page.module.css',
  'ui/app/layout/breadcrumbs.module.css',
  'ui/blocks/cta-card/cta-card.module.css',
  'ui/blocks/zip-search/house-art.module.css',
  'ui/blocks/zip-search/zip-search-hero.module.css',
  'ui/blocks/zip-search/zip-search.module.css',
  'ui/components/band/band.module.css',
  'ui/components/hero/backdrop-picture.module.css',
  'ui/components/hero/hero-words.module.css',
  'ui/components/hero/hero.module.css',
  'ui/components/picture/picture.module.css',
  'ui/components/stack/stack.module.css',
];

/**
 * Style files that no first window needs, since they are for what is closed until the visitor opens it, what begins to move later, or
 * paper: they come with the styles of what stands further down.
 */
export const LATER_STYLES: ReadonlyArray<string> = [
  'ui/app/layout/header-menu-items.module.css',
  'ui/components/menu-dialog/menu-dialog.module.css',
  'ui/components/hero/ribbon-drift.module.css',
  'ui/components/menu-panel/menu-panel.module.css',
  'ui/theme/print.css',
];
