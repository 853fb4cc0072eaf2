/**
 * The problem type (RFC 9457) of a malformed response from a real provider. `detail` names the invalid path, never the value. Unlike other
 * provider failures, it isn't worth a retry.
 */
export const INVALID_PROVIDER_RESPONSE = 'urn:problem-type:invalid-provider-response';
