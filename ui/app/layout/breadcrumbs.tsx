import type { Crumb } from '../../../application/visitor/read-page/breadcrumbs.ts';
import { homeIn } from '../../../application/visitor/read-page/language-texts.ts';
import { frameTextsIn } from '../../../application/visitor/read-page/frame-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import styles from './breadcrumbs.module.css';
import { MenuAnchor } from './menu-links.tsx';

/** The way from the home page to a page, above its content; the home page itself has none. */
export const Breadcrumbs = ({
  trail,
  current,
  language,
}: {
  /** The pages between the home page and this one, the topmost first. */
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
