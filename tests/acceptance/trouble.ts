/** A trouble that one search meets at the provider. */
export type Trouble =
  | { readonly kind: 'too-many-requests'; readonly retryAfterSeconds: number }
  | { readonly kind: 'failure' }
  | { readonly kind: 'silence' }
  | { readonly kind: 'nonsense' };
