const TONES = [
  { at: 0, hertz: 880 },
  { at: 0.18, hertz: 1318 },
]
const LASTS_SECONDS = 0.5
const LOUDNESS = 0.25

/** Plays two tones like a counter bell. Browsers don't play sounds before the first input on a page. */
export function ring(): void {
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  for (const { at, hertz } of TONES) {
    const start = context.currentTime + at
    const loudness = context.createGain()
    loudness.gain.setValueAtTime(LOUDNESS, start)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + LASTS_SECONDS)
    const tone = context.createOscillator()
    tone.frequency.value = hertz
    tone.connect(loudness).connect(context.destination)
    tone.start(start)
    tone.stop(start + LASTS_SECONDS)
  }
  setTimeout(() => void context.close(), 2000)
}
