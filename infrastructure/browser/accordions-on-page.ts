/**
 * Closes the accordions that styles hide on this device (specification, section 3: default-open per device), so that what is
 * seen is their state; from then on they are the visitor's.
 */
export const settleAccordions = (page: ParentNode): void => {
  const mixed = [...page.querySelectorAll<HTMLDetailsElement>('details[data-open-on]')];
  const closed = mixed.filter(
    ({ lastElementChild }) =>
      lastElementChild !== null && getComputedStyle(lastElementChild).display === 'none',
  );
  for (const details of closed) details.open = false;
  for (const details of mixed) details.removeAttribute('data-open-on');
};
