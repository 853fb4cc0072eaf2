export class CountDealers {
  readonly execute = (): number => 0;
}
