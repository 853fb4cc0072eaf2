/** The code or name of a failure, such as `ECONNREFUSED` or `TimeoutError`. Its message may quote personal data or a password. */
export const faultCode = (failure: unknown): string => {
  const { cause, code, responseCode, name } = partsOf(failure);
  const reported = [partsOf(cause).code, code].find(isCode) ?? (isCode(name) ? name : 'unknown failure');
  return typeof responseCode === 'number' ? `${reported} ${responseCode}` : reported;
};

const partsOf = (failure: unknown): { readonly [part: string]: unknown } =>
  (failure ?? {}) as { readonly [part: string]: unknown };

const isCode = (value: unknown): value is string => typeof value === 'string' && /^\w{1,40}$/.test(value);
