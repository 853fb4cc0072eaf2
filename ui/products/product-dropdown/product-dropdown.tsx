import { Icon } from '../../components/icon/icon.tsx';
import { Popover } from '../../components/popover/popover.tsx';
import styles from './product-dropdown.module.css';

export interface ProductDropdownProps {
  /** What it is for. */
  readonly label: string;
  /** Its name where other dropdowns of the page have the same label; else it is named by its label. */
  readonly name?: string;
  /** The name of the page that is read, as the dropdown knows it. */
  readonly title: string;
  readonly links: ReadonlyArray<{
    readonly text: string;
    readonly href: string;
    /** Whether its page is the one that is read. */
    readonly isCurrent: boolean;
  }>;
}

/** Leads from product to product, titled by the page that is read (specification, sections 2 and 8). */
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
