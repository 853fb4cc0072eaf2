/**
 * The networks that recent leads came from. Known only to the process that accepted a lead, and only as marks that compare: nothing is
 * stored, and nothing says which network it was.
 */
export interface LeadSenders {
  readonly note: (leadId: string, network: string) => void;
  /** Equal for leads of one network. Null when the network isn't known. */
  readonly networkOf: (leadId: string) => string | null;
}
