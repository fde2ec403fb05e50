import { rm } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from '../../../../../tooling/start/run-command'
import { startPlainServer } from '../../../plain-server/start-plain-server'
import { builtSite } from '../build/built-site'
import { copyTemplate, writeFiles } from '../build/write-files'
import { addToCart, cartLink, pageLink } from '../markup/components'
import { jsx } from '../markup/jsx'
import { writeMarkup } from '../markup/write-markup'
import type { Peer } from '../peer'
import type { ShopContent } from '../shop-content'

const routerLink = (content: ShopContent) =>
  pageLink(content, (attribute) => (attribute === 'href' ? 'to' : attribute))

const LINK = "import { Link } from 'react-router-dom'"

function frameSource(name: string, elements: readonly Element[], content: ShopContent): string {
  const markup = elements.map((element) => writeMarkup(element, jsx, [cartLink, routerLink(content)]))
  return `${LINK}
import { CartLink } from './cart-link'

export function ${name}() {
  return <>${markup.join('')}</>
}
`
}

function pagesSource(content: ShopContent): string {
  const routes = content.pages.map(({ path: page, main }) => {
    const markup = writeMarkup(main, jsx, [addToCart, routerLink(content)])
    return `<Route path={${JSON.stringify(page)}} element={${markup}} />`
  })
  return `import { Link, Route, Routes } from 'react-router-dom'
import { AddToCart } from './add-to-cart'

export default function Pages() {
  return <Routes>${routes.join('\n')}</Routes>
}
`
}

async function write(folder: string, content: ShopContent): Promise<void> {
  await copyTemplate(path.join(import.meta.dirname, 'template'), folder, 'src')
  await writeFiles(folder, {
    'src/host/shop.css': content.css,
    'src/host/header.jsx': frameSource('Header', content.header, content),
    'src/host/footer.jsx': frameSource('Footer', content.footer, content),
    'src/catalog/pages.jsx': pagesSource(content),
  })
}

/** A host and a remote, each built by webpack and served by a plain server. The browser renders them. */
export const federationPeer: Peer = {
  name: 'Module Federation',
  write,
  serve: async (folder, { origin, pages }) => {
    await rm(path.join(folder, 'dist'), { recursive: true, force: true })
    await runCommand('npx', ['webpack'], folder)
    const paths = pages.map((page) => page.path)
    const answers = await builtSite(path.join(folder, 'dist'), paths, () => 'index.html')
    return startPlainServer({ answers, pictureOrigin: origin })
  },
}
