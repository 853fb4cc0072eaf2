/**
 * The law of imports: they point inwards, ui -> application -> domain and infrastructure -> application ->
 * domain. Each rule below is one sentence of the plan; tests/layers proves that each of them bites.
 */

const CAPABILITY = 'dealers|leads|rebates|reviews|products|documents';

/** What of the user interface runs on the server alone: how blocks are defined and what they come to. */
const SERVER_SIDE =
  '^ui/(blocks/([^/]+/(codec|view|texts|examples|block)|load-definitions|block-texts|core-block-texts|content-link|linked-file|heroes|product-texts|product-dropdown|products)|app/content-page/content-page-module)\\.ts$';

/** What the technologies share stands below them: what crosses a wire and how, the settings, the clock and its like. */
const SHARED = 'wire|settings|system';

/** The operator's tools stand on the technologies that keep and locate. */
const TOOLS = 'backup|import|sample';

/** Matches any file of a package, wherever node_modules stands, and a package that is not installed. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/|^(${names.join('|')})(/|$)`;

/** A rule that lists what a room may import; everything else is refused. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { pathNot: allowed },
});

/** A rule that lists what a room may not import. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const rooms = [
  only(
    'domain-is-pure',
    'The rules of the business depend on nothing but themselves and fp-ts: no I/O, no RxJS, no framework.',
    '^domain/',
    ['^domain/', packages('fp-ts')],
  ),
  only(
    'application-looks-inwards',
    'Use cases know the domain, each other, fp-ts and RxJS; the world is behind ports.',
    '^application/',
    ['^(domain|application)/', packages('fp-ts', 'rxjs')],
  ),
  never(
    'visitor-and-provider-are-strangers',
    'The site and the service meet at ports only, so that either can be replaced or run elsewhere.',
    { path: '^application/(visitor|provider)/' },
    { path: '^application/(visitor|provider)/', pathNot: '^application/$1/' },
  ),
  only(
    'ports-speak-the-cores-words',
    'A port is a promise in domain types: it knows the domain, fp-ts, other ports and the types of RxJS.',
    '^application/ports/',
    ['^(domain|application/ports)/', packages('fp-ts', 'rxjs')],
  ),
  never(
    'ports-take-rxjs-as-types',
    'A port names an Observable in its signature; it does not make one.',
    { path: '^application/ports/' },
    { path: packages('rxjs'), dependencyTypesNot: ['type-only'] },
  ),
  never(
    'infrastructure-never-sees-ui',
    'Adapters serve the core; only the composition roots put them and the pages together.',
    { path: '^infrastructure/', pathNot: '^infrastructure/composition/' },
    { path: '^ui/' },
  ),
  never(
    'technologies-are-strangers',
    'An adapter knows its own technology and what all share; what two of them need belongs below them.',
    {
      path: '^infrastructure/([^/]+)/',
      pathNot: `^infrastructure/(composition|cli|data-tool|${TOOLS})/`,
    },
    { path: '^infrastructure/', pathNot: `^infrastructure/($1|composition|pages|${SHARED})/` },
  ),
  only(
    'pages-know-no-capability',
    'From a located page to bytes: what the page shows, and how its components are rendered, is decided elsewhere.',
    '^infrastructure/pages/',
    [
      '^infrastructure/pages/',
      '^application/visitor/read-page/page-head\\.ts$',
      '^domain/content/site-language\\.ts$',
      packages('lru-cache'),
      '^node:',
      '^(crypto|fs|path|util|zlib)$',
    ],
  ),
  never(
    'the-server-sends-pages',
    'Pages are a room below the server: no other technology knows how they become bytes.',
    { path: '^infrastructure/', pathNot: '^infrastructure/(pages|server|composition|cli)/' },
    { path: '^infrastructure/pages/' },
  ),
  never(
    'tools-stand-on-the-database',
    'Backup, import and sample data know the database and the places; of each other, and of what serves, they know nothing.',
    { path: `^infrastructure/(${TOOLS})/` },
    {
      path: '^infrastructure/',
      pathNot: `^infrastructure/($1|${SHARED}|database|places)/`,
    },
  ),
  never(
    'the-data-tool-serves-nobody',
    "The operator's program brings the tools together; pages, calls and couriers are not its part.",
    { path: '^infrastructure/data-tool/' },
    {
      path: '^infrastructure/',
      pathNot: `^infrastructure/(data-tool|${SHARED}|${TOOLS}|database|places)/`,
    },
  ),
  never(
    'composition-is-the-root',
    'Nothing depends on how the parts are put together, but the programs that start them and the tests.',
    { pathNot: '^(infrastructure/(composition|cli)|tests)/|^vite[^/]*\\.config\\.[^/]+$' },
    { path: '^infrastructure/composition/' },
  ),
  never(
    'inversify-in-composition-only',
    'The container is a detail of the composition roots: no class anywhere knows that it is injected.',
    { pathNot: '^infrastructure/composition/' },
    { path: packages('inversify', 'reflect-metadata') },
  ),
  never(
    'use-cases-come-from-containers',
    'A use case is built where a module of a capability binds it; the scripts that stand in a page have no container.',
    {
      path: '^infrastructure/',
      pathNot: '^infrastructure/(composition/((visitor|provider)/[^/]+-module|consent)|browser/boot)\\.ts$',
    },
    { path: '^application/(visitor|provider)/([^/]+)/\\2\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'tests-stay-outside',
    'Nothing that ships depends on a test, a fake or a builder.',
    { pathNot: '^tests/' },
    {
      path: '^tests/',
    },
  ),
];

const ui = [
  only(
    'ui-binds-to-visitor-views',
    'React binds to the views of application/visitor and to domain types, with the few libraries that render.',
    '^ui/',
    [
      '^(ui|application/visitor|domain)/',
      packages(
        'react',
        'react-dom',
        'react-router-dom',
        'lucide-react',
        'swiper',
        'focus-trap',
        'rxjs',
        'io-ts',
      ),
    ],
  ),
  never(
    'ui-takes-domain-as-types',
    'A component renders what a view says; a rule that is called from a component is a rule in the wrong place.',
    { path: '^ui/', pathNot: SERVER_SIDE },
    { path: '^domain/', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'components-decide-nothing',
    'A component takes props, use cases and texts: of the domain and the application it knows types and texts alone. What there is to decide, a use case or the view of a block has decided.',
    { path: '^ui/.+\\.tsx$' },
    { path: '^(domain|application)/', pathNot: '(^|-|/)texts\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'definitions-stay-on-the-server',
    'A block is defined, decoded and viewed by the server; the browser renders what comes of it.',
    {
      path: '^(ui|infrastructure)/',
      pathNot: `${SERVER_SIDE}|^infrastructure/composition/(locate-page|content-check|server|block-catalogue)`,
    },
    { path: SERVER_SIDE, pathNot: 'texts\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'rxjs-in-bindings-only',
    'useObservable is the only place where a stream meets React.',
    { path: '^ui/', pathNot: '^ui/bindings/' },
    { path: packages('rxjs') },
  ),
  never(
    'components-know-no-application',
    'A component takes props and gives events; it can be rendered without any use case.',
    { path: '^ui/components/' },
    { path: '^application/' },
  ),
  never(
    'capabilities-are-strangers',
    'One folder per capability, no imports across: what two of them need is a component or a use case.',
    { path: `^ui/(${CAPABILITY})/` },
    { path: `^ui/(${CAPABILITY})/`, pathNot: '^ui/$1/' },
  ),
  only(
    'codecs-are-small',
    'A block codec runs on the server, beside its component: it knows io-ts, the kinds of attributes and domain types and no React.',
    '^ui/blocks/([^/]+/codec|kinds)\\.ts$',
    ['^domain/', '^ui/blocks/kinds\\.ts$', packages('io-ts')],
  ),
  never(
    'io-ts-in-codecs-only',
    'The browser receives decoded blocks: inside ui, io-ts belongs to the codecs.',
    { path: '^ui/', pathNot: '^ui/blocks/([^/]+/codec|define-block|kinds)\\.ts$' },
    { path: packages('io-ts') },
  ),
];

const hygiene = [
  never(
    'no-cycles',
    'A cycle of imports (types included) is two modules that are one.',
    {},
    { circular: true },
  ),
  never(
    'no-orphans',
    'A file that imports nothing and that nothing imports is forgotten; programs and settings are exempt.',
    { orphan: true, pathNot: ['\\.d\\.ts$', '^infrastructure/(cli|composition)/[^/]+$', '^tests/'] },
    {},
  ),
  never(
    'no-development-packages-in-shipped-rooms',
    'What runs in production is in dependencies; the programs that build are exempt.',
    {
      path: '^(domain|application|infrastructure|ui)/',
      pathNot: '^infrastructure/(cli/(build|dev|subset-fonts|document-fonts)|places/places-snapshot)\\.ts$',
    },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  ),
  never(
    'no-unlisted-packages',
    'A package that package.json does not name arrived by accident and leaves without notice.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  never(
    'no-dead-imports',
    'An import leads to a file or an installed package.',
    {},
    { couldNotResolve: true },
  ),
];

module.exports = {
  forbidden: [...rooms, ...ui, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^tests/layers/violations/', '^dist/', '^reports/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    builtInModules: { add: ['node:sqlite'] },
  },
};
