import styles from './sitemap.module.css';
import type { SitemapLink, SitemapProps } from './view.ts';

/** The pages of the site, section by section. */
export const Block = ({ sections }: SitemapProps) => (
  <div className={styles.sections}>
    {sections.map(({ heading, language, links, trees }, i) => (
      <section key={i} lang={language}>
        {heading !== null && <h2>{heading}</h2>}
        {links.length > 0 && <Links links={links} language={language} />}
        {trees.length > 0 && (
          <ul className={styles.trees}>
            {trees.map(({ href, text, below }) => (
              <li key={href}>
                <a href={href} hrefLang={language}>
                  {text}
                </a>
                <Links links={below} language={language} />
              </li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </div>
);

const Links = ({ links, language }: { links: ReadonlyArray<SitemapLink>; language: string | undefined }) => (
  <ul className={styles.links}>
    {links.map(({ href, text }) => (
      <li key={href}>
        <a href={href} hrefLang={language}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);
