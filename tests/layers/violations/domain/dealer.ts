export interface Dealer {
  readonly name: string;
}

export const greeting = (dealer: Dealer): string => `Welcome to ${dealer.name}`;
