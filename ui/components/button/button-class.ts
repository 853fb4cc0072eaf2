import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'tertiary';

/** The class of what looks like a button, for elements that are drawn elsewhere. */
export const buttonClass = (look: ButtonLook): string => `${styles.button} ${styles[look]}`;
