import { collections } from 'shared-contracts/catalog/lists/collections'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { heads } from './heads'

test('only a product that is not there is called unknown; one that is out of reach is not', () => {
  const list = collections.ground
  expect(heads.product(list, { error: { status: 404, code: 'NOT_FOUND' } }, inEnglish)).toMatchObject({
    status: 404,
  })
  expect(heads.product(list, { error: { status: 503, code: undefined } }, inEnglish)).toEqual(
    heads.product(list, {}, inEnglish),
  )
  expect(heads.product(list, {}, inEnglish)).not.toHaveProperty('robots')
})
