import type { RemoteModule } from 'shared-contracts/remote'
import { fits } from 'shared-contracts/remote/agents/as-many-as-fit'
import { toolProblems } from 'shared-contracts/remote/agents/tool-problems'
import { createStore } from 'shared-contracts/store'
import { fakeHttp } from 'shared-contracts/testing'
import account from '../../../../mf-account/src/module'
import cartCheckout from '../../../../mf-cart-checkout/src/module'
import catalog from '../../../../mf-catalog/src/module'
import content from '../../../../mf-content/src/module'

const remotes: readonly RemoteModule[] = [account, cartCheckout, catalog, content]

async function allTools() {
  const loaded = await Promise.all(remotes.map(({ tools }) => tools?.()))
  return loaded.flatMap((each) => each?.tools ?? [])
}

test('each tool of the shop fulfils the contract, and has a unique name', async () => {
  const tools = await allTools()
  expect(toolProblems(tools)).toEqual([])
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'add_to_cart',
    'get_policies',
    'get_product',
    'open_checkout',
    'search_products',
    'set_quantity',
    'view_cart',
  ])
  expect(
    tools
      .filter(({ readOnlyHint }) => readOnlyHint)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['get_policies', 'get_product', 'search_products', 'view_cart'])
})

test('each tool refuses invalid input, sends no request and does not navigate', async () => {
  const { http, requests } = fakeHttp({})
  const store = createStore({ http })
  const goTo = jest.fn()
  for (const tool of await allTools())
    for (const input of [
      { unknown: 1 },
      null,
      undefined,
      'text',
      [],
      { quantity: -1 },
      { __proto__: null, toString: 1 },
    ]) {
      const answer = await tool.execute(input, { store, goTo })
      expect(answer).toMatchObject({ error: { code: 'INVALID_INPUT' } })
      expect(fits(answer)).toBe(true)
    }
  expect(requests).toEqual([])
  expect(goTo).not.toHaveBeenCalled()
})
