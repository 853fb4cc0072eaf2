/** The result of a computation that yields between its steps. */
export const finished = <A>(steps: Generator<void, A>): A => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};
