import { renderHook } from '@testing-library/react'
import { useChime } from './use-chime'

test('before a button was pressed a browser is silent, and so is the chime', () => {
  const { result } = renderHook(() => useChime())
  expect(() => result.current.ring()).not.toThrow()
})

test('where a browser has no sound, a timer ends without one', () => {
  const { result } = renderHook(() => useChime())
  result.current.prepare()
  expect(() => result.current.ring()).not.toThrow()
})

test('after a press it plays two soft notes, and is silent once the page is left', () => {
  const started: number[] = []
  const close = jest.fn(async () => {})
  const node = { connect: (next: unknown) => next }
  class Sound {
    currentTime = 10
    resume = async () => {}
    close = close
    createGain = () => ({
      ...node,
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    })
    createOscillator = () => ({
      ...node,
      frequency: { value: 0 },
      start: (at: number) => started.push(at),
      stop() {},
    })
  }
  Object.assign(globalThis, { AudioContext: Sound })
  const { result, unmount } = renderHook(() => useChime())
  result.current.prepare()
  result.current.ring()
  expect(started).toEqual([10, 10.35])
  unmount()
  expect(close).toHaveBeenCalled()
  Reflect.deleteProperty(globalThis, 'AudioContext')
})
