import { useEffect, useRef } from 'react'

const NOTES = [
  { hertz: 523, after: 0 },
  { hertz: 784, after: 0.35 },
]
const LOUDEST = 0.15
const SECONDS = 1.2

/** Chimes when timers end. Browsers allow sound only after a click. @param over the number of ended timers */
export function useChime(over: number, hasSound: boolean): void {
  const context = useRef<AudioContext>(undefined)
  const before = useRef(over)

  useEffect(() => {
    if (typeof AudioContext === 'undefined') return
    const made = new AudioContext()
    context.current = made
    return () => {
      made.close().catch(() => {})
    }
  }, [])

  useEffect(() => {
    const isOneMore = over > before.current
    before.current = over
    if (!isOneMore || !hasSound || !context.current) return
    for (const { hertz, after } of NOTES) play(context.current, hertz, after)
  }, [over, hasSound])
}

/** @param after the delay in seconds */
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
