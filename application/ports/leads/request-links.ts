import type { FormLanguage } from '../../../domain/lead/form.ts';
import type { RequestRole } from '../../../domain/lead/request/request-event.ts';

/** Signed links to one request. Nothing about them is stored, and a reference doesn't reveal them. */
export interface RequestLinks {
  /** Opens a request's page for one reader. */
  readonly tokenFor: (requestId: string, role: RequestRole) => string;
  /** The address of a request's page for one reader, with the token. */
  readonly addressFor: (requestId: string, role: RequestRole, language: FormLanguage) => string;
  /** Whom a token lets in. Null: nobody. Takes as long for a wrong token as for a right one. */
  readonly roleOf: (requestId: string, token: string) => RequestRole | null;
}
