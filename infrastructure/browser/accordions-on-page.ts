/**
 * Closes the accordions that styles hide on this device (specification, section 3: default-open per device), so that what is
 * seen is their state; from then on they are the visitor's.
 */
export const settleAccordions = (page: ParentNode = document): void => {
  for (const details of page.querySelectorAll<HTMLDetailsElement>('details[data-open-on]')) {
    const content = details.lastElementChild;
    if (content && getComputedStyle(content).display === 'none') details.open = false;
    delete details.dataset['openOn'];
  }
};
