import { createStore } from 'shared-contracts/store'
import { fakeHttp } from 'shared-contracts/testing'
import module from '../server'
import { buildPartResponses, manyProducts, partRequest } from '../testing/many-products'

function open(count: number, more = {}) {
  const { http, requests } = fakeHttp({ ...buildPartResponses(manyProducts(count)), ...more })
  const { dispatch } = createStore({ http })
  const close = () => dispatch({ type: 'api/resetApiState' })
  return { list: () => module.addresses(dispatch).finally(close), requests }
}

test('the sitemap has every product once, even if its list is shown in parts', async () => {
  const { list } = open(130)
  const paths = (await list()).map(({ path }) => path)
  const ofProducts = manyProducts(130).map(({ _id }) => `/ground-spices/${_id}`)
  expect(paths.filter((path) => path.includes('turmeric'))).toEqual(ofProducts)
})

test('the sitemap of a short list takes one request', async () => {
  const { list, requests } = open(60)
  await list()
  expect(requests).toHaveLength(1)
})

test('the sitemap fails rather than omit products', async () => {
  const { list } = open(130, {
    [partRequest(2)]: { status: 500, body: { message: 'Down', code: 'INTERNAL' } },
  })
  await expect(list()).rejects.toMatchObject({ status: 500 })
})
