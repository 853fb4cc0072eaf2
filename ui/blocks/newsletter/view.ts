/** The newsletter sign-up: email only, then thanks (specification, section 2). */
export const view = (): object => ({});
