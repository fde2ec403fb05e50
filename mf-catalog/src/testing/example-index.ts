import { type SearchEntry, searchIndex } from 'shared-contracts/remote/search/search-index'
import type { FakeApi } from 'shared-contracts/testing'

export const entries: readonly SearchEntry[] = [
  {
    kind: 'product',
    title: 'Turmeric Powder',
    path: '/ground-spices/turmeric-powder',
    names: ['हल्दी', 'haldi'],
    picture: '/uploads/turmeric-powder-1.jpg',
  },
  { kind: 'product', title: 'Cumin Seeds', path: '/whole-spices/cumin-seeds', names: ['jeera'] },
  { kind: 'recipe', title: 'Rasam', path: '/product/5', about: '½ tsp turmeric powder, cumin' },
  { kind: 'page', title: 'Shipping policy', path: '/shipping' },
]

export const indexCall = 'GET /search-index.json'

export const buildIndexResponse = (body: unknown = searchIndex('1', entries)): FakeApi => ({
  [indexCall]: { status: 200, body },
})
