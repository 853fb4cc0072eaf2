import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'tertiary';

/** The class of the button style, for elements that are rendered elsewhere. */
export const buttonClass = (look: ButtonLook): string => `${styles.button} ${styles[look]}`;
