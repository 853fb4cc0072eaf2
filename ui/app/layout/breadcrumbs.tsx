import type { Crumb } from '../../../application/visitor/read-page/breadcrumbs.ts';
import { homeIn } from '../../../application/visitor/read-page/language-texts.ts';
import { frameTextsIn } from '../../../application/visitor/read-page/frame-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import styles from './breadcrumbs.module.css';
import { MenuAnchor } from './menu-links.tsx';

/** The breadcrumbs above a page's content. The home page has none. */
export const Breadcrumbs = ({
  trail,
  current,
  language,
}: {
  /** The pages between the home page and this one, topmost first. */
  trail: ReadonlyArray<Crumb>;
  /** The title of this page. */
  current: string;
  language: SiteLanguage;
}) => {
  const texts = frameTextsIn(language);
  return (
    <nav className={styles.breadcrumbs} aria-label={texts.breadcrumb}>
      <ol>
        <li>
          <MenuAnchor
            link={{ href: homeIn(language), text: texts.home, isEnglish: false }}
            from={{ language }}
          />
        </li>
        {trail.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
};
