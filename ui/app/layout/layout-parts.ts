import { Footer } from './footer.tsx';
import { HeaderBar } from './header-bar.tsx';
import type { LayoutParts } from './layout.tsx';

/** The parts of every page that only the server renders. The browser keeps their html and never loads this code. */
export const layoutParts: LayoutParts = { HeaderBar, Footer };
