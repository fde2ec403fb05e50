import { collections } from 'shared-contracts/domain/collections'
import { heads } from './heads'

test('only a product that is not there is called unknown; one that is out of reach is not', () => {
  const list = collections.ground
  expect(heads.product(list, { error: { status: 404, code: 'NOT_FOUND' } })).toMatchObject({ status: 404 })
  expect(heads.product(list, { error: { status: 503, code: undefined } })).toEqual(heads.product(list, {}))
  expect(heads.product(list, {})).not.toHaveProperty('robots')
})
