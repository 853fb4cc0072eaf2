/** Stands in for pictures. */
export default '/picture.svg';
