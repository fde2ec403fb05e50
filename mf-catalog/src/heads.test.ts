import { collections } from 'shared-contracts/catalog/lists/collections'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { heads } from './heads'

test('a missing product is called unknown, and an unreachable one is not', () => {
  const list = collections.ground
  expect(heads.product(list, { error: { status: 404, code: 'NOT_FOUND' } }, inEnglish)).toMatchObject({
    status: 404,
  })
  expect(heads.product(list, { error: { status: 503, code: undefined } }, inEnglish)).toEqual(
    heads.product(list, {}, inEnglish),
  )
  expect(heads.product(list, {}, inEnglish)).not.toHaveProperty('robots')
})
