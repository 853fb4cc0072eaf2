import type { IncomingMessage } from 'node:http';

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]+)(.*)$/is;

/**
 * The path and query of a request target. A target in absolute form, such as `GET http://www.example.com/contact/ HTTP/1.1`, also names the
 * host, which replaces the `Host` header (RFC 9112, section 3.2.2).
 */
export const originForm = ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string => {
  const [, host, rest = ''] = ABSOLUTE_FORM.exec(url) ?? [];
  if (host === undefined) return url;
  headers.host = host;
  return rest.startsWith('/') ? rest : `/${rest}`;
};
