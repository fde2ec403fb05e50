import { renderHook } from '@testing-library/react'
import { useRepeatKey } from './use-repeat-key'

test('a retry has the same key; other content has another, as does the same content after a success', () => {
  const { current } = renderHook(useRepeatKey).result
  const key = current.keyFor({ amount: 1 })
  expect(current.keyFor({ amount: 1 })).toBe(key)
  expect(current.keyFor({ amount: 2 })).not.toBe(key)
  const last = current.keyFor({ amount: 2 })
  current.done()
  expect(current.keyFor({ amount: 2 })).not.toBe(last)
})
