const LOUDNESS = 0.3

/** Signals the right pack with a short, high beep, and a wrong one with a long, low beep and a vibration. */
export function signalScan(isRight: boolean): void {
  // iPhones don't support vibration for pages, and people can turn it off.
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
