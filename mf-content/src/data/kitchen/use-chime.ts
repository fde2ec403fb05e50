import { useEffect, useRef } from 'react'

/** Two soft notes, a fifth apart. */
const NOTES = [
  { hertz: 523, after: 0 },
  { hertz: 784, after: 0.35 },
]
const LOUDEST = 0.15
const SECONDS = 1.2

/**
 * A gentle sound.
 * @returns `prepare`, to be called while a button is pressed: browsers are silent until then; and `ring`
 */
export function useChime(): { prepare: () => void; ring: () => void } {
  const context = useRef<AudioContext>(undefined)
  useEffect(() => () => void context.current?.close(), [])

  function prepare() {
    // Where there is none, a timer ends without a sound.
    if (typeof AudioContext === 'undefined') return
    context.current ??= new AudioContext()
    context.current.resume().catch(() => {})
  }

  function ring() {
    if (!context.current) return
    for (const { hertz, after } of NOTES) play(context.current, hertz, after)
  }

  return { prepare, ring }
}

/** @param after seconds from now */
function play(context: AudioContext, hertz: number, after: number): void {
  const start = context.currentTime + after
  const note = context.createOscillator()
  const loudness = context.createGain()
  note.frequency.value = hertz
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(LOUDEST, start + 0.05)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
  note.connect(loudness).connect(context.destination)
  note.start(start)
  note.stop(start + SECONDS)
}
