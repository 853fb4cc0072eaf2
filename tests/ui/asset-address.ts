/** Replaces pictures in tests. */
export default '/picture.svg';
