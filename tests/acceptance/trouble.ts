/** How the provider meets one search. */
export type Trouble =
  | { readonly kind: 'too-many-requests'; readonly retryAfterSeconds: number }
  | { readonly kind: 'failure' }
  | { readonly kind: 'silence' }
  | { readonly kind: 'nonsense' };
