import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary';

/** The button style as a class, for elements that other components render. */
export const buttonClass = (variant: ButtonVariant): string => `${styles.button} ${styles[variant]}`;
