/** The dealer of a request that is for one; throws where nobody is chosen (specification, section 8). */
export const chosenDealer = (companyId: number | null): number => {
  if (companyId === null) throw new Error('No dealer selected.');
  return companyId;
};
