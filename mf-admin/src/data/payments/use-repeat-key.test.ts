import { renderHook } from '@testing-library/react'
import { useRepeatKey } from './use-repeat-key'

test('a second try has the key of the first; other content, and the same wish once it was granted, have another', () => {
  const { current } = renderHook(useRepeatKey).result
  const key = current.keyFor({ amount: 1 })
  expect(current.keyFor({ amount: 1 })).toBe(key)
  expect(current.keyFor({ amount: 2 })).not.toBe(key)
  const last = current.keyFor({ amount: 2 })
  current.done()
  expect(current.keyFor({ amount: 2 })).not.toBe(last)
})
