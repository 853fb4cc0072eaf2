/** Lines that nobody may change by accident, with the mark at their start. */
const KINDS: ReadonlyArray<readonly [mark: string, isOfKind: RegExp]> = [
  [
    '⚠',
    new RegExp(
      [
        '\\b911\\b|carbon monoxide|rotten eggs?|smell(?:s|ed)? (?:of )?(?:gas|burning|smoke)|gas (?:smell|leak|odor)|danger|emergenc|evacuat',
        'leave (?:the|your) (?:house|home|building)|go outside|get everyone out|fire department|\\bfire\\b|electric(?:al)? shock|\\bburns?\\b|poison|explo|unsafe|never heat|fresh air|leave right away|don’t (?:touch|light|step|relight|look for|run any)|switch off the breaker|reach the breaker',
        'mon[oó]xido|huevos? podridos?|olor a (?:gas|quemado)|huele a|peligro|salga de|evac[uú]e|bomberos|incendio|veneno|aire libre|nunca use|no (?:toque|encienda|pise)|interruptor el[eé]ctrico',
        'monoxyde|œufs? pourris?|odeur de (?:gaz|brûlé)|sent le gaz|urgence|évacue|pompiers|incendie|sortez|quittez (?:la|votre)|intoxication|air frais|ne (?:touchez|cherchez|marchez|chauffez|faites fonctionner)|n’allumez|disjoncteur',
      ].join('|'),
      'i',
    ),
  ],
  ['☎', /\]\((?:tel|sms):|\b1-\d{3}-\d{3}-\d{4}\b/],
  ['$', /\$\s?\d|\d[\s\u00a0\u202f]?\$/],
  [
    '§',
    new RegExp(
      [
        'privacy|\\bterms\\b|consent|you agree|by (?:sending|submitting|clicking)|opt[- ]?(?:in|out)|on this device|in (?:your|this) browser|cookie|personal (?:data|information)|\\blaws?\\b|legal|warrant(?:y|ies)|guarantee|liab|obligation|©|trademark|not required',
        'privacidad|t[eé]rminos|consentimiento|acepta|en este dispositivo|su navegador|datos personales|\\bley(?:es)?\\b|garant[ií]a|obligaci[oó]n',
        'confidentialité|conditions d’utilisation|consent|accepte|sur cet appareil|votre navigateur|renseignements personnels|\\blois?\\b|garanti|engagement',
      ].join('|'),
      'i',
    ),
  ],
];

const MARKS = KINDS.map(([mark]) => mark).join('');

/** A line as the ledger lists it, with the marks of its kinds. */
export const listed = (line: string): string => {
  const [, indent = '', text = ''] = /^(\s*)(.*)$/.exec(line) ?? [];
  const marks = KINDS.filter(([, isOfKind]) => isOfKind.test(text)).map(([mark]) => mark);
  return `${indent}- ${marks.length > 0 ? `${marks.join('')} ` : ''}${text}`;
};

export const isMarked = (line: string): boolean => new RegExp(`^\\s*- [${MARKS}]`).test(line);
