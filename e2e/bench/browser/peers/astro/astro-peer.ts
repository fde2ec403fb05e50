import path from 'node:path'
import { runCommand } from '../../../../../tooling/start/run-command'
import { folderOfNode } from '../../../../../tooling/test-all/other-node/folder-of-node'
import { startPlainServer } from '../../../plain-server/start-plain-server'
import { builtSite } from '../build/built-site'
import { copyTemplate, writeFiles } from '../build/write-files'
import { astro } from '../markup/astro'
import { addToCart, cartLink } from '../markup/components'
import type { Component } from '../markup/dialect'
import { writeMarkup } from '../markup/write-markup'
import type { Peer } from '../peer'
import type { ContentPage, ShopContent } from '../shop-content'

/** Astro 7 needs Node 22.12 or newer to build; its output needs no Node. */
const NODE = '24'
const env = { ASTRO_TELEMETRY_DISABLED: '1' }

function pageSource({ title, description, main }: ContentPage): string {
  return `---
import Shop from '/src/layouts/shop.astro'
import AddToCart from '/src/components/add-to-cart.astro'
---
<Shop title={${JSON.stringify(title)}} description={${JSON.stringify(description)}}>${writeMarkup(main, astro, [addToCart])}</Shop>
`
}

function frameSource(elements: readonly Element[], components: readonly Component[]): string {
  const imports = components.includes(cartLink) ? "import CartLink from './cart-link.astro'" : ''
  const markup = elements.map((element) => writeMarkup(element, astro, components))
  return `---\n${imports}\n---\n${markup.join('')}\n`
}

async function write(folder: string, content: ShopContent): Promise<void> {
  await copyTemplate(path.join(import.meta.dirname, 'template'), folder, 'src')
  await writeFiles(folder, {
    'src/shop.css': content.css,
    'src/components/header.astro': frameSource(content.header, [cartLink]),
    'src/components/footer.astro': frameSource(content.footer, []),
    ...Object.fromEntries(content.pages.map((page) => [`src/pages${page.path}.astro`, pageSource(page)])),
  })
}

/** Builds with `astro build` and serves the static files with a plain server. */
export const astroPeer: Peer = {
  name: 'Astro',
  write,
  serve: async (folder, { origin, pages }) => {
    const PATH = `${await folderOfNode(folder, NODE)}${path.delimiter}${process.env.PATH}`
    await runCommand('npx', ['astro', 'build'], folder, { ...env, PATH })
    const paths = pages.map((page) => page.path)
    const answers = await builtSite(path.join(folder, 'dist'), paths, (page) => `${page}/index.html`)
    return startPlainServer({ answers, pictureOrigin: origin })
  },
}
