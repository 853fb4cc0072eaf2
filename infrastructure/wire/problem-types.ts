/**
 * The `type` of the problem (RFC 9457) that says: a real provider has answered, and its answer is malformed. Its `detail` says
 * where, never what stood there. Asking again is of no use, unlike after other failures of a provider.
 */
export const INVALID_PROVIDER_RESPONSE = 'urn:problem-type:invalid-provider-response';
