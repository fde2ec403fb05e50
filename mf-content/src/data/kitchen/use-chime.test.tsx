import { renderHook } from '@testing-library/react'
import { useChime } from './use-chime'

test('a timer ends silently in a browser without sound', () => {
  const { rerender } = renderHook(({ over }) => useChime(over, true), { initialProps: { over: 0 } })
  expect(() => rerender({ over: 1 })).not.toThrow()
})

test('each timer ends with two soft notes unless sound is off, and releases the audio', () => {
  const started: number[] = []
  const close = jest.fn(async () => {})
  const node = { connect: (next: unknown) => next }
  class Sound {
    currentTime = 10
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
  const { rerender, unmount } = renderHook(({ over, hasSound }) => useChime(over, hasSound), {
    initialProps: { over: 0, hasSound: true },
  })
  rerender({ over: 1, hasSound: true })
  expect(started).toEqual([10, 10.35])
  rerender({ over: 2, hasSound: false })
  rerender({ over: 1, hasSound: true })
  expect(started).toHaveLength(2)
  unmount()
  expect(close).toHaveBeenCalled()
  Reflect.deleteProperty(globalThis, 'AudioContext')
})
