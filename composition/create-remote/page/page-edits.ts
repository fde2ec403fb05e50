import type { PageNames } from './page-names'

type Edit = (text: string) => string

/** @param place matches a position, with a lookbehind or lookahead @throws Error if nothing matches */
function put(text: string, place: RegExp, insertion: string): string {
  if (!place.test(text))
    throw new Error(`Nothing matches ${place.source}, so this could not be inserted: ${insertion.trim()}`)
  return text.replace(place, () => insertion)
}

function withImports(text: string, ...lines: string[]): string {
  return [...lines.filter((line) => !text.includes(line)), text].join('\n')
}

/** Returns the edits that a new page needs in existing files, by path. The linter sorts imports. */
export function pageEdits({ remote, path, page, key, Title }: PageNames): Readonly<Record<string, Edit>> {
  const pathsImport = "import { paths } from 'shared-contracts/routing/paths'"
  const headsImport = "import { heads } from './heads'"
  const head = `  ${key}: () => ({
    title: '${Title}',
    description: '${Title}: describe in one sentence what visitors find on this page.',
  }),
`
  const route = `{
    path: paths.${key},
    chunk: '${page}',
    lazy: () => import(/* webpackChunkName: "${page}" */ './pages/${page}-page'),
    head: heads.${key},
    isEnglish: true,
  },`
  const metadata = `
    [paths.${key}]: () => ({
      type: 'website',
      trail: [{ name: 'Home', path: paths.home }, { name: heads.${key}().title, path: paths.${key} }],
    }),`
  const address = `{ path: paths.${key} },`

  return {
    'shared-contracts/src/routing/paths.ts': (text) =>
      put(text, /(?=\} as const\n$)/, `  ${key}: '${path}',\n`),
    'e2e/harness/pages.ts': (text) =>
      put(text, /(?<=const publicPages = \[[^\]]*)(?=\]\n)/, `  '${path}',\n`),
    'tooling/checks/size/budgets.ts': (text) =>
      text.includes(`'${remote}':`)
        ? text
        : put(text, /(?<=const budgets: [^=]+= \{\n)/, `  '${remote}': asking,\n`),
    [`${remote}/package.json`]: (text) => {
      const manifest = JSON.parse(text) as { shop: { prefixes: string[] } }
      manifest.shop.prefixes.push(path)
      return `${JSON.stringify(manifest, null, 2)}\n`
    },
    [`${remote}/src/heads.ts`]: (text) => put(text, /(?<=const heads = \{\n)/, head),
    [`${remote}/src/routes.tsx`]: (text) =>
      withImports(
        put(text, /(?<=const routes: readonly RemoteRoute\[\] = \[)/, route),
        pathsImport,
        headsImport,
      ),
    [`${remote}/src/server.ts`]: (text) => {
      const described = put(text, /(?<=\bmetadata: \{)/, metadata)
      const listed = /\baddresses:/.test(text)
        ? put(described, /(?<=\baddresses: async \([^)]*\) => \[)/, address)
        : put(described, /(?=\} satisfies RemoteServerModule\n$)/, `addresses: async () => [${address}],\n`)
      return withImports(listed, pathsImport, headsImport)
    },
  }
}
