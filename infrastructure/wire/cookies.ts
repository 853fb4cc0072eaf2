/** The value of a cookie in a list of cookies as browsers write it, `a=1; b=2`; empty without it. */
export const cookieNamed = (name: string, cookies: string): string => {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
};
