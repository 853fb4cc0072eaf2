/** The share networks, in the order of the share bar (specification, section 2). */
export const SHARE_NETWORKS = ['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'] as const;

export type ShareNetwork = (typeof SHARE_NETWORKS)[number];
