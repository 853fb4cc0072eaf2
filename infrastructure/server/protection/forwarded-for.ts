import type { FastifyRequest } from 'fastify';

/** `192.0.2.1:4711`, `[2001:db8::1]:4711` or `[2001:db8::1]`. An IPv6 address without brackets has no port. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/** The addresses of an `X-Forwarded-For` header, without the ports that some proxies add. */
export const withoutPorts = (forwardedFor: string): string =>
  forwardedFor
    .split(',')
    .map((item) => item.trim().replace(WITH_PORT, '$1$2'))
    .join(', ');

/** Removes ports from `X-Forwarded-For`. Each connection has its own port, so one visitor would count as many. */
export const dropForwardedPorts = (
  { raw: { headers } }: FastifyRequest,
  _reply: unknown,
  next: () => void,
): void => {
  const forwardedFor = headers['x-forwarded-for'];
  if (typeof forwardedFor === 'string') headers['x-forwarded-for'] = withoutPorts(forwardedFor);
  next();
};
