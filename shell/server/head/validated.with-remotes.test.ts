import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import type { Product } from 'shared-contracts/catalog/product'
import type { Metadata } from 'shared-contracts/remote'
import { seedProducts } from '../../../api/seed/catalogue'
import { productMetadata } from '../../../mf-catalog/src/metadata/product-metadata'
import { structuredDataHtml } from './head-html'
import { ORIGIN } from './testing/structured-data-schema'
import { openShop } from './testing/whole-shop'

const shop = openShop()
afterAll(() => {
  shop.close()
})

/** Returns a sentence for each error in a page's structured data, by Google's rules. */
async function findErrors(html: string): Promise<string[]> {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['jsonld'] }).parse(html)
  const issues = await new Validator().validate(extracted)
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
}

const buildHtml = (metadata: Metadata | undefined, canonicalPath = '/a-page') =>
  structuredDataHtml({
    head: { title: 'A page', description: 'Of the shop.' },
    metadata,
    canonicalPath,
    origin: ORIGIN,
  })

test('search engines find no error in any page of the shop', async () => {
  for (const { path } of await shop.addresses()) {
    const { metadata } = await shop.ask(path, ORIGIN)
    expect([path, await findErrors(buildHtml(metadata, path))]).toEqual([path, []])
  }
})

const [first] = seedProducts
const pepper = { ...first, images: [...(first?.images ?? [])], synonyms: [] } as unknown as Product

test('a product without its picture or its name is an error', async () => {
  const metadata = productMetadata({ product: { ...pepper, images: [], name: '' } }, ORIGIN)
  expect(await findErrors(buildHtml(metadata))).not.toEqual([])
})

test('a product whose name contains a script end tag stays data', async () => {
  const name = '</script><script>alert(1)</script>'
  const html = buildHtml(productMetadata({ product: { ...pepper, name } }, ORIGIN))
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(await findErrors(html)).toEqual([])
})
