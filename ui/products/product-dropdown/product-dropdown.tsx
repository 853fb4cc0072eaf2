import { productTextsIn } from '../../../application/visitor/read-page/product-texts.ts';
import type { ShownDropdown } from '../../../application/visitor/read-page/shown-dropdown.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Popover } from '../../components/popover/popover.tsx';
import styles from './product-dropdown.module.css';

/** The way from product to product, titled by the page that is read (specification, sections 2 and 8). */
export const ProductDropdown = ({
  label,
  dropdown: { title, links },
  language,
}: {
  /** What it is for; without one: to choose a product. */
  label?: string | null;
  dropdown: ShownDropdown;
  language: SiteLanguage;
}) => {
  const name = label ?? productTextsIn(language).choose;
  return (
    <nav className={styles.dropdown} aria-label={name}>
      <p className={styles.label} aria-hidden="true">
        {name}
      </p>
      <Popover
        buttonClass={styles.button}
        button={
          <>
            <span>{title}</span>
            <Icon name="chevron" />
          </>
        }
      >
        <ul className={styles.links}>
          {links.map(({ text, href, isCurrent }, i) => (
            <li key={i}>
              <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Popover>
    </nav>
  );
};
