import { createPageCache } from '../../pages/cache/page-cache'
import { createPageCounts } from '../../pages/cache/page-counts'
import { finishPage } from '../../pages/cache/page-response'
import type { Page } from '../../pages/page'
import { madePage } from '../../testing/made-page'
import { createCurrentTexts } from './current-texts'

const origin = 'https://shop.example'
const priced = (price: string) => madePage({ html: `<main><h1>Cloves</h1><p>${price}</p></main>` })

/** Opens a shop with one page, made by the given function. */
function open(make: () => Promise<Page>) {
  const state = { make, stamp: 'v1' }
  const cache = createPageCache({
    makePage: () => state.make(),
    finish: (page) => finishPage(page, {}),
    maxBytes: 1_000_000,
    counts: createPageCounts(),
    onFailure: () => {},
  })
  const stamps = { current: async () => ({ stamp: { id: state.stamp, versionOf: () => state.stamp } }) }
  return { state, textOf: createCurrentTexts({ cache, stamps, origin }) }
}

test('the text of a page is current, even if making it takes longer than a shopper would wait', async () => {
  const { state, textOf } = open(async () => priced('₹145'))
  expect(await textOf('/cloves')).toContain('₹145')
  state.stamp = 'v2'
  state.make = () => new Promise((resolve) => setTimeout(resolve, 400, priced('₹155')))
  expect(await textOf('/cloves')).toContain('₹155')
})

test('a page that was not rendered on the server is requested again until it has a text', async () => {
  let made = 0
  const { textOf } = open(async () => {
    made += 1
    return made < 3 ? madePage({ html: '<div id="root"></div>', isKept: false }) : priced('₹145')
  })
  expect(await textOf('/cloves')).toContain('₹145')
})

test('a missing page has no text', async () => {
  const { textOf } = open(async () => madePage({ status: 404, html: '<main><h1>Nothing here</h1></main>' }))
  await expect(textOf('/cloves')).rejects.toThrow('There is no page at /cloves.')
})
