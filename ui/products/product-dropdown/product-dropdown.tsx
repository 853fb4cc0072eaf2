import { Icon } from '../../components/icon/icon.tsx';
import { Popover } from '../../components/popover/popover.tsx';
import styles from './product-dropdown.module.css';

export interface ProductDropdownProps {
  readonly label: string;
  /** The accessible name, if other dropdowns on the page have the same label. Default: the label. */
  readonly name?: string;
  /** The current page's name in the dropdown. */
  readonly title: string;
  readonly links: ReadonlyArray<{
    readonly text: string;
    readonly href: string;
    /** Whether the link points to the current page. */
    readonly isCurrent: boolean;
  }>;
}

/** Links between products, titled with the current page (specification, sections 2 and 8). */
export const ProductDropdown = ({ label, name = label, title, links }: ProductDropdownProps) => (
  <nav className={styles.dropdown} aria-label={name}>
    <p className={styles.label} aria-hidden="true">
      {label}
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
