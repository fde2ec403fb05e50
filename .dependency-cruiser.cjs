/*
 * The allowed imports between packages and folders (docs/architecture.md). The shell and the remotes import
 * shared-contracts and design-system; remotes never import each other. Inside a remote, imports only point down
 * this list: routes, pages, features, components, data. Inside an api module, they point down routes, services,
 * repositories. Modules import only each other's index.
 */
/**
 * The contract between shop and servers: a folder for each domain, and the code that all of them share. It only
 * depends on zod.
 */
const contracts =
  '^shared-contracts/src/(analytics|catalog|content|customers|fulfilment|i18n|invoicing|newsletter|notifications|orders|payments|platform|reviews|routing|staff|support|values)/'
const testFile = '\\.test\\.tsx?$|/testing(/|\\.tsx?$)'

/**
 * Repositories that join tables of several domains in one query, or read for the whole shop: privacy, synthetic
 * purchases and the change feed. For anything else, use the index of the domain that owns the table.
 */
const joins = [
  'catalog/admin/stock/admin-stock',
  'catalog/stock/stock',
  'customers/privacy/cases',
  'customers/privacy/data-of-address',
  'customers/privacy/packed',
  'customers/privacy/privacy',
  'fulfilment/admin/bulk-shipping/packed-shipments',
  'fulfilment/admin/documents/barcodes',
  'fulfilment/admin/documents/paperwork',
  'fulfilment/admin/packing-record/batches',
  'fulfilment/admin/packing-record/photos/photos',
  'fulfilment/admin/queue/queue',
  'fulfilment/packing/refunded-quantities',
  'fulfilment/returns/returns',
  'fulfilment/shipments/shipments',
  'invoicing/invoices',
  'invoicing/tax-registration/tax-registration',
  'notifications/admin/new-orders',
  'notifications/push/devices',
  'orders/holds/holds',
  'payments/action-items/action-items',
  'payments/admin/refund-notes/refund-notes',
  'payments/admin/refunds/refund-requests',
  'platform/change-feed/change-feed',
  'platform/synthetic-purchases/synthetic-purchases',
  'reviews/admin/moderation',
  'reviews/purchases',
  'reviews/requests/review-requests',
  'staff/sessions/staff-sessions',
  'support/admin/cases/admin-cases',
  'support/admin/inbox',
]
const joiningRepositories = `^api/src/modules/(${joins.join('|')})\\.repository\\.ts$`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.config\\.ts$',
          '^e2e/bench/browser/peers/[^/]+/template/',
          '\\.cjs$',
          testFile,
          contracts,
          '^api/src/db/schema\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'packages-meet-only-in-shared',
      severity: 'error',
      from: { path: '^(shell|edge|mf-[^/]+|api|gateway-sandbox)/', pathNot: testFile },
      to: { path: '^(shell|edge|mf-[^/]+|api|gateway-sandbox)/', pathNot: '^$1/' },
    },
    {
      name: 'tests-that-read-remotes-say-so',
      severity: 'error',
      comment:
        'Other tests of shell and edge are left out after a change in a remote. Name it *.with-remotes.test.ts.',
      from: { path: '^(shell|edge)/.*\\.test\\.tsx?$', pathNot: '\\.with-remotes\\.test\\.tsx?$' },
      to: { path: '^mf-[^/]+/src/', reachable: true },
    },
    {
      name: 'contracts-are-the-floor',
      severity: 'error',
      from: { path: contracts, pathNot: testFile },
      to: { pathNot: [contracts, '^node_modules/zod/'] },
    },
    {
      name: 'shoppers-get-no-admin-contracts',
      severity: 'error',
      from: {
        path: '^(shell/src|design-system|mf-(account|cart-checkout|catalog|content))/',
        pathNot: testFile,
      },
      to: { path: '^shared-contracts/src/[^/]+/admin/' },
    },
    {
      name: 'contracts-know-no-app',
      severity: 'error',
      from: { path: '^shared-contracts/' },
      to: { path: '^(shell|edge|mf-[^/]+|api|gateway-sandbox|e2e|design-system)/' },
    },
    {
      name: 'http-knows-no-store',
      severity: 'error',
      from: { path: '^shared-contracts/src/http/', pathNot: testFile },
      to: { path: '^shared-contracts/src/(store|remote)/' },
    },
    {
      name: 'store-knows-no-remote',
      severity: 'error',
      from: { path: '^shared-contracts/src/store/' },
      to: { path: '^shared-contracts/src/remote/' },
    },
    {
      name: 'registry-takes-only-contracts',
      severity: 'error',
      from: { path: '^composition/registry/', pathNot: testFile },
      to: {
        path: '^(shell|edge|mf-[^/]+|api|gateway-sandbox|e2e|design-system|tooling|shared-contracts|composition/(build|cli|create-remote|renderer|runtime))/',
        pathNot: ['^shared-contracts/src/remote/', contracts],
      },
    },
    {
      name: 'composition-builds-upwards',
      severity: 'error',
      comment:
        'composition: registry, runtime, renderer and build serve the commands, which serve the templates of remotes.',
      from: { path: '^composition/(cli|build|renderer|runtime)/', pathNot: testFile },
      to: { path: '^composition/create-remote/' },
    },
    {
      name: 'composition-runs-without-commands',
      severity: 'error',
      comment: 'What runs in browsers and in an edge needs neither the commands nor the builds.',
      from: { path: '^composition/(renderer|runtime)/', pathNot: testFile },
      to: { path: '^(composition/(build|cli)|tooling)/' },
    },
    {
      name: 'composition-knows-no-shop',
      severity: 'error',
      comment:
        'It composes any site. Of the shop it takes the contract alone: what remotes and shell share, and its languages.',
      from: { path: '^composition/', pathNot: testFile },
      to: {
        path: '^(mf-[^/]+|api|gateway-sandbox|e2e|design-system|shell|edge|shared-contracts)/',
        pathNot: [
          '^shared-contracts/src/(remote|http|store|words|testing)[./]',
          '^shared-contracts/src/i18n/(language|translate)\\.ts$',
        ],
      },
    },
    {
      name: 'file-lock-and-tracing-take-nothing',
      severity: 'error',
      from: { path: '^(file-lock|tracing)/', pathNot: testFile },
      to: {
        path: '^(shell|edge|mf-[^/]+|api|gateway-sandbox|e2e|design-system|tooling|shared-contracts|composition)/',
      },
    },
    {
      name: 'design-system-knows-no-app',
      severity: 'error',
      from: { path: '^design-system/' },
      to: { path: '^(shell|edge|mf-[^/]+|api|gateway-sandbox|e2e)/' },
    },
    {
      name: 'design-system-knows-no-state',
      severity: 'error',
      from: { path: '^design-system/' },
      to: {
        path: '^shared-contracts/|^node_modules/(redux|react-redux|@reduxjs|axios|react-router)',
        pathNot: '^shared-contracts/src/words\\.tsx$',
      },
    },
    {
      name: 'pages-load-one-language',
      severity: 'error',
      comment:
        'A page fetches the dictionary of its language. All of them at once are for servers and tests.',
      from: { path: '^(mf-[^/]+|shell|design-system)/src/', pathNot: testFile },
      to: { path: '^shared-contracts/src/i18n/dictionaries\\.ts$' },
    },
    {
      name: 'servers-take-only-domain-and-search',
      severity: 'error',
      from: { path: '^(api|gateway-sandbox)/', pathNot: testFile },
      to: {
        path: '^(shared-contracts|design-system)/',
        pathNot: ['^shared-contracts/src/search/', contracts],
      },
    },
    {
      name: 'browser-takes-no-server-code',
      severity: 'error',
      from: { path: '^(shell/src|mf-[^/]+/src|shared-contracts|design-system|composition/runtime)/' },
      to: {
        path: '^node_modules/(pg|drizzle-orm|@electric-sql|fastify|@fastify|@aws-sdk|@opentelemetry)(/|$)|^(edge|composition/(registry|renderer|cli)|file-lock|tracing)/',
      },
    },
    {
      name: 'features-are-siblings',
      severity: 'error',
      from: { path: '^(mf-(?!admin/)[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'admin-features-are-siblings',
      severity: 'error',
      comment: 'They are in folders of their domains.',
      from: { path: '^mf-admin/src/features/([^/]+/[^/]+)' },
      to: { path: '^mf-admin/src/features/', pathNot: '^mf-admin/src/features/$1(/|$)' },
    },
    {
      name: 'admin-features-are-of-a-domain',
      severity: 'error',
      from: {},
      to: {
        path: '^mf-admin/src/features/',
        pathNot:
          '^mf-admin/src/features/(analytics|catalog|content|customers|fulfilment|invoicing|notifications|orders|payments|platform|reviews|staff|support)/',
      },
    },
    {
      name: 'pages-take-features-components-and-data',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/pages/', pathNot: testFile },
      to: { path: '^$1/src/', pathNot: '^$1/src/(pages|features|components|data)/' },
    },
    {
      name: 'features-take-components-and-data',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/', pathNot: testFile },
      to: { path: '^$1/src/', pathNot: '^$1/src/(features|components|data)/' },
    },
    {
      name: 'components-take-data',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/components/', pathNot: testFile },
      to: { path: '^$1/src/', pathNot: '^$1/src/(components|data)/' },
    },
    {
      name: 'data-takes-nothing-of-its-remote',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/data/', pathNot: testFile },
      to: { path: '^$1/src/', pathNot: '^$1/src/data/' },
    },
    {
      name: 'tools-take-features-and-data',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/tools/', pathNot: testFile },
      to: { path: '^$1/src/', pathNot: '^$1/src/(tools|features|data)/' },
    },
    {
      name: 'metadata-takes-data-and-heads',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/metadata/', pathNot: testFile },
      to: { path: '^$1/src/', pathNot: '^$1/src/(metadata/|data/|heads\\.ts$)' },
    },
    {
      name: 'only-servers-take-metadata',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/', pathNot: ['^[^/]+/src/(metadata/|server\\.ts$)', testFile] },
      to: { path: '^$1/src/metadata/' },
    },
    {
      // The agents' endpoints get everything injected, and cannot import customers, orders or payments.
      name: 'agents-know-nobody',
      severity: 'error',
      from: { path: '^api/src/modules/agents/', pathNot: testFile },
      to: { path: '^api/src/(modules|db|owner|mail|jobs|backup)/', pathNot: '^api/src/modules/agents/' },
    },
    {
      name: 'modules-meet-at-the-index',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: testFile },
      to: { path: '^api/src/modules/', pathNot: '^api/src/modules/($1/|.+/index\\.ts$|.+\\.tables\\.ts$)' },
    },
    {
      name: 'only-admin-code-takes-admin-code',
      severity: 'error',
      comment: 'The staff side of a domain is mounted by modules/admin, behind its guard.',
      from: { path: '^api/src/', pathNot: ['^api/src/modules/(admin|[^/]+/admin)/', testFile] },
      to: { path: '^api/src/modules/[^/]+/admin/' },
    },
    {
      name: 'modules-are-the-domains',
      severity: 'error',
      comment: 'docs/glossary.md lists the domains; admin mounts the staff side of each.',
      from: {},
      to: {
        path: '^api/src/modules/',
        pathNot:
          '^api/src/modules/(admin|agents|analytics|catalog|content|customers|fulfilment|invoicing|newsletter|notifications|orders|payments|platform|reviews|staff|support)/',
      },
    },
    {
      name: 'tables-belong-to-their-domain',
      severity: 'error',
      from: {
        path: '^api/src/modules/([^/]+)/',
        pathNot: ['\\.tables\\.ts$', joiningRepositories, testFile],
      },
      to: {
        path: '^api/src/modules/.+\\.tables\\.ts$',
        pathNot: '^api/src/modules/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-never-touch-sql',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.(repository|tables)\\.ts$|^api/src/db/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-repositories-touch-sql',
      severity: 'error',
      from: {
        path: '^api/src/modules/',
        pathNot: ['\\.(repository|tables)\\.ts$', '/index\\.ts$', '/tax-columns\\.ts$', testFile],
      },
      to: { path: '^api/src/db/|\\.tables\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '\\.service\\.ts$' },
      to: { path: '^node_modules/fastify/|^api/src/http/(?!responses/errors)' },
    },
    {
      // Journeys, drills, benches and the gallery share code in e2e/harness only.
      name: 'e2e-meets-in-its-harness',
      severity: 'error',
      from: { path: '^e2e/(bench|admin-pictures|drills|gallery|harness|journeys)/' },
      to: { path: '^e2e/(bench|admin-pictures|drills|gallery|journeys)/', pathNot: '^e2e/$1/' },
    },
    {
      name: 'drills-are-siblings',
      severity: 'error',
      comment: 'They are in folders of what they try, and share the runner.',
      from: { path: '^e2e/drills/((?!runner/)[^/]+)/' },
      to: { path: '^e2e/drills/[^/]+/', pathNot: '^e2e/drills/($1|runner)/' },
    },
    {
      name: 'drills-of-a-folder-are-siblings',
      severity: 'error',
      from: { path: '^e2e/drills/([^/]+)/([^/]+)/' },
      to: { path: '^e2e/drills/[^/]+/[^/]+/', pathNot: '^e2e/drills/$1/$2/' },
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: {
        path: '^(shell|edge|mf-[^/]+|shared-contracts|design-system|api|gateway-sandbox|composition/registry|file-lock|tracing)/(src|server)/|^composition/(renderer|runtime)/',
        pathNot: testFile,
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/node_modules/\\.cache/|/migrations/|/uploads/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
