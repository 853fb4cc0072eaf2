/** The pieces of JSON schemas, and the schema of a dealer (specification, section 3). */

export const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
export const count = { type: 'integer', minimum: 0 } as const;
export const fields = (properties: object) => ({ type: 'object', properties }) as const;

const weekHours = fields({ mon: text, tue: text, wed: text, thu: text, fri: text, sat: text, sun: text });

export const dealer = {
  ...fields({
    ...{ name: text, companyID: count, dealer_guid: text, brandID: text, valueBrand: text },
    ...{ addressLine1: text, addressLine2: text, city: text, state: text, zipcode: text, country: text },
    ...{
      phone1: text,
      phone2: text,
      phone3: text,
      charterMemberDate: text,
      dealerType: text,
      displaySupport: flag,
    },
    ...{ email: text, emergencyService: flag, financeURL: text, leasingOption: flag, googleReviews: flag },
    ...{ nateCertified: flag, nexiaDealer: flag, nexiaDealerDiagnostics: flag, asHomeDealer: flag },
    ...{
      asHomeDealerDiagnostics: flag,
      preferred: flag,
      score: count,
      showFinancing: flag,
      showAddress: flag,
    },
    ...{ tcsID: text, isTcs: flag, totalResponseCount: count, spanish: flag },
    dealerInfo: fields({ data: fields({ state: text, dbaName: text, weekHours }) }),
    metaData: fields({
      dealer_url: text,
      average_rating: { type: 'number', minimum: 0, maximum: 5 },
      total_review_count: count,
      priority_ranking: count,
    }),
    fuseInfo: fields({
      ...{
        pool: text,
        permaleasePhone: text,
        routingGroup: text,
        targetPhone: text,
        paidSearchPermalease: text,
      },
    }),
    whodis: fields({
      assignedNumbers: { type: 'array', items: fields({ numberType: text, number: text }) },
      routingGroupID: text,
    }),
    location: fields({ lat: { type: 'number' }, lon: { type: 'number' } }),
    searchInfo: fields({ kind: text, bucket: count }),
    distanceMiles: { type: 'number', description: 'From the middle of the area searched, in miles.' },
  }),
  description: 'A dealer; every field may be missing.',
} as const;
