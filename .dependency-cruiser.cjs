/**
 * The law of imports: they point inwards, ui -> application -> domain and infrastructure -> application ->
 * domain. Each rule below is one sentence of the plan; tests/layers proves that each of them bites.
 */

const CAPABILITY = 'dealers|leads|rebates|reviews|products|documents';

/** The parts of the user interface that only the server runs: definitions, codecs and views of blocks. */
const SERVER_SIDE =
  '^ui/(blocks/([^/]+/(codec|view|texts|block)|load-definitions|block-texts|core-block-texts|content-link|linked-file|heroes|product-texts|product-dropdown|products)|app/content-page/content-page-module)\\.ts$';

/** Code that all technologies share: wire formats, settings, and the system's clock and timers. */
const SHARED = 'wire|settings|system';

/** The operator's tools, which use the database and the postal places. */
const TOOLS = 'backup|import|sample';

/** Matches any file of a package, in any node_modules folder, and a package that is not installed. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/|^(${names.join('|')})(/|$)`;

/** A rule that lists what a folder may import. Every other import is refused. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { pathNot: allowed },
});

/** A rule that lists what a folder may not import. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const rooms = [
  only(
    'domain-is-pure',
    'The domain imports only itself and fp-ts: no I/O, no RxJS, no framework.',
    '^domain/',
    ['^domain/', packages('fp-ts')],
  ),
  only(
    'application-looks-inwards',
    'Use cases import the domain, other use cases, ports, fp-ts and RxJS. Everything else is behind a port.',
    '^application/',
    ['^(domain|application)/', packages('fp-ts', 'rxjs')],
  ),
  never(
    'visitor-and-provider-are-strangers',
    'Visitor and provider use cases share only ports, so that either side can be replaced or run elsewhere.',
    { path: '^application/(visitor|provider)/' },
    { path: '^application/(visitor|provider)/', pathNot: '^application/$1/' },
  ),
  only(
    'ports-speak-the-cores-words',
    'A port is an interface in domain types. It imports the domain, fp-ts, other ports and the types of RxJS.',
    '^application/ports/',
    ['^(domain|application/ports)/', packages('fp-ts', 'rxjs')],
  ),
  never(
    'ports-take-rxjs-as-types',
    'A port may name an Observable in its signature, but creates none.',
    { path: '^application/ports/' },
    { path: packages('rxjs'), dependencyTypesNot: ['type-only'] },
  ),
  never(
    'infrastructure-never-sees-ui',
    'Adapters implement ports of the core. Only the composition roots combine them with the pages.',
    { path: '^infrastructure/', pathNot: '^infrastructure/composition/' },
    { path: '^ui/' },
  ),
  never(
    'technologies-are-strangers',
    'An adapter imports its own technology and the shared folders. Code that two technologies need belongs into a shared folder.',
    {
      path: '^infrastructure/([^/]+)/',
      pathNot: `^infrastructure/(composition|cli|data-tool|${TOOLS})/`,
    },
    { path: '^infrastructure/', pathNot: `^infrastructure/($1|composition|pages|${SHARED})/` },
  ),
  only(
    'pages-know-no-capability',
    'infrastructure/pages turns a located page into bytes. It decides neither the content nor how components are rendered.',
    '^infrastructure/pages/',
    [
      '^infrastructure/pages/',
      '^application/visitor/read-page/page-head\\.ts$',
      '^domain/content/(site-language|html/escape-html)\\.ts$',
      packages('lru-cache'),
      '^node:',
      '^(crypto|fs|path|util|zlib)$',
    ],
  ),
  never(
    'the-server-sends-pages',
    'Only the server and the composition roots import infrastructure/pages.',
    { path: '^infrastructure/', pathNot: '^infrastructure/(pages|server|composition|cli)/' },
    { path: '^infrastructure/pages/' },
  ),
  never(
    'tools-use-the-database',
    'Backup, import and sample data import the database and the postal places, but neither each other nor the server.',
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
    'Only the programs that start the site, and tests, import infrastructure/composition.',
    { pathNot: '^(infrastructure/(composition|cli)|tests)/|^vite[^/]*\\.config\\.[^/]+$' },
    { path: '^infrastructure/composition/' },
  ),
  never(
    'inversify-in-composition-only',
    'Only the composition roots import the container. No class knows that it is injected.',
    { pathNot: '^infrastructure/composition/' },
    { path: packages('inversify', 'reflect-metadata') },
  ),
  never(
    'use-cases-come-from-containers',
    'Only the module of a capability constructs a use case. The inlined scripts have no container.',
    {
      path: '^infrastructure/',
      pathNot: '^infrastructure/(composition/((visitor|provider)/[^/]+-module|consent)|browser/boot)\\.ts$',
    },
    { path: '^application/(visitor|provider)/([^/]+)/\\2\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'tests-stay-outside',
    'Product code imports no test, fake or builder.',
    { pathNot: '^tests/' },
    {
      path: '^tests/',
    },
  ),
];

const ui = [
  only(
    'ui-binds-to-visitor-views',
    'React components import views of application/visitor, domain types, and the few libraries that render.',
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
    'A component renders a view. It calls no rule of the domain.',
    { path: '^ui/', pathNot: SERVER_SIDE },
    { path: '^domain/', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'components-decide-nothing',
    'A component imports only types and texts of the domain and the application. Use cases and views of blocks make the decisions.',
    { path: '^ui/.+\\.tsx$' },
    { path: '^(domain|application)/', pathNot: '(^|-|/)texts\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'definitions-stay-on-the-server',
    'The server defines and decodes blocks and computes their views. The browser renders the views.',
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
    'A component of ui/components takes props and reports events. It renders without any use case.',
    { path: '^ui/components/' },
    { path: '^application/' },
  ),
  never(
    'capabilities-are-strangers',
    'One folder per capability, without imports between them. Code that two capabilities need is a component or a use case.',
    { path: `^ui/(${CAPABILITY})/` },
    { path: `^ui/(${CAPABILITY})/`, pathNot: '^ui/$1/' },
  ),
  only(
    'codecs-are-small',
    'A block codec runs on the server. It imports io-ts, the kinds of attributes, other codecs and domain types, but no React.',
    '^ui/blocks/([^/]+/codec|kinds)\\.ts$',
    ['^domain/', '^ui/blocks/([^/]+/codec|kinds)\\.ts$', packages('io-ts')],
  ),
  never(
    'io-ts-in-codecs-only',
    'The browser receives decoded blocks, so only codecs in ui import io-ts.',
    { path: '^ui/', pathNot: '^ui/blocks/([^/]+/codec|define-block|kinds)\\.ts$' },
    { path: packages('io-ts') },
  ),
];

const hygiene = [
  never(
    'no-cycles',
    'Modules that import each other, types included, are one module.',
    {},
    { circular: true },
  ),
  never(
    'no-orphans',
    'A file without imports that nothing imports is unused. Programs and settings are exempt.',
    { orphan: true, pathNot: ['\\.d\\.ts$', '^infrastructure/(cli|composition)/[^/]+$', '^tests/'] },
    {},
  ),
  never(
    'no-development-packages-in-shipped-rooms',
    'Packages that run in production are in dependencies. Build programs are exempt.',
    {
      path: '^(domain|application|infrastructure|ui)/',
      pathNot: '^infrastructure/(cli/(build|dev|subset-fonts|document-fonts)|places/places-snapshot)\\.ts$',
    },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  ),
  never(
    'no-unlisted-packages',
    'package.json names every imported package.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  never(
    'no-dead-imports',
    'Every import resolves to a file or an installed package.',
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
