declare module 'zipcodes' {
  interface ListedPlace {
    readonly zip: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly city: string;
    /** Two letters in the United States, the province's name in Canada. */
    readonly state: string;
    readonly country: 'US' | 'Canada';
  }
  const zipcodes: { readonly codes: Readonly<Record<string, ListedPlace>> };
  export default zipcodes;
}
