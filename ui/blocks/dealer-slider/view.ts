/** All dealers of the area in a slider (specification, section 2). */
export const view = () => ({
  place: { kind: 'slider' } as const,
});

export type DealerSliderProps = ReturnType<typeof view>;
