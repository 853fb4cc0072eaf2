/** The value of a cookie in a list like `a=1; b=2`. Empty when it is missing. */
export const cookieNamed = (name: string, cookies: string): string => {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
};
