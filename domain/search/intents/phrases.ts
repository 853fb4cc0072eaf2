/** Phrases that mean something else than their words, in the normalized form for comparison. */
const PHRASES: ReadonlyArray<readonly [phrase: RegExp, meaning: string]> = [
  // Words that people type together: `gasleak`, `ismellgas`.
  [/(?<=\bi|gas|propane|carbon|rotten|burning|smoke|smell)(?=smell|leak|odor|egg|monoxide|gas)/g, ' '],
  [/\bc o\b/g, 'co'],
  [/\b[cs]a (?:sent|pue?)\b/g, 'odeur'],
  [/\b(?:passed out|thr[eo]w(?:ing)? up|(?:cant|short(?:ness)? of|trouble) breath\w*)/g, 'sick'],
  [/\bheat (?:stroke|exhaustion)\b/g, 'heatstroke'],
  [/\b(?:blew|blown|blow) up\b/g, 'exploded'],
  [/\bunder ?water\b(?! heater)/g, 'flooded'],
  [/\bbajo (?:el )?agua\b/g, 'inundado'],
  [/\bsous l eau\b/g, 'inonde'],
  [/\b(?:fonctionne|marche) (?:pas|plus)\b/g, 'panne'],
  [/\bout(?:side|door) unit\b/g, 'ac'],
  [/\bair flow\b/g, 'airflow'],
  [/\bair (?=filters?\b)/g, ''],
  [/\bburn(?:ed|t)? (?:my|his|her|our|their)(?:self)?\b/g, 'scalded'],
  [/\b(?:me suis|s est) brul\w+/g, 'brulure'],
  [/\bred hot\b/g, 'hot touch'],
  [/\bcon (?:el horno|la estufa)\b|\bavec le four\b/g, 'oven'],
  [/\b(?:el|mi|un|del|al) aires?\b(?! acond)/g, 'acondicionado'],
  // No question about a price
  [/\bcada cuanto\b|\bcombien de\b|\bhow (?:many|often)\b/g, ''],
  // No dangers
  [/\bwater (?=heaters?\b)/g, ''],
  [/\b(?:(wont|doesnt) fire|(not|isnt) firing)(?: up)?\b/g, '$1$2 start'],
  [/\bfire (?:up|sale|damper|rat(?:ed|ing))s?\b/g, ''],
  [/\b(?:wildfire|cigarette) smoke\b|\bsmoke free\b/g, ''],
  [/\bexplo(?:ded view|sion proof)\b/g, ''],
  [/\bflood (?:insurance|light|plain|zone)s?\b/g, ''],
];

/** The words of a search, with phrases replaced by what they mean. */
export const withPhrases = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  PHRASES.reduce((text, [phrase, meaning]) => text.replace(phrase, meaning), words.join(' ')).split(' ');
