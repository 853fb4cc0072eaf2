import { Footer } from './footer.tsx';
import { HeaderBar } from './header-bar.tsx';
import type { LayoutParts } from './layout.tsx';

/** What of every page the server renders for good: the browser keeps its html, and has none of this code. */
export const layoutParts: LayoutParts = { HeaderBar, Footer };
