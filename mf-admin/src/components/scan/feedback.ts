const LOUDNESS = 0.3

/** Short and high for the right pack; for the wrong one long and low, and the phone shakes. */
export function signalScan(isRight: boolean): void {
  // An iPhone does not shake for pages, and some people have switched it off.
  if (!isRight) navigator.vibrate?.([250, 100, 250])
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const loudness = context.createGain()
  loudness.gain.value = LOUDNESS
  const tone = context.createOscillator()
  tone.type = isRight ? 'sine' : 'sawtooth'
  tone.frequency.value = isRight ? 1500 : 160
  tone.connect(loudness).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + (isRight ? 0.12 : 0.7))
  tone.addEventListener('ended', () => void context.close())
}
