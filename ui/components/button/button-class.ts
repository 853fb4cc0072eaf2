import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary';

/** The class of the button style, for elements that are rendered elsewhere. */
export const buttonClass = (variant: ButtonVariant): string => `${styles.button} ${styles[variant]}`;
