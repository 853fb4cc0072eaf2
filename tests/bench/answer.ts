import { get } from 'node:http';

/** An answer exactly as it was sent. */
export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly base64: string;
}

/** Headers that every HTTP server adds by itself. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Requests an address and does not decompress the response. */
export const answerOf = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = get(address, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode !== 200) {
          return reject(new Error(`${address} answers ${response.statusCode}`));
        }
        const sent = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        const headersSent = Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
        resolve({ headers: headersSent, base64: Buffer.concat(chunks).toString('base64') });
      });
    });
    request.once('error', reject);
  });
